/// Tells an app which address it is to open.
private struct OpenURLEffect: ViewEffect {
  let action: (URL) -> Void

  func didUpdate(_ node: ViewNode) { node.graph.urlActions[node.id] = action }
}

extension View {
  /// Runs an action when the app is to open an address.
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    EffectView(content: self, effect: OpenURLEffect(action: action))
  }
}
