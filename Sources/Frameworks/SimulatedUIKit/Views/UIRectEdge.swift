/// Edges of a rectangle.
public struct UIRectEdge: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The upper one.
  public static let top = UIRectEdge(rawValue: 1)
  /// The left one.
  public static let left = UIRectEdge(rawValue: 2)
  /// The lower one.
  public static let bottom = UIRectEdge(rawValue: 4)
  /// The right one.
  public static let right = UIRectEdge(rawValue: 8)
  /// All of them.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}
