import ElementModel

/// Screens of which a bar at the bottom selects one, or a finger that swipes.
public struct TabView<SelectionValue: Hashable, Content: View>: View {
  private let selection: Binding<SelectionValue>?
  private let content: Content

  /// Creates a tab view whose selection the app keeps.
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  /// Creates a tab view whose selection the app keeps.
  public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  /// Creates a tab view that keeps its selection to itself.
  public init(@ViewBuilder content: () -> Content) where SelectionValue == Int {
    selection = nil
    self.content = content()
  }
}

/// Which tab is selected while the app does not say, and what the list of further tabs shows.
@MainActor final class TabMemory {
  var index = 0
  /// Whether the list of the tabs that have no button is shown.
  var showsMore = false
}

extension TabView: PrimitiveView {
  package func update(_ node: ViewNode) {
    var environment = node.environment
    environment.navigation = nil
    environment.pageStyle = nil
    node.updateChild(.role(.content), content, environment: environment)
    let tabs = tabs(of: node)
    let selected = selected(of: tabs, in: node)
    if tabs.indices.contains(selected) { tabs[selected].hold?.open() }
  }

  private func tabs(of node: ViewNode) -> [TabEntry] {
    node.child(.role(.content)).map { TabEntry.entries(below: $0) } ?? []
  }

  /// The place of the tab that is selected.
  private func selected(of tabs: [TabEntry], in node: ViewNode) -> Int {
    guard let selection else {
      return min(node.memory(TabMemory()).index, max(0, tabs.count - 1))
    }
    let wanted = AnyHashable(node.read(selection))
    return tabs.indices.first { Self.tag(of: tabs[$0], at: $0) == wanted } ?? 0
  }

  package func build(_ node: ViewNode, in context: BuildContext) -> [LayoutItem] {
    let tabs = tabs(of: node)
    let selected = selected(of: tabs, in: node)
    if tabs.indices.contains(selected), let hold = tabs[selected].hold, !hold.isOpen {
      // The tabs have changed without an update of the view that shows them.
      node.graph.afterUpdate { hold.open() }
      node.graph.requestBuild(of: node)
    }
    let selection = selection
    let select: (Int) -> Void = { [weak node] index in
      guard let node, tabs.indices.contains(index) else { return }
      if let selection {
        if let value = Self.tag(of: tabs[index], at: index).base as? SelectionValue {
          selection.wrappedValue = value
        }
      } else {
        node.memory(TabMemory()).index = index
        node.invalidator.invalidate()
      }
    }
    if let style = node.environment.pageStyle {
      let builder = PageBuilder(
        node: node, tabs: tabs, selected: selected, style: style, select: select)
      return [builder.build(in: context)]
    }
    let builder = TabBarBuilder(node: node, tabs: tabs, selected: selected, select: select)
    return [builder.build(in: context)]
  }

  private static func tag(of tab: TabEntry, at index: Int) -> AnyHashable {
    // Without tags tabs are told apart by their place.
    tab.tag ?? AnyHashable(index)
  }
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

extension View {
  /// Marks the view with a value that a selection may have.
  public func tag<Value: Hashable>(_ tag: Value) -> some View {
    EffectView(content: self, effect: TagEffect(tag: AnyHashable(tag)))
  }
}

extension TabView: StructuralView {}
