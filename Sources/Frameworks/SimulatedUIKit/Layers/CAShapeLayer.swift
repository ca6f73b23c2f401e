public import Foundation

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
  /// How lines end.
  open var lineCap = CAShapeLayerLineCap.butt
  /// How lines meet.
  open var lineJoin = CAShapeLayerLineJoin.miter
  /// How far corners reach, as a multiple of the line's thickness.
  open var miterLimit: CGFloat = 10
  /// Where the line begins, from 0 to 1.
  open var strokeStart: CGFloat = 0
  /// Where the line ends, from 0 to 1.
  open var strokeEnd: CGFloat = 1
  /// How long strokes and gaps are, in points.
  open var lineDashPattern: [NSNumber]?
  /// Where in the pattern the line begins, in points.
  open var lineDashPhase: CGFloat = 0
}

/// How the lines of a shape end.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates an end from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// At the last point.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// Round.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// Half a thickness behind the last point.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// How the lines of a shape meet.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a corner from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Pointed.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// Round.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// Cut off.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
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
