/// Where content that scrolls would come to rest.
@available(iOS17 )
public struct ScrollTarget: Hashable, Sendable {
  /// The part of the content that would be seen.
  public var rect: CGRect
  /// The point of it that comes to the same point of the view.
  public var anchor: UnitPoint?
}

/// What is known about content that scrolls, where an app says how it comes to rest.
@available(iOS17 )
public struct ScrollTargetBehaviorContext: Sendable {
  /// Where the content was.
  public let originalTarget: ScrollTarget
  /// How large it is.
  public let contentSize: CGSize
  /// How large the view is.
  public let containerSize: CGSize
  /// In which directions it scrolls.
  public let axes: Axis.Set
}
