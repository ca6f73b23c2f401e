/// The views that open the links which the app is asked to open.
@MainActor private final class LinkReceivers: GraphFeature {
  private var actions: [Int: (URL) -> Void] = [:]

  /// Sets what a view does with links.
  func add(_ node: ViewNode, _ action: @escaping (URL) -> Void) { actions[node.id] = action }

  func forget(_ node: ViewNode) { actions[node.id] = nil }

  /// Hands a link to every view, outermost first.
  ///
  /// - Returns: Whether there is one.
  func open(_ url: URL) -> Bool {
    for (_, action) in actions.sorted(by: { $0.key < $1.key }) { action(url) }
    return !actions.isEmpty
  }
}

extension ViewGraph {
  /// Sets what a view does with links that the app is to open.
  func whenLinkArrives(at node: ViewNode, _ action: @escaping (URL) -> Void) {
    feature(LinkReceivers.self).add(node, action)
  }

  /// Hands a link to every view that opens links, outermost first.
  ///
  /// - Returns: Whether there is one.
  func open(_ url: URL) -> Bool { feature(LinkReceivers.self).open(url) }
}
