public import SimulatedUIKit

/// An outline.
@MainActor @preconcurrency
open class SKShapeNode: SKNode {
  /// The outline.
  open var path: CGPath? { didSet { changed() } }
  /// The colour within.
  open var fillColor = UIColor.clear
  /// The colour of the line.
  open var strokeColor = UIColor.white
  /// How thick the line is.
  open var lineWidth: CGFloat = 1
  /// How far the line glows.
  open var glowWidth: CGFloat = 0
  /// How it is mixed with what is below.
  open var blendMode = SKBlendMode.alpha
  /// Whether edges are smooth.
  open var isAntialiased = true
  /// The picture within.
  open var fillTexture: SKTexture?
  /// The picture of the line.
  open var strokeTexture: SKTexture?
  /// What draws within.
  open var fillShader: SKShader?
  /// What draws the line.
  open var strokeShader: SKShader?

  /// An empty outline.
  nonisolated public override init() { super.init() }

  /// An outline.
  public convenience init(path: CGPath) {
    self.init()
    self.path = path
  }

  /// An outline around its position.
  public convenience init(path: CGPath, centered: Bool) { self.init(path: path) }

  /// A rectangle.
  public convenience init(rect: CGRect) { self.init(path: CGPath(rect: rect)) }

  /// A rectangle around its position.
  public convenience init(rectOf size: CGSize) {
    self.init(
      rect: CGRect(
        x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height))
  }

  /// A rectangle with round corners.
  public convenience init(rect: CGRect, cornerRadius: CGFloat) {
    self.init(path: UIBezierPath(roundedRect: rect, cornerRadius: cornerRadius).cgPath)
  }

  /// A rectangle with round corners around its position.
  public convenience init(rectOf size: CGSize, cornerRadius: CGFloat) {
    self.init(rectOf: size)
  }

  /// A circle around its position.
  public convenience init(circleOfRadius radius: CGFloat) {
    self.init(ellipseOf: CGSize(width: radius * 2, height: radius * 2))
  }

  /// An ellipse around its position.
  public convenience init(ellipseOf size: CGSize) {
    self.init(
      ellipseIn: CGRect(
        x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height))
  }

  /// An ellipse.
  public convenience init(ellipseIn rect: CGRect) {
    self.init(path: UIBezierPath(ovalIn: rect).cgPath)
  }

  /// Not used: there are no archives of nodes here.
  public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

  /// Where it is in its parent.
  open override var frame: CGRect {
    guard let box = path?.boundingBox, !box.isNull else {
      return CGRect(origin: position, size: .zero)
    }
    return CGRect(
      x: position.x + box.minX * xScale, y: position.y + box.minY * yScale,
      width: box.width * abs(xScale), height: box.height * abs(yScale))
  }
}
