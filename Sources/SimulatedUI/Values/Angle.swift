/// An angle.
public struct Angle: Hashable, Comparable, Sendable {
  /// In radians.
  public var radians: Double

  /// In degrees.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  /// No turn.
  public init() { radians = 0 }

  /// Creates an angle from radians.
  public init(radians: Double) { self.radians = radians }

  /// Creates an angle from degrees.
  public init(degrees: Double) { radians = degrees * .pi / 180 }

  /// Creates an angle from degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  /// Creates an angle from radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  /// No turn.
  public static let zero = Angle(radians: 0)

  /// Which of two angles is smaller.
  public static func < (left: Angle, right: Angle) -> Bool { left.radians < right.radians }

  /// Both angles together.
  public static func + (left: Angle, right: Angle) -> Angle {
    Angle(radians: left.radians + right.radians)
  }

  /// The difference of two angles.
  public static func - (left: Angle, right: Angle) -> Angle {
    Angle(radians: left.radians - right.radians)
  }

  /// The same angle the other way round.
  public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }

  /// Adds an angle.
  public static func += (left: inout Angle, right: Angle) { left = left + right }

  /// Takes an angle off.
  public static func -= (left: inout Angle, right: Angle) { left = left - right }

  /// An angle several times.
  public static func * (left: Double, right: Angle) -> Angle { right * left }

  /// An angle several times.
  public static func * (left: Angle, right: Double) -> Angle {
    Angle(radians: left.radians * right)
  }

  /// A part of an angle.
  public static func / (left: Angle, right: Double) -> Angle {
    Angle(radians: left.radians / right)
  }
}
