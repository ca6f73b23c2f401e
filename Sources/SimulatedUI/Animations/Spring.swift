/// How a spring swings.
///
/// Of duration and bounce follow stiffness and damping as Apple's documentation of `Spring` says: the
/// duration is the period without damping, and the bounce what damping lacks to keep it from
/// swinging.
@available(iOS17 )
public struct Spring: Hashable, Sendable {
  /// The mass at its end.
  public let mass: Double
  /// How hard it pulls.
  public let stiffness: Double
  /// How much it is slowed down.
  public let damping: Double

  /// A spring of a length in seconds; a bounce of 0 does not swing, one of 1 swings for ever.
  public init(duration: Double = 0.5, bounce: Double = 0) {
    let frequency = 2 * Double.pi / max(duration, 0.001)
    mass = 1
    stiffness = frequency * frequency
    damping = 2 * frequency * (bounce >= 0 ? 1 - bounce : 1 / max(0.001, 1 + bounce))
  }

  /// A spring of a period in seconds; a damping ratio of 1 does not swing.
  public init(response: Double, dampingRatio: Double) {
    let frequency = 2 * Double.pi / max(response, 0.001)
    mass = 1
    stiffness = frequency * frequency
    damping = 2 * frequency * dampingRatio
  }

  /// A spring by its physical properties.
  public init(
    mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false
  ) {
    self.mass = max(mass, 0.001)
    self.stiffness = max(stiffness, 0.001)
    self.damping = damping
  }

  /// A spring that is at rest after a time.
  public init(settlingDuration: Double, dampingRatio: Double, epsilon: Double = 0.001) {
    let ratio = max(dampingRatio, 0.001)
    let frequency = -Foundation.log(epsilon) / (ratio * max(settlingDuration, 0.001))
    self.init(response: 2 * .pi / frequency, dampingRatio: ratio)
  }

  private var frequency: Double { (stiffness / mass).squareRoot() }

  /// The period without damping, in seconds.
  public var response: Double { 2 * .pi / frequency }

  /// How much damping it has of that which keeps it from swinging.
  public var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }

  /// How long it seems to take, in seconds.
  public var duration: Double { response }

  /// How much it swings.
  public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }

  /// How long it takes until less than a thousandth of the way is left, in seconds.
  public var settlingDuration: Double {
    let ratio = max(dampingRatio, 0.01)
    // Without swinging, (1 + ωt)·e^(-ωt) falls below a thousandth at ωt = 9.23.
    let swings = ratio < 1 ? Foundation.log(1000) / ratio : 9.23 * ratio
    return min(swings, 9.23 * max(1, 1 / ratio)) / frequency
  }

  /// A spring that does not swing.
  public static var smooth: Spring { smooth() }

  /// A spring that does not swing, but for an extra bounce.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  /// A spring that swings a little.
  public static var snappy: Spring { snappy() }

  /// A spring that swings a little, and an extra bounce.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// A spring that swings.
  public static var bouncy: Spring { bouncy() }

  /// A spring that swings, and an extra bounce.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}

/// A curve from nothing to all.
@available(iOS17 )
public struct UnitCurve: Hashable, Sendable {
  let points: [Double]

  /// Of constant speed.
  public static let linear = UnitCurve(points: [0, 0, 1, 1])
  /// Slow at both ends.
  public static let easeInOut = UnitCurve(points: [0.42, 0, 0.58, 1])
  /// Slow at the start.
  public static let easeIn = UnitCurve(points: [0.42, 0, 1, 1])
  /// Slow at the end.
  public static let easeOut = UnitCurve(points: [0, 0, 0.58, 1])
  /// Like a quarter of a circle, slow at the start.
  public static let circularEaseIn = UnitCurve(points: [0.55, 0, 1, 0.45])
  /// Like a quarter of a circle, slow at the end.
  public static let circularEaseOut = UnitCurve(points: [0, 0.55, 0.45, 1])
  /// Like two quarters of a circle.
  public static let circularEaseInOut = UnitCurve(points: [0.85, 0, 0.15, 1])

  /// A curve with two control points.
  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    UnitCurve(points: [
      startControlPoint.x, startControlPoint.y, endControlPoint.x, endControlPoint.y,
    ])
  }
}

extension Animation {
  /// Like a spring.
  public init(_ spring: Spring) {
    self.init(seconds: spring.duration, rest: spring.settlingDuration)
  }

  /// Like a spring.
  public static var spring: Animation { spring() }

  /// Like a spring.
  @available(iOS17 )
  public static func spring(_ spring: Spring, blendDuration: Double = 0) -> Animation {
    Animation(spring)
  }

  /// Like a spring of a period and a damping ratio.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation {
    Animation(Spring(response: response, dampingRatio: dampingFraction))
  }

  /// Like a spring of a length.
  @available(iOS17 )
  public static func spring(
    duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation {
    Animation(Spring(duration: duration, bounce: bounce))
  }

  /// Like a spring, following a finger.
  public static var interactiveSpring: Animation { interactiveSpring() }

  /// Like a spring of a period and a damping ratio, following a finger.
  @_disfavoredOverload
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Animation {
    Animation(Spring(response: response, dampingRatio: dampingFraction))
  }

  /// Like a spring of a length, following a finger.
  @available(iOS17 )
  public static func interactiveSpring(
    duration: Double = 0.15, extraBounce: Double = 0, blendDuration: Double = 0.25
  ) -> Animation {
    Animation(Spring(duration: duration, bounce: 0.14 + extraBounce))
  }

  /// Like a spring by its physical properties.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    Animation(Spring(mass: mass, stiffness: stiffness, damping: damping))
  }

  /// Like a spring of a length.
  public static func interpolatingSpring(
    duration: Double = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation {
    Animation(Spring(duration: duration, bounce: bounce))
  }

  /// Like a spring.
  public static func interpolatingSpring(
    _ spring: Spring, initialVelocity: Double = 0
  ) -> Animation {
    Animation(spring)
  }

  /// Like a spring.
  public static var interpolatingSpring: Animation { interpolatingSpring() }

  /// Like a spring that swings.
  @available(iOS17 )
  public static var bouncy: Animation { bouncy() }

  /// Like a spring that swings.
  @available(iOS17 )
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    Animation(.bouncy(duration: duration, extraBounce: extraBounce))
  }

  /// Like a spring that does not swing.
  @available(iOS17 )
  public static var smooth: Animation { smooth() }

  /// Like a spring that does not swing.
  @available(iOS17 )
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    Animation(.smooth(duration: duration, extraBounce: extraBounce))
  }

  /// Like a spring that swings a little.
  @available(iOS17 )
  public static var snappy: Animation { snappy() }

  /// Like a spring that swings a little.
  @available(iOS17 )
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    Animation(.snappy(duration: duration, extraBounce: extraBounce))
  }
}
