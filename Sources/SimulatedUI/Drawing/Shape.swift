/// An outline that can be filled; as a view it fills the space it is offered.
public protocol Shape: Animatable, View, Sendable {
  /// The outline within a rectangle.
  nonisolated func path(in rect: CGRect) -> Path

  /// What the shape is good for.
  nonisolated static var role: ShapeRole { get }

  /// How it is drawn where the reading direction is reversed.
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }
}

/// What a shape is good for.
public enum ShapeRole: Sendable {
  /// It is filled.
  case fill
  /// Its outline is drawn.
  case stroke
  /// It stands between things.
  case separator
}

extension Shape {
  /// It is filled.
  nonisolated public static var role: ShapeRole { .fill }

  /// It is mirrored.
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

  /// A shape without content of its own is drawn in the foreground style.
  public var body: some View {
    DrawnShape(shape: self, isFilled: true, marks: [.fill(ForegroundStyle())])
  }
}

/// A leaf that is as wide as it is high.
struct SquareRule: LayoutRule {
  func size(for proposal: ProposedSize, _ children: [LayoutItem]) -> CGSize {
    let side = min(proposal.width ?? proposal.height ?? 10, proposal.height ?? .infinity)
    return CGSize(width: side, height: side)
  }
}

/// A shape that can be made smaller on all sides.
public protocol InsettableShape: Shape {
  /// The type of the smaller shape.
  associatedtype InsetShape: InsettableShape

  /// The shape made smaller by a length in points.
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

extension InsettableShape {
  /// Draws the outline within the shape; what is inside stays open.
  public func strokeBorder<Style: ShapeStyle>(
    _ content: Style, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some ShapeView<Self> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws the outline within the shape; what is inside stays open.
  public func strokeBorder<Style: ShapeStyle>(
    _ content: Style, style: StrokeStyle, antialiased: Bool = true
  ) -> some ShapeView<Self> {
    DrawnShape(shape: self, isFilled: false, marks: [.border(of: self, content, style)])
  }

  /// Draws the outline within the shape; what is inside stays open.
  public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> some ShapeView<Self>
  {
    strokeBorder(ForegroundStyle(), style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws the outline within the shape; what is inside stays open.
  public func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> some ShapeView<Self> {
    strokeBorder(ForegroundStyle(), style: style)
  }
}
