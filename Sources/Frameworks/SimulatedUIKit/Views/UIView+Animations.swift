import VirtualTime

extension UIView {
  /// How an animation goes.
  public struct AnimationOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// What is in the view goes along.
    public static let layoutSubviews = AnimationOptions(rawValue: 1)
    /// Fingers reach the view meanwhile.
    public static let allowUserInteraction = AnimationOptions(rawValue: 2)
    /// From where it is.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 4)
    /// Again and again.
    public static let `repeat` = AnimationOptions(rawValue: 8)
    /// There and back.
    public static let autoreverse = AnimationOptions(rawValue: 16)
    /// Slow at both ends.
    public static let curveEaseInOut = AnimationOptions([])
    /// Slow at the start.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Of constant speed.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
  }

  private static var isAnimating = true

  /// Whether transitions take their time.
  public class var areAnimationsEnabled: Bool { isAnimating }

  /// Switches transitions of screens, sheets and UIKit's views on or off.
  ///
  /// Apps do so for their tests: "Kill animations outright under test" (sources of apps on GitHub).
  /// What SwiftUI moves by itself takes its time as before.
  public class func setAnimationsEnabled(_ enabled: Bool) { isAnimating = enabled }

  /// Makes changes without animations.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let before = isAnimating
    isAnimating = false
    actionsWithoutAnimation()
    isAnimating = before
  }

  /// Makes changes that animate; the app is busy for the time.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: [], animations: animations,
      completion: completion)
  }

  /// Makes changes that animate; the app is busy for the time.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    let length = isAnimating ? max(0, duration + delay) : 0
    // Carried to the host's one thread, which it never leaves.
    nonisolated(unsafe) let completion = completion
    VirtualTime.schedule(
      after: .milliseconds(Int64(min(length, 3600) * 1000)), kind: .animation,
      label: "UIView animation"
    ) { completion?(true) }
  }

  /// Makes changes that animate like a spring; the app is busy for the time.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: delay, options: options, animations: animations,
      completion: completion)
  }
}
