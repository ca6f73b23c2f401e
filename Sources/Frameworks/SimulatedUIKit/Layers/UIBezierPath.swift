/// A shape made of rectangles, of which the bounds are kept.
@MainActor @preconcurrency
open class UIBezierPath: NSObject {
  /// The rectangles that the shape's parts fill.
  private var parts: [CGRect]
  /// Whether shapes in shapes are holes.
  open var usesEvenOddFillRule = false
  /// How thick an outline is.
  open var lineWidth: CGFloat = 1

  /// Creates an empty shape.
  public override init() {
    parts = []
    super.init()
  }

  /// Creates a rectangle.
  public init(rect: CGRect) {
    parts = [rect]
    super.init()
  }

  /// Creates a rectangle with round corners.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    parts = [rect]
    super.init()
  }

  /// Creates an ellipse in a rectangle.
  public init(ovalIn rect: CGRect) {
    parts = [rect]
    super.init()
  }

  /// Adds another shape.
  open func append(_ bezierPath: UIBezierPath) { parts += bezierPath.parts }

  /// The shape with its outline the other way round.
  open func reversing() -> UIBezierPath { self }

  /// Whether there is nothing of it.
  open var isEmpty: Bool { parts.isEmpty }
  /// What surrounds it.
  open var bounds: CGRect { cgPath.boundingBox }
  /// The shape for layers.
  open var cgPath: CGPath { CGPath(parts: parts) }
}

/// A shape for layers, of which the bounds are kept.
public final class CGPath: Hashable, Sendable {
  /// The rectangles that the shape's parts fill, in the order in which they were added.
  private let parts: [CGRect]

  init(parts: [CGRect]) { self.parts = parts }

  /// Whether there is nothing of it.
  public var isEmpty: Bool { parts.isEmpty }

  /// What surrounds it.
  public var boundingBox: CGRect {
    parts.dropFirst().reduce(parts.first ?? .null) { $0.union($1) }
  }

  /// Whether two shapes have the same parts.
  public static func == (left: CGPath, right: CGPath) -> Bool { left.parts == right.parts }

  /// Feeds the parts to a hasher.
  public func hash(into hasher: inout Hasher) {
    for part in parts {
      hasher.combine(part.minX)
      hasher.combine(part.minY)
      hasher.combine(part.width)
      hasher.combine(part.height)
    }
  }
}
