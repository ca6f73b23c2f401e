public import Foundation

/// How fast a finger moves, in points a second.
///
/// Apple does not document the numbers behind `slow`, `default` and `fast`; those here are ours.
public struct XCUIGestureVelocity: RawRepresentable, Hashable, Sendable,
  ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral
{
  /// The number of a literal with a decimal point.
  public typealias FloatLiteralType = CGFloat.NativeType

  /// Points a second.
  public let rawValue: CGFloat

  /// Creates a speed.
  public init(rawValue: CGFloat) { self.rawValue = rawValue }

  /// Creates a speed.
  public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

  /// Creates a speed from a whole number.
  public init(integerLiteral value: Int) { rawValue = CGFloat(value) }

  /// Creates a speed from a number with a decimal point.
  public init(floatLiteral value: FloatLiteralType) { rawValue = CGFloat(value) }

  /// The speed of a swipe that says nothing else: 600 points a second.
  public static let `default` = XCUIGestureVelocity(rawValue: 600)

  /// Half as fast.
  public static let slow = XCUIGestureVelocity(rawValue: 300)

  /// Three times as fast.
  public static let fast = XCUIGestureVelocity(rawValue: 1800)

  /// The speed, or the usual one where it is none.
  var pointsPerSecond: Double { rawValue > 0 ? Double(rawValue) : 600 }
}
