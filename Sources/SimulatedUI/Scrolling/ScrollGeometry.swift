/// Where content is that scrolls, and how much of it is seen, in points.
@available(iOS18 )
public struct ScrollGeometry: Equatable, Sendable {
  /// Where the upper left corner of the view is in the content: above it by the insets at first.
  public var contentOffset: CGPoint
  /// The size of the content.
  public var contentSize: CGSize
  /// How far bars reach into the view.
  public var contentInsets: EdgeInsets
  /// The size of the view.
  public var containerSize: CGSize

  /// Creates the geometry.
  public init(
    contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize
  ) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }

  /// What is seen, in the content.
  public var visibleRect: CGRect { bounds }

  /// The view, in the content.
  public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }
}

/// What content that scrolls is doing.
@available(iOS18 )
public enum ScrollPhase: Hashable, Sendable {
  /// Nothing.
  case idle
  /// It may be about to follow a finger.
  case tracking
  /// It follows a finger.
  case interacting
  /// It comes to rest after a finger has left it.
  case decelerating
  /// It moves to where the app wants it.
  case animating

  /// Whether it moves, or might.
  public var isScrolling: Bool { self != .idle }
}

/// What is known when content begins to do something else.
@available(iOS18 )
public struct ScrollPhaseChangeContext {
  /// Where the content is.
  public let geometry: ScrollGeometry
}
