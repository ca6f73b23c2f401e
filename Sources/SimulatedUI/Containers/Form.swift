/// Controls in grouped rows.
public struct Form<Content: View>: View, PrimitiveView {
  private let content: Content

  /// Creates a form.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  package func update(_ node: ViewNode) { node.updateChild(.role(.content), content) }

  package func build(_ node: ViewNode, in context: BuildContext) -> [LayoutItem] {
    [node.buildRows(isGrouped: true, in: context)]
  }
}
