import ElementModel

/// One column: a stack whose root is the column's content.
struct NavigationColumn: View, PrimitiveView {
  let root: any View

  func update(_ node: ViewNode) { node.updateNavigation(root: root, path: nil) }

  // The columns are built by the split view, which knows what stands before them.
  func build(_ node: ViewNode, in context: BuildContext) -> [LayoutItem] {
    [NavigationScreen(node: node, isColumn: true).build(in: context)]
  }
}

extension ViewNode {
  /// The columns of a split view.
  var splitModel: SplitModel { memory(SplitModel(node: self)) }

  /// Evaluates the content of a column.
  func updateColumn(_ index: Int, _ content: any View) {
    let model = splitModel
    let entry = model.replaced[index]
    var environment = entry?.environment ?? self.environment
    environment.navigation = nil
    environment.splitColumn = SplitColumn(model: model, index: index)
    if model.isCollapsed, index > 0 {
      environment.dismiss = DismissAction(isPresented: true) { model.goBack() }
    }
    let column: any View = entry?.content ?? content
    updateChild(
      .index(index), NavigationColumn(root: AnyView(existential: column)),
      environment: environment)
  }

  /// Builds the columns that show: one where there is little room.
  func buildColumns(in context: BuildContext) -> [LayoutItem] {
    let model = splitModel
    var inner = context
    inner.bar = nil
    inner.isInList = false
    inner.keepsSections = false
    if model.isCollapsed {
      let shown = min(model.shown, model.columnCount - 1)
      guard let column = child(.index(shown)) else { return [] }
      column.columnBack = nil
      if shown > 0, let before = child(.index(shown - 1)) {
        let title = NavigationScreen(node: before, isColumn: true).topTitle(in: inner)
        column.columnBack = NavigationBack(title: title) { model.goBack() }
      }
      return column.build(in: inner)
    }
    graph.followPlacement(of: self)
    let columns = model.visibility.columns(of: model.columnCount, isWide: model.isWide)
    let items = columns.enumerated().map { offset, index in
      let column = child(.index(index))
      column?.columnBack = nil
      let items = column?.build(in: inner) ?? []
      return LayoutItem.screen(
        id: elementID("column \(index)"), stackID: elementID("column stack \(index)"),
        items: offset == 0 ? items.map { sidebarToggle(on: $0) } : items,
        element: ElementDescription(.other))
    }
    let widths = items.dropLast().map { _ in ColumnsRule.sidebarWidth }
    return [
      LayoutItem(
        id: id, rule: ColumnsRule(leading: Array(widths), trailing: [], model: model),
        children: items)
    ]
  }

  /// Puts the button that shows and hides the sidebar on a column.
  private func sidebarToggle(on item: LayoutItem) -> LayoutItem {
    let model = splitModel
    let isShown =
      model.visibility.columns(of: model.columnCount, isWide: model.isWide).count > 1
    // The identifier is that which Xcode records on an iPad.
    let button = LayoutItem(
      id: elementID("toggle"), rule: FixedRule(size: CGSize(width: 44, height: 44)),
      element: ElementDescription(
        .button, label: isShown ? "Hide Sidebar" : "Show Sidebar", identifier: "ToggleSidebar"))
    button.element?.appearance.symbol = "sidebar.left"
    button.interaction = .action { model.toggleSidebar() }
    button.elevation = 2
    return LayoutItem(
      id: elementID("toggle layer"), rule: ToggleRule(), children: [item, button])
  }
}

/// Where a back button leads that stands at the root of a stack.
@MainActor final class NavigationBack {
  let title: String
  let action: () -> Void

  init(title: String, action: @escaping () -> Void) {
    self.title = title
    self.action = action
  }
}

/// What a column has before it.
@MainActor private final class ColumnMemory {
  var back: NavigationBack?
}

extension ViewNode {
  /// Where the back button at the root of this column's stack leads.
  var columnBack: NavigationBack? {
    get { slot("column") { ColumnMemory() }.back }
    set { slot("column") { ColumnMemory() }.back = newValue }
  }
}

/// Places columns side by side: some of fixed width before and after one that takes the rest.
struct ColumnsRule: LayoutRule {
  /// The width of a sidebar in points, as on an iPad.
  static let sidebarWidth: CGFloat = 320
  let leading: [CGFloat]
  let trailing: [CGFloat]
  /// Is told whether the place is wider than high.
  var model: SplitModel?

  func size(for proposal: ProposedSize, _ children: [LayoutItem]) -> CGSize {
    CGSize(width: proposal.width ?? 320, height: proposal.height ?? 480)
  }

  func place(_ children: [LayoutItem], in rect: CGRect, insets: EdgeInsets) {
    model?.noteWidth(isWide: rect.width > rect.height)
    let fixed = (leading + trailing).reduce(0, +)
    let widths = leading + [max(0, rect.width - fixed)] + trailing
    var x = rect.minX
    for (child, width) in zip(children, widths) {
      var inner = insets
      if x > rect.minX { inner.leading = 0 }
      if x + width < rect.maxX { inner.trailing = 0 }
      child.place(
        in: CGRect(x: x, y: rect.minY, width: width, height: rect.height), insets: inner)
      x += width
    }
  }

  func reachesEdges(_ children: [LayoutItem]) -> Bool { true }
}

/// Places the button of a sidebar in the upper corner of a column.
private struct ToggleRule: LayoutRule {
  func size(for proposal: ProposedSize, _ children: [LayoutItem]) -> CGSize {
    children.first?.size(for: proposal) ?? .zero
  }

  func place(_ children: [LayoutItem], in rect: CGRect, insets: EdgeInsets) {
    children.first?.place(in: rect, insets: insets)
    guard let button = children.dropFirst().first else { return }
    button.place(
      in: CGRect(x: rect.minX + 8, y: rect.minY + insets.top, width: 44, height: 44))
  }

  func reachesEdges(_ children: [LayoutItem]) -> Bool { true }
}
