/// A mapping of points that keeps lines straight, as Core Graphics has it.
public struct CGAffineTransform: Hashable, Sendable, Codable {
  /// How much x counts for the new x.
  public var a: CGFloat
  /// How much x counts for the new y.
  public var b: CGFloat
  /// How much y counts for the new x.
  public var c: CGFloat
  /// How much y counts for the new y.
  public var d: CGFloat
  /// What is added to x.
  public var tx: CGFloat
  /// What is added to y.
  public var ty: CGFloat

  /// Leaves every point where it is.
  public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Creates a transform from its parts.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  /// Creates a transform from its parts.
  public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat)
  {
    self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }

  /// Leaves every point where it is.
  public init() { self = .identity }

  /// Moves points.
  public init(translationX x: CGFloat, y: CGFloat) { self.init(1, 0, 0, 1, x, y) }

  /// Scales points away from the origin.
  public init(scaleX x: CGFloat, y: CGFloat) { self.init(x, 0, 0, y, 0, 0) }

  /// Turns points around the origin, by an angle in radians.
  public init(rotationAngle angle: CGFloat) {
    let sine = CGFloat(sin(Double(angle)))
    let cosine = CGFloat(cos(Double(angle)))
    self.init(cosine, sine, -sine, cosine, 0, 0)
  }

  /// Whether every point stays where it is.
  public var isIdentity: Bool { self == .identity }

  /// This transform, and then another.
  public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a * other.a + b * other.c, a * other.b + b * other.d, c * other.a + d * other.c,
      c * other.b + d * other.d, tx * other.a + ty * other.c + other.tx,
      tx * other.b + ty * other.d + other.ty)
  }

  /// A move, and then this transform.
  public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: x, y: y).concatenating(self)
  }

  /// A scaling, and then this transform.
  public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: x, y: y).concatenating(self)
  }

  /// A turn in radians, and then this transform.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }

  /// The transform that undoes this one; this one where none does.
  public func inverted() -> CGAffineTransform {
    let determinant = a * d - b * c
    guard determinant != 0 else { return self }
    return CGAffineTransform(
      d / determinant, -b / determinant, -c / determinant, a / determinant,
      (c * ty - d * tx) / determinant, (b * tx - a * ty) / determinant)
  }
}

extension CGPoint {
  /// The point that a transform maps this one to.
  public func applying(_ transform: CGAffineTransform) -> CGPoint {
    CGPoint(
      x: transform.a * x + transform.c * y + transform.tx,
      y: transform.b * x + transform.d * y + transform.ty)
  }
}

extension CGSize {
  /// The size that a transform maps this one to.
  public func applying(_ transform: CGAffineTransform) -> CGSize {
    CGSize(
      width: transform.a * width + transform.c * height,
      height: transform.b * width + transform.d * height)
  }
}

extension CGRect {
  /// The smallest rectangle around the corners that a transform maps this one's to.
  public func applying(_ transform: CGAffineTransform) -> CGRect {
    let corners = [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY),
      CGPoint(x: maxX, y: maxY),
    ]
    .map { $0.applying(transform) }
    return CGRect(around: corners)
  }

  /// The smallest rectangle around points; nothing at the origin when there are none.
  package init(around points: [CGPoint]) {
    let xs = points.map(\.x)
    let ys = points.map(\.y)
    let (minX, minY) = (xs.min() ?? 0, ys.min() ?? 0)
    self.init(x: minX, y: minY, width: (xs.max() ?? 0) - minX, height: (ys.max() ?? 0) - minY)
  }
}
