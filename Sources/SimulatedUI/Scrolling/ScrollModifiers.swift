private struct RefreshKey: EnvironmentKey { static var defaultValue: RefreshAction? { nil } }
private struct ScrollEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }

extension EnvironmentValues {
  /// Refreshes what the view shows; nil where nothing does.
  public var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }

  /// Whether fingers may scroll.
  public var isScrollEnabled: Bool {
    get { self[ScrollEnabledKey.self] }
    set { self[ScrollEnabledKey.self] = newValue }
  }
}

extension View {
  /// Refreshes the view when its content is pulled down.
  public func refreshable(
    @_inheritActorContext action: @escaping @Sendable () async -> Void
  ) -> some View {
    environment(\.refresh, RefreshAction(action: action))
  }

  /// Says whether content scrolls.
  public func scrollDisabled(_ isDisabled: Bool) -> some View {
    EffectView(
      content: self, effect: EnvironmentEffect { if isDisabled { $0.isScrollEnabled = false } })
  }
}

extension ViewNode {
  /// What keeps track of the content that scrolls in this node's view.
  func scroller(along axes: Axis.Set) -> ScrollContainer {
    let scroller = memory(
      ScrollContainer { [weak self] in
        guard let self, isAlive else { return }
        graph.requestBuild(of: self)
        graph.queue.wake()
      })
    scroller.axes = axes
    scroller.isEnabled = environment.isScrollEnabled
    scroller.settings = environment.scrollSettings
    scroller.position = environment.scrollPosition
    scroller.watchers = environment.scrollWatchers
    scroller.follower = environment.scrollFollower
    scroller.follower?.container = scroller
    scroller.dismissKeyboard = { [weak graph] in graph?.keyboard.dismiss() }
    scroller.refresh = environment.refresh.map { action in
      { _ = Task { await action() } }
    }
    return scroller
  }
}
