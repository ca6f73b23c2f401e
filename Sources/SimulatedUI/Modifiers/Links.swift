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

  /// Runs an action when the app is asked to go on with what was begun elsewhere.
  ///
  /// A link arrives as an activity of the type `NSUserActivityTypeBrowsingWeb`; nothing else hands
  /// over activities to a simulated app.
  public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View {
    onOpenURL { url in
      guard activityType == NSUserActivityTypeBrowsingWeb, url.scheme?.hasPrefix("http") == true
      else { return }
      let activity = NSUserActivity(activityType: activityType)
      activity.webpageURL = url
      action(activity)
    }
  }

  /// Says what the person does, for other devices, which a simulated app has not.
  public func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View {
    self
  }

  /// Says what the person does with an element, for other devices, which a simulated app has not.
  public func userActivity<Element>(
    _ activityType: String, element: Element?,
    _ update: @escaping (Element, NSUserActivity) -> Void
  ) -> some View {
    self
  }

  /// Says which events the window handles; a simulated app has one, which gets them all.
  public func handlesExternalEvents(
    preferring: Set<String>, allowing: Set<String>
  ) -> some View {
    self
  }
}
