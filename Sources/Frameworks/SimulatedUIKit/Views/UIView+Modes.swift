extension UIView {
  /// How content is fitted.
  public enum ContentMode: Int, Sendable {
    /// The cases as UIKit numbers them.
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
    /// Corners.
    case topLeft, topRight, bottomLeft, bottomRight
  }

  /// How a view follows its superview.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The room at its left follows.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width follows.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The room at its right follows.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The room above it follows.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height follows.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The room below it follows.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }
}
