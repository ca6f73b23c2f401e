public import SimulatedUIKit

/// A picture that nodes show.
open class SKTexture: NSObject, @unchecked Sendable {
  private let image: UIImage?
  private let part: CGRect
  /// How it is enlarged.
  open var filteringMode = SKTextureFilteringMode.linear
  /// Whether smaller copies are made.
  open var usesMipmaps = false

  /// A picture of the app's resources.
  public convenience init(imageNamed name: String) { self.init(UIImage(named: name)) }

  /// A picture.
  public convenience init(image: UIImage) { self.init(image) }

  /// A picture of pixels.
  public convenience init(cgImage image: CGImage) { self.init(UIImage(cgImage: image)) }

  /// A part of a texture, from 0 to 1.
  public convenience init(rect: CGRect, in texture: SKTexture) {
    self.init(texture.image, part: rect)
  }

  /// An empty texture.
  public override convenience init() { self.init(nil) }

  private init(_ image: UIImage?, part: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1)) {
    self.image = image
    self.part = part
    super.init()
  }

  /// The size in points.
  open func size() -> CGSize {
    let size = image?.size ?? .zero
    return CGSize(width: size.width * part.width, height: size.height * part.height)
  }

  /// The part of the picture, from 0 to 1.
  open func textureRect() -> CGRect { part }

  /// The pixels.
  open func cgImage() -> CGImage? { image?.cgImage }

  /// Loads the picture.
  open func preload(completionHandler: @escaping () -> Void) { completionHandler() }

  /// Loads pictures.
  open class func preload(
    _ textures: [SKTexture], withCompletionHandler completionHandler: @escaping () -> Void
  ) { completionHandler() }
}

/// Textures of one folder of the app's resources.
open class SKTextureAtlas: NSObject, @unchecked Sendable {
  /// The names of its textures; they are not looked for here.
  open var textureNames: [String] { Array(textures.keys).sorted() }
  private let textures: [String: SKTexture]

  /// An atlas by its name.
  public init(named name: String) {
    textures = [:]
    super.init()
  }

  /// An atlas of pictures.
  public init(dictionary properties: [String: Any]) {
    textures = properties.compactMapValues { ($0 as? UIImage).map(SKTexture.init(image:)) }
    super.init()
  }

  /// A texture by its name, of the app's resources.
  open func textureNamed(_ name: String) -> SKTexture {
    textures[name] ?? SKTexture(imageNamed: name)
  }

  /// Loads the textures.
  open func preload(completionHandler: @escaping () -> Void) { completionHandler() }

  /// Loads the textures of some atlases.
  open class func preloadTextureAtlases(
    _ textureAtlases: [SKTextureAtlas],
    withCompletionHandler completionHandler: @escaping () -> Void
  ) { completionHandler() }
}
