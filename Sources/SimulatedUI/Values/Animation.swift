import VirtualTime

/// How a change is spread over time.
public struct Animation: Equatable, Sendable {
  /// How long it takes.
  let duration: Duration

  private init(seconds: Double) { duration = Duration(bounded: seconds) }

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
  /// Like a spring.
  public static let spring = Animation(seconds: 0.55)
  /// Like a spring that overshoots.
  public static let bouncy = Animation(seconds: 0.5)
  /// Like a spring that does not overshoot.
  public static let smooth = Animation(seconds: 0.5)
  /// Like a quick spring.
  public static let snappy = Animation(seconds: 0.5)

  /// Slow at both ends.
  public static func easeInOut(duration: Double) -> Animation { Animation(seconds: duration) }

  /// Slow at the start.
  public static func easeIn(duration: Double) -> Animation { Animation(seconds: duration) }

  /// Slow at the end.
  public static func easeOut(duration: Double) -> Animation { Animation(seconds: duration) }

  /// Of constant speed.
  public static func linear(duration: Double) -> Animation { Animation(seconds: duration) }

  /// Like a spring.
  public static func spring(
    response: Double = 0.55, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation {
    Animation(seconds: response)
  }

  /// Like a spring.
  public static func spring(duration: Double, bounce: Double = 0) -> Animation {
    Animation(seconds: duration)
  }

  /// Starts later.
  public func delay(_ delay: Double) -> Animation {
    Animation(seconds: duration.seconds + delay)
  }

  /// Runs faster or slower.
  public func speed(_ speed: Double) -> Animation {
    Animation(seconds: speed > 0 ? duration.seconds / speed : 0)
  }

  /// Repeats; an app that moves for ever still counts as idle after the first time.
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }

  /// Repeats a number of times.
  public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation {
    Animation(seconds: duration.seconds * Double(max(0, count)))
  }
}

/// How a view comes and goes.
public struct AnyTransition: Sendable {
  /// Fades.
  public static let opacity = AnyTransition()
  /// Slides in and out.
  public static let slide = AnyTransition()
  /// Grows and shrinks.
  public static let scale = AnyTransition()
  /// Comes and goes at once.
  public static let identity = AnyTransition()

  /// Moves in from a side.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }

  /// Comes and goes differently.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition {
    AnyTransition()
  }

  /// Does both.
  public func combined(with other: AnyTransition) -> AnyTransition { self }

  /// Animates.
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

/// Makes changes that animate: the app is busy until the animation ends.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  if let animation {
    VirtualTime.schedule(after: animation.duration, kind: .animation, label: "animation") {}
  }
  return try body()
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

  /// Animates all changes, in the older spelling.
  public func animation(_ animation: Animation?) -> some View { self }

  /// Sets how the view comes and goes.
  public func transition(_ transition: AnyTransition) -> some View { self }
}
