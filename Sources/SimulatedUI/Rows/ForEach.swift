/// One view for each element of a collection; state follows an element's identity.
///
/// What it makes may also be something else than views, such as the marks of a chart.
@MainActor @preconcurrency
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The collection.
  public var data: Data
  /// Makes the view of an element.
  public var content: (Data.Element) -> Content
  let id: (Data.Element) -> ID
  var onDelete: ((IndexSet) -> Void)?
  var onMove: ((IndexSet, Int) -> Void)?
  /// Told before which row something is dropped, and where on it; tells whether it is taken.
  var onInsert: ((Int, Any, CGPoint) -> Bool)?
}

extension ForEach {
  /// Makes something of each element, which need not be a view.
  package init(
    data: Data, identity: @escaping (Data.Element) -> ID,
    making content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, id: identity)
  }
}

extension ForEach: View where Content: View {}

extension ForEach: PrimitiveView where Content: View {
  package var passesRows: Bool { true }

  package func update(_ node: ViewNode) {
    if let rows = node.rows { return update(node, in: rows) }
    var seen: [ID: Int] = [:]
    for element in data {
      let id = id(element)
      // Equal identities are the app's mistake; iOS shows both rows, so a count tells them apart.
      let repetition = seen[id, default: 0]
      seen[id] = repetition + 1
      node.updateChild(.id(AnyHashable(id), repetition), node.making { content(element) })
    }
  }

  /// Evaluates the elements that show in a lazy container.
  private func update(_ node: ViewNode, in rows: LazyRows) {
    let (data, id, content) = (data, id, content)
    func element(_ offset: Int) -> Data.Element {
      data[data.index(data.startIndex, offsetBy: offset)]
    }
    let source = node.slot("rows") { RowSource(node: node, rows: rows) }
    source.adopt(
      RowSource.Rows(
        count: data.count, identity: { AnyHashable(id(element($0))) },
        isIdentified: { offset, identity in
          node.makingUnread { content(element(offset)) }.bears(identity)
        },
        update: { node, key, offset in
          node.updateChild(key, node.making { content(element(offset)) })
        }))
  }

  package func build(_ node: ViewNode, in context: BuildContext) -> [LayoutItem] {
    if node.rows != nil, let source: RowSource = node.kept("rows") {
      return source.build(in: context) { decorate($0, offset: $1, in: context) }
    }
    let offsets = node.children.enumerated()
    return offsets.flatMap { offset, child in
      let items = child.build(in: context)
      let element = data.index(data.startIndex, offsetBy: offset, limitedBy: data.endIndex)
      if let element, element < data.endIndex {
        items.first?.identify(by: AnyHashable(id(data[element])))
      }
      for item in items { decorate(item, offset: offset, in: context) }
      return items
    }
  }

  /// Gives an element's item what the collection offers for it.
  private func decorate(_ item: LayoutItem, offset: Int, in context: BuildContext) {
    guard context.isInList else { return }
    if let onInsert { item.onDrop = { onInsert(offset, $0, $1) } }
    if let onDelete {
      item.swipeActions.trailing.delete = { onDelete(IndexSet(integer: offset)) }
    }
    if let onMove {
      item.rowMove = RowMove(offset: offset, count: data.count) {
        onMove(IndexSet(integer: offset), $0)
      }
    }
  }
}

extension ForEach where ID == Data.Element.ID, Data.Element: Identifiable, Content: View {
  /// Makes a view for each element, told apart by `id`.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, content: content, id: { $0.id })
  }
}

extension ForEach where Content: View {
  /// Makes a view for each element, told apart by a property.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, id: { $0[keyPath: id] })
  }

  /// Makes a view for each element that changes it through a binding.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == [Binding<C.Element>], C.Element: Identifiable, ID == C.Element.ID
  {
    self.init(
      data: data.elements, content: content, id: { $0.wrappedValue.id })
  }

  /// Makes a view for each element, told apart by a property, that changes it through a binding.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == [Binding<C.Element>] {
    self.init(
      data: data.elements, content: content, id: { $0.wrappedValue[keyPath: id] })
  }

  /// Lets rows be deleted.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> Self {
    var copy = self
    copy.onDelete = action
    return copy
  }

  /// Lets rows be moved.
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> Self {
    var copy = self
    copy.onMove = action
    return copy
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// Makes a view for each number of a range.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, content: content, id: { $0 })
  }
}

extension ForEach: StructuralView where Content: View {
  private var hasActions: Bool { onDelete != nil || onMove != nil || onInsert != nil }

  // Rows without actions are told apart by their identities alone, which are the nodes' keys; how
  // many there are counts too, as most of a lazy container have no nodes.
  func buildsLike(_ old: Self) -> Bool {
    data.count == old.data.count && !hasActions && !old.hasActions
  }
}

extension ForEach: ViewList where Content: View {}
