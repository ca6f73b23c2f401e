import ElementModel

/// Screens of which a bar at the bottom selects one.
public struct TabView<SelectionValue: Hashable, Content: View>: View {
  private let selection: Binding<SelectionValue>?
  private let content: Content

  /// Creates a tab view whose selection the app keeps.
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  /// Creates a tab view that keeps its selection to itself.
  public init(@ViewBuilder content: () -> Content) where SelectionValue == Int {
    selection = nil
    self.content = content()
  }
}

/// Which tab is selected while the app does not say.
@MainActor private final class TabMemory {
  var index = 0
}

extension TabView: PrimitiveView {
  static var barHeight: CGFloat { 49 }

  package func update(_ node: ViewNode) {
    var environment = node.environment
    environment.navigation = nil
    node.updateChild(.role(.content), content, environment: environment)
  }

  package func build(_ node: ViewNode, in context: BuildContext) -> [LayoutItem] {
    let tabs = node.child(.role(.content)).map { TabEntry.entries(below: $0) } ?? []
    let memory = node.memory(TabMemory())
    let selected: Int
    if let selection {
      let wanted = AnyHashable(node.read(selection))
      selected = tabs.indices.first { tag(of: tabs[$0], at: $0) == wanted } ?? 0
    } else {
      selected = min(memory.index, max(0, tabs.count - 1))
    }
    var inner = context
    inner.bar = nil
    inner.isInList = false
    let items = tabs.indices.contains(selected) ? tabs[selected].node.build(in: inner) : []
    let content = LayoutItem.screen(
      id: node.elementID("content"), stackID: node.elementID("stack"), items: items)
    let buttons = tabs.indices.map { index in
      button(tabs[index], at: index, isSelected: index == selected, node: node, context: inner)
    }
    let bar = LayoutItem(
      id: node.elementID("bar"), rule: TabButtonsRule(height: Self.barHeight),
      children: buttons, element: ElementDescription(.tabBar, label: "Tab Bar"))
    bar.isOpaque = true
    bar.elevation = 1
    return [
      LayoutItem(
        id: node.id, rule: TabRule(barHeight: Self.barHeight), children: [content, bar])
    ]
  }

  private func tag(of tab: TabEntry, at index: Int) -> AnyHashable {
    // Without tags tabs are told apart by their place.
    tab.tag ?? AnyHashable(index)
  }

  private func button(
    _ tab: TabEntry, at index: Int, isSelected: Bool, node: ViewNode, context: BuildContext
  ) -> LayoutItem {
    let label = tab.label?.build(in: context) ?? []
    let icons = label.flatMap(\.images)
    // A tab bar shows one title and one icon; the icon says nothing that the title does not.
    if label.contains(where: \.hasText) {
      for icon in icons { icon.isAccessibilityHidden = true }
    }
    let item = LayoutItem.button(id: tab.node.elementID("tab"), content: label) { [weak node] in
      guard let node else { return }
      if let selection {
        if let value = tag(of: tab, at: index).base as? SelectionValue {
          selection.wrappedValue = value
        }
      } else {
        node.memory(TabMemory()).index = index
        node.invalidator.invalidate()
      }
    }
    item.element?.isSelected = isSelected
    // A tab without an identifier has the name of its symbol.
    if item.element?.identifier.isEmpty ?? false {
      item.element?.identifier = icons.first?.element?.identifier ?? ""
    }
    return item
  }
}

extension LayoutItem {
  /// The images in the item, hidden ones too.
  fileprivate var images: [LayoutItem] {
    noteUse()
    return (element?.type == .image ? [self] : []) + children.flatMap(\.images)
  }

  /// Whether the item has some text.
  fileprivate var hasText: Bool {
    noteUse()
    return element?.type == .staticText || children.contains(where: \.hasText)
  }
}

/// One tab, as the modifiers around a screen describe it.
@MainActor private struct TabEntry {
  let node: ViewNode
  var tag: AnyHashable?
  var label: ViewNode?

  /// Finds the tabs among the views that a tab view was given.
  static func entries(below node: ViewNode) -> [TabEntry] {
    node.isReadByBuild = true
    if node.primitive is any ViewList { return node.children.flatMap(entries(below:)) }
    var entry = TabEntry(node: node)
    var current: ViewNode? = node
    while let candidate = current {
      if let tagged = candidate.primitive as? any TabDescription {
        entry.tag = entry.tag ?? tagged.tabTag
        entry.label = entry.label ?? candidate.child(.role(.tabItem))
      } else if candidate.primitive != nil, !(candidate.primitive is any SingleContent) {
        break
      }
      candidate.isReadByBuild = true
      current = candidate.child(.role(.content))
    }
    return [entry]
  }
}

/// A view that stands for several views and has no layout of its own.
@MainActor protocol ViewList {}

extension TupleView: ViewList {}
extension ForEach: ViewList {}
extension Group: ViewList {}
extension Optional: ViewList where Wrapped: View {}
extension _ConditionalContent: ViewList {}

/// A view that changes one other, which it keeps as its content.
@MainActor protocol SingleContent {}

extension EffectView: SingleContent {}

/// A view that knows something about the tab it is in.
@MainActor protocol TabDescription {
  var tabTag: AnyHashable? { get }
}

extension EffectView: TabDescription {
  var tabTag: AnyHashable? { (effect as? TagEffect)?.tag }
}

/// Marks a view with a value that a selection may have.
struct TagEffect: ViewEffect {
  let tag: AnyHashable

  func apply(
    to items: [LayoutItem], node: ViewNode, in context: BuildContext
  ) -> [LayoutItem] {
    if context.isInList { for item in items { item.changeRowTraits { $0.tag = tag } } }
    return items
  }
}

/// Keeps the view that describes a tab.
private struct TabItemEffect: ViewEffect {
  let label: any View

  func didUpdate(_ node: ViewNode) { node.updateChild(.role(.tabItem), label) }
}

extension View {
  /// Describes the tab of this screen.
  public func tabItem<Label: View>(@ViewBuilder _ label: () -> Label) -> some View {
    EffectView(content: self, effect: TabItemEffect(label: label()))
  }

  /// Marks the view with a value that a selection may have.
  public func tag<Value: Hashable>(_ tag: Value) -> some View {
    EffectView(content: self, effect: TagEffect(tag: AnyHashable(tag)))
  }
}

/// Places the tab bar at the bottom of the selected screen.
private struct TabRule: LayoutRule {
  let barHeight: CGFloat

  func size(for proposal: ProposedSize, _ children: [LayoutItem]) -> CGSize {
    CGSize(width: proposal.width ?? 320, height: proposal.height ?? 480)
  }

  func place(_ children: [LayoutItem], in rect: CGRect, insets: EdgeInsets) {
    let height = barHeight + insets.bottom
    var inner = insets
    inner.bottom = height
    children[0].place(in: rect, insets: inner)
    children[1].place(
      in: CGRect(x: rect.minX, y: rect.maxY - height, width: rect.width, height: height))
  }

  func reachesEdges(_ children: [LayoutItem]) -> Bool { true }
}

/// Shares the width of a tab bar among its buttons.
private struct TabButtonsRule: LayoutRule {
  let height: CGFloat

  func size(for proposal: ProposedSize, _ children: [LayoutItem]) -> CGSize {
    CGSize(width: proposal.width ?? 320, height: height)
  }

  func place(_ children: [LayoutItem], in rect: CGRect, insets: EdgeInsets) {
    let width = rect.width / CGFloat(max(1, children.count))
    for (index, child) in children.enumerated() {
      child.place(
        in: CGRect(
          x: rect.minX + CGFloat(index) * width + 2, y: rect.minY + 1, width: width - 4,
          height: height - 1))
    }
  }
}
