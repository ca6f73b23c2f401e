/// Several views that are handled as one, without a layout of their own.
public struct Group<Content: View>: View, PrimitiveView {
  let content: Content

  /// Groups views.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  package var passesRows: Bool { true }

  package func update(_ node: ViewNode) { node.updateChild(.index(0), content) }
}

extension Group: StructuralView {}

extension Group: ViewList {}
