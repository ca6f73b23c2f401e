/// Looks for taps.
@MainActor @preconcurrency
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps.
  open var numberOfTapsRequired = 1
  /// With how many fingers; one is what there is.
  open var numberOfTouchesRequired = 1
}

/// Looks for a finger that stays.
@MainActor @preconcurrency
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How long, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// How far the finger may stray, in points.
  open var allowableMovement: CGFloat = 10
  /// How many taps come before.
  open var numberOfTapsRequired = 0
}

/// Looks for a finger that moves quickly in a direction.
@MainActor @preconcurrency
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Directions.
  public struct Direction: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// To the right.
    public static let right = Direction(rawValue: 1)
    /// To the left.
    public static let left = Direction(rawValue: 2)
    /// Up.
    public static let up = Direction(rawValue: 4)
    /// Down.
    public static let down = Direction(rawValue: 8)
  }

  /// Which way.
  open var direction = Direction.right
  /// With how many fingers; one is what there is.
  open var numberOfTouchesRequired = 1
}

/// Looks for a finger that moves.
@MainActor @preconcurrency
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// How many fingers at least.
  open var minimumNumberOfTouches = 1
  /// How many fingers at most.
  open var maximumNumberOfTouches = Int.max
  /// How far the finger has come, in points.
  package var moved = CGPoint.zero
  /// How fast it moves, in points a second.
  package var speed = CGPoint.zero

  /// How far the finger has come, in a view.
  open func translation(in view: UIView?) -> CGPoint { moved }

  /// Counts how far the finger comes from somewhere else on.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) { moved = translation }

  /// How fast the finger moves, in points a second.
  open func velocity(in view: UIView?) -> CGPoint { speed }
}

/// Looks for a finger that comes from an edge of the screen.
@MainActor @preconcurrency
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// Which edges.
  open var edges: UIRectEdge = []
}

/// Looks for two fingers that move apart or together.
@MainActor @preconcurrency
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// How far apart they are, as a part of how far they were.
  open var scale: CGFloat = 1
  /// How fast that changes, each second.
  open var velocity: CGFloat { 0 }
  /// How many fingers there are.
  open override var numberOfTouches: Int { 2 }
}

/// Looks for two fingers that turn.
@MainActor @preconcurrency
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// How far they have turned, in radians.
  open var rotation: CGFloat = 0
  /// How fast they turn, in radians a second.
  open var velocity: CGFloat { 0 }
  /// How many fingers there are.
  open override var numberOfTouches: Int { 2 }
}
