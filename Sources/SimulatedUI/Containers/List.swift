import ElementModel

/// Rows below each other that scroll.
public struct List<SelectionValue: Hashable, Content: View>: View {
  let content: Content
  let selection: ListSelection?

  /// Creates a list of some content whose rows can be selected.
  init(selection: ListSelection?, rows content: Content) {
    self.selection = selection
    self.content = content
  }

  /// Creates a list of rows.
  public init(@ViewBuilder content: () -> Content) where SelectionValue == Never {
    self.init(selection: nil, rows: content())
  }

  /// Creates a list of rows, of which several can be selected while they are edited.
  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.init(selection: selection.map { ListSelection($0) }, rows: content())
  }

  /// Creates a list of rows, of which one can be selected.
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.init(selection: selection.map { ListSelection($0) }, rows: content())
  }
}

extension List: PrimitiveView {
  package func update(_ node: ViewNode) {
    node.updateRows(content, selection: node.followSelection(selection))
  }

  package func build(_ node: ViewNode, in context: BuildContext) -> [LayoutItem] {
    let style = node.environment.isListGrouped
    return [ListBuilder(node: node, selection: selection, isGrouped: style).build(in: context)]
  }
}

extension ViewNode {
  /// Evaluates the content of a lazy container.
  func updateRows<Content: View>(_ content: Content, selection: RowSelection? = nil) {
    ownRows = slot("lazy rows") { LazyRows(node: self) }
    var inner = environment
    inner.scrollSettings = ScrollSettings()
    inner.scrollPosition = nil
    inner.rowSelection = selection
    updateChild(.role(.content), content, environment: inner)
  }
}

extension List: StructuralView {}
