import ElementModel
import Foundation

/// The way of one or more fingers over the screen: touches and when each of them happens.
///
/// Moving fingers are sampled about sixty times a second, as often as a screen reports them. How
/// long Xcode's own gestures take is not documented; the durations here are ours.
struct GesturePath: Hashable {
  /// Touches that happen at the same time.
  struct Sample: Hashable {
    /// How long after the gesture began.
    var time: Duration
    /// What the fingers do.
    var touches: [Touch]
  }

  /// How long a finger is down in a tap.
  static let tap: Duration = .milliseconds(50)
  /// Between two taps of a double tap.
  static let betweenTaps: Duration = .milliseconds(100)
  /// Between two samples of a moving finger.
  static let sampling: Duration = .microseconds(16_667)
  /// The longest gesture that is carried out; longer ones are cut off.
  static let longest: Double = 3600

  /// The touches, soonest first.
  private(set) var samples: [Sample] = []
  /// How long the gesture takes.
  private(set) var duration: Duration = .zero
  /// Where the fingers are.
  private var fingers: [CGPoint]

  /// A gesture that begins with fingers above some points.
  init(fingers: [CGPoint]) { self.fingers = fingers }

  /// Puts the fingers down.
  mutating func press() { add(.began) }

  /// Lifts the fingers.
  mutating func lift() { add(.ended) }

  /// Lets time pass without a movement.
  ///
  /// - Parameter seconds: How much; what is no positive number is none.
  mutating func hold(_ seconds: Double) { duration += Self.duration(seconds) }

  /// Moves the fingers along a way, sample by sample.
  ///
  /// - Parameters:
  ///   - seconds: How long the movement takes.
  ///   - position: Where the fingers are at a part of the way, from 0 to 1.
  mutating func move(for seconds: Double, along position: (Double) -> [CGPoint]) {
    let began = duration
    let total = Self.duration(seconds)
    let steps = max(1, min(Int((total / Self.sampling).rounded()), 20_000))
    for step in 1...steps {
      let part = Double(step) / Double(steps)
      duration = began + total * part
      fingers = position(part)
      add(.moved)
    }
  }

  private mutating func add(_ phase: Touch.Phase) {
    let touches = fingers.enumerated().map { index, point in
      Touch(finger: index, phase: phase, location: point)
    }
    samples.append(Sample(time: duration, touches: touches))
  }

  private static func duration(_ seconds: Double) -> Duration {
    seconds > 0 ? .seconds(min(seconds, longest)) : .zero
  }
}
