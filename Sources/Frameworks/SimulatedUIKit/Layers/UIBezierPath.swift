/// A shape made of lines and curves; like UIKit's it may be made on any thread, and used by one.
open class UIBezierPath: NSObject {
  private var elements: [CGPath.Element]
  /// Whether shapes in shapes are holes.
  open var usesEvenOddFillRule = false
  /// How thick an outline is, in points.
  open var lineWidth: CGFloat = 1

  /// Creates an empty shape.
  public override init() {
    elements = []
    super.init()
  }

  private init(elements: [CGPath.Element]) {
    self.elements = elements
    super.init()
  }

  /// Creates a rectangle.
  public convenience init(rect: CGRect) {
    self.init(elements: CGPath.rectangle(rect))
  }

  /// Creates a rectangle with round corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(
      roundedRect: rect, byRoundingCorners: .allCorners,
      cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
  }

  /// Creates a rectangle of which some corners are round.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init(elements: RoundedOutline(rect: rect, corners: corners, radii: cornerRadii).elements)
  }

  /// Creates an ellipse in a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    let radii = CGSize(width: rect.width / 2, height: rect.height / 2)
    self.init(
      elements: RoundedOutline(rect: rect, corners: .allCorners, radii: radii).elements)
  }

  /// Creates a part of a circle; angles in radians.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    let arc = Arc(
      center: center, radius: radius, start: startAngle, end: endAngle, clockwise: clockwise)
    self.init(elements: [.move(arc.begin)] + arc.elements)
  }

  /// Creates a shape of an outline.
  public convenience init(cgPath: CGPath) { self.init(elements: cgPath.elements) }

  /// Begins a part of the shape.
  open func move(to point: CGPoint) { elements.append(.move(point)) }

  /// Adds a straight line.
  open func addLine(to point: CGPoint) { elements.append(.line(point)) }

  /// Adds a curve with one control point.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    elements.append(.quadCurve(to: endPoint, control: controlPoint))
  }

  /// Adds a curve with two control points.
  open func addCurve(
    to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint
  ) {
    elements.append(.curve(to: endPoint, control1: controlPoint1, control2: controlPoint2))
  }

  /// Adds a part of a circle, and a line to where it begins; angles in radians.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    let arc = Arc(
      center: center, radius: radius, start: startAngle, end: endAngle, clockwise: clockwise)
    elements.append(elements.isEmpty ? .move(arc.begin) : .line(arc.begin))
    elements += arc.elements
  }

  /// Leads a part of the shape back to where it began.
  open func close() { elements.append(.close) }

  /// Removes all of the shape.
  open func removeAllPoints() { elements = [] }

  /// Adds another shape.
  open func append(_ bezierPath: UIBezierPath) { elements += bezierPath.elements }

  /// The shape with its outline the other way round; only its direction differs, which nobody sees.
  open func reversing() -> UIBezierPath { self }

  /// Fills the shape; nothing is drawn here.
  open func fill() {}

  /// Draws the shape's outline; nothing is drawn here.
  open func stroke() {}

  /// Keeps what is drawn later within the shape; nothing is drawn here.
  open func addClip() {}

  /// Whether there is nothing of it.
  open var isEmpty: Bool { elements.isEmpty }
  /// What surrounds it.
  open var bounds: CGRect { cgPath.boundingBox }
  /// The shape for layers.
  open var cgPath: CGPath {
    get { CGPath(elements: elements) }
    set { elements = newValue.elements }
  }
}
