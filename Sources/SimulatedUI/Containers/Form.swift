/// Controls in grouped rows.
public struct Form<Content: View>: View, PrimitiveView {
  private let content: Content

  /// Creates a form.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  package func update(_ node: ViewNode) { node.updateRows(content) }

  package func build(_ node: ViewNode, in context: BuildContext) -> [LayoutItem] {
    [ListBuilder(node: node, isGrouped: true).build(in: context)]
  }
}

extension Form: StructuralView {}
