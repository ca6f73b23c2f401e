import ElementModel

/// What a recogniser is told: where all fingers of a contact are, and what time it is.
struct TouchEvent {
  /// How far a finger may stray before it counts as moved, as in UIKit.
  static let slop: CGFloat = 10

  /// Virtual time.
  let now: Duration
  /// The fingers that are down, or have gone up with this event, in order of their numbers.
  let fingers: [FingerTrack]
  /// Frame of the view that feels the fingers, in points of the screen.
  var frame: CGRect
  /// Frames of the views around that an app has named, in points of the screen.
  var spaces: [AnyHashable: CGRect] = [:]

  /// The only finger; nil when there are several, or none.
  var singleFinger: FingerTrack? { fingers.count == 1 ? fingers.first : nil }

  /// Whether no finger stays on the screen.
  var isLifted: Bool { fingers.allSatisfy(\.isOver) }

  /// Whether the system has taken a finger away.
  var isCancelled: Bool { fingers.contains { $0.phase == .cancelled } }
}
