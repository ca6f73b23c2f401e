/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// At the top, at the left.
  public static let topLeft = UIRectCorner(rawValue: 1)
  /// At the top, at the right.
  public static let topRight = UIRectCorner(rawValue: 2)
  /// At the bottom, at the left.
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  /// At the bottom, at the right.
  public static let bottomRight = UIRectCorner(rawValue: 8)
  /// All of them.
  public static let allCorners: UIRectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}
