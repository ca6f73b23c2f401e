public import Foundation

/// What a surface is made of; only pixels show it.
open class SCNMaterial: NSObject, @unchecked Sendable {
  /// How light falls on it.
  public struct LightingModel: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a model.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Phong's.
    public static let phong = LightingModel(rawValue: "SCNLightingModelPhong")
    /// Blinn's.
    public static let blinn = LightingModel(rawValue: "SCNLightingModelBlinn")
    /// Lambert's.
    public static let lambert = LightingModel(rawValue: "SCNLightingModelLambert")
    /// None.
    public static let constant = LightingModel(rawValue: "SCNLightingModelConstant")
    /// As in nature.
    public static let physicallyBased = LightingModel(
      rawValue: "SCNLightingModelPhysicallyBased")
    /// Only shadows.
    public static let shadowOnly = LightingModel(rawValue: "SCNLightingModelShadowOnly")
  }

  /// What it is called.
  open var name: String?
  /// The colour that light brings out.
  public let diffuse = SCNMaterialProperty()
  /// The colour of all light.
  public let ambient = SCNMaterialProperty()
  /// The colour of what shines.
  public let specular = SCNMaterialProperty()
  /// The colour that it gives itself.
  public let emission = SCNMaterialProperty()
  /// What shines through.
  public let transparent = SCNMaterialProperty()
  /// What it mirrors.
  public let reflective = SCNMaterialProperty()
  /// What it is multiplied by.
  public let multiply = SCNMaterialProperty()
  /// How its surface stands.
  public let normal = SCNMaterialProperty()
  /// How far it is moved.
  public let displacement = SCNMaterialProperty()
  /// How much of all light comes to it.
  public let ambientOcclusion = SCNMaterialProperty()
  /// How much of a metal it is.
  public let metalness = SCNMaterialProperty()
  /// How rough it is.
  public let roughness = SCNMaterialProperty()
  /// How small what shines is.
  open var shininess: CGFloat = 1
  /// How opaque it is.
  open var transparency: CGFloat = 1
  /// How light falls on it.
  open var lightingModel = LightingModel.blinn
  /// Whether light falls on it.
  open var isLitPerPixel = true
  /// Whether both sides show.
  open var isDoubleSided = false
  /// Whether it hides what is behind.
  open var writesToDepthBuffer = true
  /// Whether it is hidden by what is before it.
  open var readsFromDepthBuffer = true
  /// How it is mixed with what is behind.
  open var blendMode = SCNBlendMode.alpha
  /// Which side does not show.
  open var cullMode = SCNCullMode.back
  /// How it is drawn.
  open var fillMode = SCNFillMode.fill
  /// What parts of pixels it draws.
  open var colorBufferWriteMask = SCNColorMask.all
  /// How opaque parts show through.
  open var transparencyMode = SCNTransparencyMode.aOne
  /// Whether colours of light are mixed.
  open var locksAmbientWithDiffuse = true
  /// What draws it otherwise.
  open var shaderModifiers: [SCNShaderModifierEntryPoint: String]?

  /// Creates a white material.
  public override init() { super.init() }
}

/// What a part of a material looks like.
open class SCNMaterialProperty: NSObject, @unchecked Sendable {
  /// A colour, a picture, a layer or a scene.
  open var contents: Any?
  /// How strong it is.
  open var intensity: CGFloat = 1
  /// How it goes on to the right.
  open var wrapS = SCNWrapMode.clamp
  /// How it goes on upwards.
  open var wrapT = SCNWrapMode.clamp
  /// How a picture is made smaller.
  open var minificationFilter = SCNFilterMode.linear
  /// How a picture is made larger.
  open var magnificationFilter = SCNFilterMode.linear
  /// How smaller copies are mixed.
  open var mipFilter = SCNFilterMode.nearest
  /// How a picture is moved.
  open var contentsTransform = SCNMatrix4Identity
  /// Which places of a picture count.
  open var mappingChannel = 0

  /// Creates an empty part.
  public override init() { super.init() }

  /// Creates a part that looks like something.
  public convenience init(contents: Any) {
    self.init()
    self.contents = contents
  }
}

/// How a material is mixed with what is behind.
public enum SCNBlendMode: Int, Sendable {
  /// The cases as SceneKit numbers them.
  case alpha, add, subtract, multiply, screen, replace, max
}

/// Which side does not show.
public enum SCNCullMode: Int, Sendable {
  /// The cases as SceneKit numbers them.
  case back, front
}

/// How surfaces are drawn.
public enum SCNFillMode: UInt, Sendable {
  /// The cases as SceneKit numbers them.
  case fill, lines
}

/// How opaque parts show through.
public enum SCNTransparencyMode: Int, Sendable {
  /// The cases as SceneKit numbers them.
  case aOne, rgbZero, singleLayer, dualLayer
}

/// How a picture goes on.
public enum SCNWrapMode: Int, Sendable {
  /// The cases as SceneKit numbers them.
  case clamp = 1, `repeat`, clampToBorder, mirror
}

/// How a picture is scaled.
public enum SCNFilterMode: Int, Sendable {
  /// The cases as SceneKit numbers them.
  case none, nearest, linear
}

/// Parts of pixels.
public struct SCNColorMask: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Creates a set of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Red.
  public static let red = SCNColorMask(rawValue: 8)
  /// Green.
  public static let green = SCNColorMask(rawValue: 4)
  /// Blue.
  public static let blue = SCNColorMask(rawValue: 2)
  /// What shines through.
  public static let alpha = SCNColorMask(rawValue: 1)
  /// All.
  public static let all: SCNColorMask = [.red, .green, .blue, .alpha]
}
