/// A shape that is moved.
public struct OffsetShape<Content: Shape>: Shape {
  /// The shape.
  public var shape: Content
  /// How far it is moved.
  nonisolated public var offset: CGSize

  /// Moves a shape.
  nonisolated public init(shape: Content, offset: CGSize) {
    self.shape = shape
    self.offset = offset
  }

  /// The outline within a rectangle.
  nonisolated public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height)
  }
}

/// A shape that is scaled.
public struct ScaledShape<Content: Shape>: Shape {
  /// The shape.
  public var shape: Content
  /// How much it is scaled.
  nonisolated public var scale: CGSize
  /// The point that stays where it is.
  nonisolated public var anchor: UnitPoint

  /// Scales a shape.
  nonisolated public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
    self.shape = shape
    self.scale = scale
    self.anchor = anchor
  }

  /// The outline within a rectangle.
  nonisolated public func path(in rect: CGRect) -> Path {
    shape.path(in: rect)
      .applying(CGAffineTransform(scaleX: scale.width, y: scale.height).around(anchor, of: rect))
  }
}

/// A shape that is turned.
public struct RotatedShape<Content: Shape>: Shape {
  /// The shape.
  public var shape: Content
  /// How far it is turned.
  nonisolated public var angle: Angle
  /// The point that stays where it is.
  nonisolated public var anchor: UnitPoint

  /// Turns a shape.
  nonisolated public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
    self.shape = shape
    self.angle = angle
    self.anchor = anchor
  }

  /// The outline within a rectangle.
  nonisolated public func path(in rect: CGRect) -> Path {
    shape.path(in: rect)
      .applying(CGAffineTransform(rotationAngle: angle.radians).around(anchor, of: rect))
  }
}

/// A shape whose points are mapped.
public struct TransformedShape<Content: Shape>: Shape {
  /// The shape.
  public var shape: Content
  /// How points are mapped.
  nonisolated public var transform: CGAffineTransform

  /// Maps the points of a shape.
  nonisolated public init(shape: Content, transform: CGAffineTransform) {
    self.shape = shape
    self.transform = transform
  }

  /// The outline within a rectangle.
  nonisolated public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).applying(transform)
  }
}

extension CGAffineTransform {
  /// The transform with another point as its origin.
  fileprivate func around(_ anchor: UnitPoint, of rect: CGRect) -> CGAffineTransform {
    let x = rect.minX + rect.width * anchor.x
    let y = rect.minY + rect.height * anchor.y
    return CGAffineTransform(translationX: -x, y: -y).concatenating(self)
      .concatenating(CGAffineTransform(translationX: x, y: y))
  }
}

/// A shape of any type.
public struct AnyShape: Shape {
  nonisolated private let shape: any Shape

  /// Hides the type of a shape.
  nonisolated public init<Outline: Shape>(_ shape: Outline) { self.shape = shape }

  /// The outline within a rectangle.
  nonisolated public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
}
