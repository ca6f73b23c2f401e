/// A shape that is drawn, and can be drawn again on top: filled and then outlined.
@MainActor @preconcurrency
public protocol ShapeView<Content>: View {
  /// The type of the shape.
  associatedtype Content: Shape

  /// The shape.
  var shape: Content { get }
}

/// A shape as a view: it takes space, and touches where it is filled.
struct DrawnShape<Outline: Shape>: ShapeView, PrimitiveView {
  let shape: Outline
  let isFilled: Bool
  /// What is drawn of it, in front last.
  var marks: [ShapeMark]

  func build(_ node: ViewNode, in context: BuildContext) -> [LayoutItem] {
    // A circle is as wide as it is high (Apple's documentation, `Circle.sizeThatFits`).
    let rule: any LayoutRule = shape is Circle ? SquareRule() : FillRule()
    let item = LayoutItem(id: node.id, rule: rule)
    item.isOpaque = isFilled
    if !marks.isEmpty {
      let (shape, marks, environment) = (shape, marks, node.environment)
      item.draws { frame in marks.map { $0.step(of: shape, in: frame, environment) } }
    }
    return [item]
  }
}

extension ShapeView {
  /// Whether what is drawn so far covers the inside.
  private var isFilled: Bool { (self as? DrawnShape<Content>)?.isFilled ?? false }

  private var marks: [ShapeMark] { (self as? DrawnShape<Content>)?.marks ?? [] }

  /// Fills the shape on top.
  public func fill<Style: ShapeStyle>(
    _ content: Style = .foreground, style: FillStyle = FillStyle()
  ) -> some ShapeView<Content> {
    DrawnShape(
      shape: shape, isFilled: isFilled || (content as? Color)?.isClear != true,
      marks: marks + [.fill(content, style)])
  }

  /// Draws the outline on top.
  public func stroke<Style: ShapeStyle>(
    _ content: Style, style: StrokeStyle, antialiased: Bool = true
  ) -> some ShapeView<Content> {
    DrawnShape(shape: shape, isFilled: isFilled, marks: marks + [.stroke(content, style)])
  }

  /// Draws the outline on top.
  public func stroke<Style: ShapeStyle>(
    _ content: Style, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some ShapeView<Content> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }
}

extension ShapeView where Content: InsettableShape {
  /// Draws the outline within the shape on top.
  public func strokeBorder<Style: ShapeStyle>(
    _ content: Style = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some ShapeView<Content> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws the outline within the shape on top.
  public func strokeBorder<Style: ShapeStyle>(
    _ content: Style = .foreground, style: StrokeStyle, antialiased: Bool = true
  ) -> some ShapeView<Content> {
    DrawnShape(
      shape: shape, isFilled: isFilled, marks: marks + [.border(of: shape, content, style)])
  }
}
