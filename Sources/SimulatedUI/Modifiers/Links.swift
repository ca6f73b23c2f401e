/// Has a link that the app is to open handled by the content.
private struct LinkEffect: ViewEffect {
  let action: (URL) -> Void

  func didUpdate(_ node: ViewNode) { node.graph.whenLinkArrives(at: node, action) }
}

extension View {
  /// Runs an action when the app is asked to open a link.
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    EffectView(content: self, effect: LinkEffect(action: action))
  }
}
