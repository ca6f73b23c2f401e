package import Foundation

/// One finger on the screen at one moment.
///
/// A gesture is a sequence of touches at increasing virtual times; whoever drives an app makes the
/// time between them pass.
package struct Touch: Hashable, Sendable {
  /// What the finger does.
  package enum Phase: String, Codable, Sendable {
    /// It comes down.
    case began
    /// It moves without leaving the screen.
    case moved
    /// It goes up.
    case ended
    /// The system takes the touch away, such as when an alert comes up.
    case cancelled
  }

  /// Tells the fingers of one gesture apart, from 0.
  package var finger: Int
  /// What it does.
  package var phase: Phase
  /// Where it is, in points of the screen; no farther away than ``farthest``.
  package let location: CGPoint

  /// How far from the screen's corner a finger can be, in points: distances and speeds stay numbers
  /// that an app can reckon with.
  package static let farthest: CGFloat = 100_000

  /// Creates a touch.
  ///
  /// - Parameters:
  ///   - finger: Tells the fingers of one gesture apart, from 0.
  ///   - phase: What it does.
  ///   - location: Where it is, in points of the screen; a place too far away is taken as the
  ///     nearest that is possible.
  package init(finger: Int = 0, phase: Phase, location: CGPoint) {
    self.finger = finger
    self.phase = phase
    self.location = CGPoint(x: Self.bounded(location.x), y: Self.bounded(location.y))
  }

  private static func bounded(_ number: CGFloat) -> CGFloat {
    number.isNaN ? 0 : min(max(-farthest, number), farthest)
  }
}
