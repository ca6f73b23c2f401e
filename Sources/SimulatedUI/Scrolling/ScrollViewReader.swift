/// Lets an app scroll to a view inside.
public struct ScrollViewReader<Content: View>: View, PrimitiveView {
  private let content: (ScrollViewProxy) -> Content

  /// Creates a view whose content can scroll what is inside.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }

  package func update(_ node: ViewNode) {
    let proxy = ScrollViewProxy(graph: node.graph)
    node.updateChild(.role(.content), node.making { content(proxy) })
  }
}

/// Scrolls the views inside a reader.
@MainActor @preconcurrency
public struct ScrollViewProxy {
  private let graph: ViewGraph

  nonisolated init(graph: ViewGraph) { self.graph = graph }

  /// Scrolls until a view can be seen.
  ///
  /// - Parameters:
  ///   - id: The view's identity, from `id(_:)` or a `ForEach`.
  ///   - anchor: The point of the view that comes to lie at the same point of what scrolls; nil for
  ///     the smallest movement that shows the view.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    graph.scroll(to: AnyHashable(id), anchor: anchor)
  }
}
