/// How important a rule of a layout is.
public struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable,
  ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral
{
  /// The number, from 0 to 1000.
  public var rawValue: Float

  /// Creates a priority of a number.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// Creates a priority of a number.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// Creates a priority of a number.
  public init(floatLiteral value: Float) { rawValue = value }

  /// Creates a priority of a number.
  public init(integerLiteral value: Int) { rawValue = Float(value) }

  /// What has to hold.
  public static let required = UILayoutPriority(1000)
  /// How strongly content resists to be made smaller.
  public static let defaultHigh = UILayoutPriority(750)
  /// How strongly content resists to be made larger.
  public static let defaultLow = UILayoutPriority(250)
  /// How strongly a fitting size is asked for.
  public static let fittingSizeLevel = UILayoutPriority(50)
  /// How strongly a drag may resize a scene.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// How strongly a scene keeps its size.
  public static let sceneSizeStayPut = UILayoutPriority(500)

  /// Whether one is less important.
  public static func < (one: UILayoutPriority, other: UILayoutPriority) -> Bool {
    one.rawValue < other.rawValue
  }

  /// A priority that is so much higher.
  public static func + (one: UILayoutPriority, step: Float) -> UILayoutPriority {
    UILayoutPriority(one.rawValue + step)
  }

  /// A priority that is so much lower.
  public static func - (one: UILayoutPriority, step: Float) -> UILayoutPriority {
    UILayoutPriority(one.rawValue - step)
  }
}
