/// A tree of data, whose branches are disclosure groups.
public struct OutlineGroup<Data, ID, Parent, Leaf, Subgroup>
where Data: RandomAccessCollection, ID: Hashable {
  let data: Data
  let id: KeyPath<Data.Element, ID>
  let children: (Data.Element) -> Data?
  let row: (Data.Element) -> Leaf
}

/// The content of a branch.
public struct OutlineSubgroupChildren: View {
  let content: AnyView

  /// What is below the branch.
  public var body: some View { content }
}

extension OutlineGroup: View
where
  Leaf: View, Parent: View, Subgroup: View
{
  /// A row for each element, and rows below those that are open.
  public var body: some View {
    ForEach(data, id: id) { element in
      if let below = children(element) {
        DisclosureGroup {
          AnyView(
            OutlineGroup<Data, ID, Parent, Leaf, Subgroup>(
              data: below, id: id, children: children, row: row))
        } label: {
          row(element)
        }
      } else {
        row(element)
      }
    }
  }
}

extension OutlineGroup
where
  Leaf: View, Parent == Leaf, Subgroup == DisclosureGroup<Leaf, OutlineSubgroupChildren>
{
  /// Creates a tree of elements, told apart by `id`.
  public init<Element: Identifiable>(
    _ data: Data, children: KeyPath<Element, Data?>,
    @ViewBuilder content: @escaping (Element) -> Leaf
  ) where ID == Element.ID, Element == Data.Element {
    self.init(data: data, id: \.id, children: { $0[keyPath: children] }, row: content)
  }

  /// Creates a tree of elements, told apart by a property.
  public init<Element>(
    _ data: Data, id: KeyPath<Element, ID>, children: KeyPath<Element, Data?>,
    @ViewBuilder content: @escaping (Element) -> Leaf
  ) where Element == Data.Element {
    self.init(data: data, id: id, children: { $0[keyPath: children] }, row: content)
  }

  /// Creates a tree with one root.
  public init<Element: Identifiable>(
    _ root: Element, children: KeyPath<Element, Data?>,
    @ViewBuilder content: @escaping (Element) -> Leaf
  ) where ID == Element.ID, Element == Data.Element, Data == [Element] {
    self.init(data: [root], id: \.id, children: { $0[keyPath: children] }, row: content)
  }
}

extension OutlineGroup
where
  Leaf: View, Parent == Leaf, Subgroup == DisclosureGroup<Leaf, OutlineSubgroupChildren>
{
  /// Creates a tree of elements that its rows can change.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, children: WritableKeyPath<C.Element, C?>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Leaf
  ) where ID == C.Element.ID, Data == Binding<C>, C.Element: Identifiable {
    self.init(data, id: \.id, children: children, content: content)
  }

  /// Creates a tree of elements, told apart by a property, that its rows can change.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, children: WritableKeyPath<C.Element, C?>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Leaf
  ) where Data == Binding<C> {
    self.init(
      data: data, id: (\Binding<C.Element>.wrappedValue).appending(path: id),
      children: { Binding($0[dynamicMember: children]) }, row: content)
  }
}
