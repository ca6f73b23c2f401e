/// A view without content.
public struct EmptyView: View, PrimitiveView {
  /// Creates an empty view.
  nonisolated public init() {}

  package func build(_ node: ViewNode, in context: BuildContext) -> [LayoutItem] { [] }
}
