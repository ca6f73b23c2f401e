public import SimulatedUIKit

/// A picture or a coloured rectangle.
@MainActor @preconcurrency
open class SKSpriteNode: SKNode {
  /// The picture.
  open var texture: SKTexture?
  /// The colour.
  open var color: UIColor
  /// How much of the colour is on the picture, from 0 to 1.
  open var colorBlendFactor: CGFloat = 0
  /// How it is mixed with what is below.
  open var blendMode = SKBlendMode.alpha
  /// How large it is, before it is stretched.
  open var size: CGSize { didSet { changed() } }
  /// Which of its points is at its position, from 0 to 1.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// Which part is stretched, from 0 to 1.
  open var centerRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// Which lights fall on it.
  open var lightingBitMask: UInt32 = 0
  /// Which lights it casts a shadow of.
  open var shadowCastBitMask: UInt32 = 0
  /// What draws it.
  open var shader: SKShader?

  /// A picture with a colour on it.
  public init(texture: SKTexture?, color: UIColor, size: CGSize) {
    (self.texture, self.color, self.size) = (texture, color, size)
    super.init()
  }

  /// A picture of the app's resources.
  public convenience init(imageNamed name: String) {
    self.init(texture: SKTexture(imageNamed: name))
  }

  /// A picture.
  public convenience init(texture: SKTexture?) {
    self.init(texture: texture, color: .white, size: texture?.size() ?? .zero)
  }

  /// A picture in a size.
  public convenience init(texture: SKTexture?, size: CGSize) {
    self.init(texture: texture, color: .white, size: size)
  }

  /// A coloured rectangle.
  public convenience init(color: UIColor, size: CGSize) {
    self.init(texture: nil, color: color, size: size)
  }

  /// Not used: there are no archives of nodes here.
  public required init?(coder aDecoder: NSCoder) {
    (texture, color, size) = (nil, .white, .zero)
    super.init(coder: aDecoder)
  }

  /// Where it is in its parent.
  open override var frame: CGRect {
    let (width, height) = (size.width * abs(xScale), size.height * abs(yScale))
    return CGRect(
      x: position.x - width * anchorPoint.x, y: position.y - height * anchorPoint.y,
      width: width, height: height)
  }

  /// Stretches it to a size.
  open func scale(to size: CGSize) {
    guard self.size.width > 0, self.size.height > 0 else { return }
    xScale = size.width / self.size.width
    yScale = size.height / self.size.height
  }
}
