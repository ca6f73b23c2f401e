extension Shape {
  /// Fills the shape.
  public func fill<Style: ShapeStyle>(
    _ content: Style, style: FillStyle = FillStyle()
  ) -> some ShapeView<Self> {
    DrawnShape(
      shape: self, isFilled: (content as? Color)?.isClear != true, marks: [.fill(content, style)])
  }

  /// Fills the shape in the foreground style.
  public func fill(style: FillStyle = FillStyle()) -> some ShapeView<Self> {
    DrawnShape(shape: self, isFilled: true, marks: [.fill(ForegroundStyle(), style)])
  }

  /// Draws the outline; what is inside stays open.
  public func stroke<Style: ShapeStyle>(
    _ content: Style, style: StrokeStyle, antialiased: Bool = true
  ) -> some ShapeView<Self> {
    DrawnShape(shape: self, isFilled: false, marks: [.stroke(content, style)])
  }

  /// Draws the outline; what is inside stays open.
  public func stroke<Style: ShapeStyle>(
    _ content: Style, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some ShapeView<Self> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// The outline as a shape of its own.
  public func stroke(lineWidth: CGFloat = 1) -> some Shape {
    stroke(style: StrokeStyle(lineWidth: lineWidth))
  }

  /// The outline as a shape of its own.
  public func stroke(style: StrokeStyle) -> some Shape {
    ChangedShape(shape: self) { $0.strokedPath(style) }
  }

  /// A part of the outline, between two places from 0 to 1.
  public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
    ChangedShape(shape: self) { $0.trimmedPath(from: startFraction, to: endFraction) }
  }

  /// The shape moved.
  public func offset(_ offset: CGSize) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: offset)
  }

  /// The shape moved.
  public func offset(_ offset: CGPoint) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: offset.x, height: offset.y))
  }

  /// The shape moved.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: x, height: y))
  }

  /// The shape scaled.
  public func scale(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> ScaledShape<Self> {
    ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
  }

  /// The shape scaled.
  public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> {
    ScaledShape(shape: self, scale: CGSize(width: scale, height: scale), anchor: anchor)
  }

  /// The shape turned.
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
    RotatedShape(shape: self, angle: angle, anchor: anchor)
  }

  /// The shape with its points mapped.
  public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
    TransformedShape(shape: self, transform: transform)
  }

  /// The shape in another size than it is offered.
  public func size(_ size: CGSize) -> some Shape {
    SizedShape(shape: self, size: size)
  }

  /// The shape in another size than it is offered.
  public func size(width: CGFloat, height: CGFloat) -> some Shape {
    SizedShape(shape: self, size: CGSize(width: width, height: height))
  }

  /// What is in both shapes; their paths one after the other here.
  public func union<Other: Shape>(_ other: Other, eoFill: Bool = false) -> some Shape {
    CombinedShape(one: self, other: other)
  }
}

/// A shape whose path is changed.
struct ChangedShape<Base: Shape>: Shape {
  let shape: Base
  nonisolated let change: @Sendable (Path) -> Path

  nonisolated init(shape: Base, change: @escaping @Sendable (Path) -> Path) {
    self.shape = shape
    self.change = change
  }

  nonisolated func path(in rect: CGRect) -> Path { change(shape.path(in: rect)) }

  /// Outlines and parts of them let touches through.
  var body: some View {
    DrawnShape(shape: self, isFilled: false, marks: [.fill(ForegroundStyle())])
  }
}

/// A shape in a size of its own.
struct SizedShape<Base: Shape>: Shape {
  let shape: Base
  nonisolated let size: CGSize

  nonisolated init(shape: Base, size: CGSize) {
    self.shape = shape
    self.size = size
  }

  nonisolated func path(in rect: CGRect) -> Path {
    shape.path(in: CGRect(origin: rect.origin, size: size))
  }
}

/// Two shapes as one.
struct CombinedShape<One: Shape, Other: Shape>: Shape {
  let one: One
  let other: Other

  nonisolated init(one: One, other: Other) {
    self.one = one
    self.other = other
  }

  nonisolated func path(in rect: CGRect) -> Path {
    var path = one.path(in: rect)
    path.addPath(other.path(in: rect))
    return path
  }
}
