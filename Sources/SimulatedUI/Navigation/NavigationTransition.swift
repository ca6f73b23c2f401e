/// How a screen comes and goes; only pixels show that.
@available(iOS18 )
public protocol NavigationTransition {}

/// As the system chooses.
@available(iOS18 )
public struct AutomaticNavigationTransition: NavigationTransition {}

/// Out of the view that led to it.
@available(iOS18 )
public struct ZoomNavigationTransition: NavigationTransition {}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// As the system chooses.
  public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  /// Out of the view that led to it.
  ///
  /// - Parameters:
  ///   - sourceID: The view's name, by ``View/matchedTransitionSource(id:in:)``.
  ///   - namespace: Where the name counts.
  /// - Returns: The transition.
  public static func zoom<ID: Hashable>(
    sourceID: ID, in namespace: Namespace.ID
  ) -> ZoomNavigationTransition {
    ZoomNavigationTransition()
  }
}

/// What a view that leads to a screen looks like on the way.
@available(iOS18 )
public protocol MatchedTransitionSourceConfiguration: Sendable {}

/// What a view that leads to a screen looks like on the way, with nothing said yet.
@available(iOS18 )
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {}

extension View {
  /// Says how the screen that is the view comes and goes.
  @available(iOS18 )
  public func navigationTransition<T: NavigationTransition>(_ style: T) -> some View { self }

  /// Names the view as one that a screen comes out of, and says what it looks like on the way.
  @available(iOS18 )
  public func matchedTransitionSource<ID: Hashable>(
    id: ID, in namespace: Namespace.ID,
    configuration: (EmptyMatchedTransitionSourceConfiguration)
      -> some MatchedTransitionSourceConfiguration
  ) -> some View {
    self
  }
}
