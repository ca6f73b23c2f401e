import VirtualTime

/// How a change is spread over time.
///
/// Nothing is drawn in between: what counts here is how long the app is not idle. XCTest counts an
/// animation as over when it has stopped, so a spring takes until it has come to rest.
public struct Animation: Equatable, Sendable {
  /// How long it takes until the values have arrived, without the delay.
  private var length: Double
  /// How long it takes until nothing moves any more, without the delay.
  private var rest: Double
  private var delay = 0.0

  init(seconds: Double, rest: Double? = nil) {
    length = max(0, seconds)
    self.rest = max(0, rest ?? seconds)
  }

  /// How long it takes until nothing moves any more.
  package var duration: Duration { Duration(bounded: delay + rest) }

  /// How long it takes until the values have arrived, though a spring may still swing.
  package var logicalDuration: Duration { Duration(bounded: delay + length) }

  /// The system's usual animation.
  public static let `default` = Animation(seconds: 0.35)
  /// Slow at both ends.
  public static let easeInOut = Animation(seconds: 0.35)
  /// Slow at the start.
  public static let easeIn = Animation(seconds: 0.35)
  /// Slow at the end.
  public static let easeOut = Animation(seconds: 0.35)
  /// Of constant speed.
  public static let linear = Animation(seconds: 0.35)

  /// Slow at both ends.
  public static func easeInOut(duration: Double) -> Animation { Animation(seconds: duration) }

  /// Slow at the start.
  public static func easeIn(duration: Double) -> Animation { Animation(seconds: duration) }

  /// Slow at the end.
  public static func easeOut(duration: Double) -> Animation { Animation(seconds: duration) }

  /// Of constant speed.
  public static func linear(duration: Double) -> Animation { Animation(seconds: duration) }

  /// Along a curve with two control points.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: Double = 0.35
  ) -> Animation {
    Animation(seconds: duration)
  }

  /// Along a curve.
  public static func timingCurve(_ curve: UnitCurve, duration: Double) -> Animation {
    Animation(seconds: duration)
  }

  /// Starts later.
  public func delay(_ delay: Double) -> Animation {
    var copy = self
    copy.delay += max(0, delay)
    return copy
  }

  /// Runs faster or slower.
  public func speed(_ speed: Double) -> Animation {
    var copy = self
    let factor = speed > 0 ? 1 / speed : 0
    copy.length *= factor
    copy.rest *= factor
    copy.delay *= factor
    return copy
  }

  /// Repeats for ever; the app counts as idle after the first time.
  ///
  /// XCTest counts starts and ends of `UIViewAnimationState` only (logs of Xcode: "App animations
  /// complete notification not received" comes of UIKit's repeated animations), and SwiftUI moves
  /// its views by itself.
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }

  /// Repeats a number of times.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    var copy = self
    copy.length *= Double(max(0, repeatCount))
    copy.rest *= Double(max(0, repeatCount))
    return copy
  }

  /// Decides whether to go on from another animation's speed; there is none in between.
  public func logicallyComplete(after duration: Double) -> Animation {
    var copy = self
    copy.length = max(0, duration)
    return copy
  }
}

/// Makes changes that animate: the app is busy until the animation ends.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  if let animation {
    VirtualTime.schedule(after: animation.duration, kind: .animation, label: "animation") {}
  }
  var transaction = Transaction.current
  transaction.animation = animation
  return try transaction.carryingOut(body)
}

/// Keeps the app busy for the length of an animation when a value changes.
private struct AnimationEffect<Value: Equatable>: ViewEffect {
  let animation: Animation?
  let value: Value

  func didUpdate(_ node: ViewNode) {
    let memory = node.memory(AnimationMemory<Value>())
    defer { memory.value = value }
    guard let animation, let old = memory.value, old != value else { return }
    VirtualTime.schedule(after: animation.duration, kind: .animation, label: "animation") {}
  }

  func buildsLike(_ old: Self) -> Bool { true }
}

/// The value at the last update of an animated view.
@MainActor private final class AnimationMemory<Value> {
  var value: Value?
}

extension View {
  /// Animates changes that come with a change of a value.
  public func animation<Value: Equatable>(
    _ animation: Animation?, value: Value
  ) -> some View {
    EffectView(content: self, effect: AnimationEffect(animation: animation, value: value))
  }

  /// Animates what some modifiers change.
  @available(iOS17 )
  public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    body(PlaceholderContentView(content: self))
  }

  /// Animates all changes, in the older spelling.
  public func animation(_ animation: Animation?) -> some View { self }
}

extension View where Self: Equatable {
  /// Animates changes of the view itself.
  public func animation(_ animation: Animation?) -> some View {
    self.animation(animation, value: self)
  }
}
