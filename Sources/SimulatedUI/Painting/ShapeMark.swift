import Pictures
import ScreenImaging

/// One of the things that are drawn of a shape: its inside or its outline, in a style.
struct ShapeMark {
  private let style: AnyShapeStyle
  private let stroke: StrokeStyle?
  private let isEvenOdd: Bool
  /// The shape's own path when nil.
  private let path: (@Sendable (CGRect) -> Path)?

  /// The inside.
  static func fill<Style: ShapeStyle>(
    _ style: Style, _ fill: FillStyle = FillStyle()
  ) -> ShapeMark {
    ShapeMark(
      style: AnyShapeStyle(style), stroke: nil, isEvenOdd: fill.isEOFilled, path: nil)
  }

  /// The outline.
  static func stroke<Style: ShapeStyle>(_ style: Style, _ stroke: StrokeStyle) -> ShapeMark {
    ShapeMark(style: AnyShapeStyle(style), stroke: stroke, isEvenOdd: false, path: nil)
  }

  /// An outline that lies within the shape.
  static func border<Style: ShapeStyle, Outline: InsettableShape>(
    of shape: Outline, _ style: Style, _ stroke: StrokeStyle
  ) -> ShapeMark {
    let inner = shape.inset(by: stroke.lineWidth / 2)
    return ShapeMark(
      style: AnyShapeStyle(style), stroke: stroke, isEvenOdd: false, path: { inner.path(in: $0) })
  }

  /// How it is drawn.
  ///
  /// - Parameters:
  ///   - shape: The shape.
  ///   - frame: Where it is; shapes are told its size only.
  ///   - environment: What its style means.
  /// - Returns: The step.
  func step<Outline: Shape>(
    of shape: Outline, in frame: CGRect, _ environment: EnvironmentValues
  ) -> ScreenStep {
    let area = Path.outline(in: frame, path ?? shape.path(in:))
    let paint = style.picturePaint(in: frame, environment)
    return stroke.map { .stroke(area, paint, $0.picture) }
      ?? .fill(area, paint, isEvenOdd: isEvenOdd)
  }
}
