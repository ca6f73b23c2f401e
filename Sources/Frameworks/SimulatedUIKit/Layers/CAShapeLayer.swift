/// A layer that is a shape; the shape is kept and not drawn.
@MainActor @preconcurrency
open class CAShapeLayer: CALayer {
  /// The shape.
  open var path: CGPath?
  /// What is inside where the outline crosses itself.
  open var fillRule = CAShapeLayerFillRule.nonZero
  /// The colour inside.
  open var fillColor: CGColor? = UIColor.black.cgColor
  /// The colour of the outline.
  open var strokeColor: CGColor?
  /// How thick the outline is.
  open var lineWidth: CGFloat = 1
}

/// What is inside a shape whose outline crosses itself.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a rule from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// All that is surrounded.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// What is surrounded an odd number of times, so that shapes in shapes are holes.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}
