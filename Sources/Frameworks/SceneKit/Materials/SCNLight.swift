public import Foundation

/// A light; only pixels show it.
open class SCNLight: NSObject, @unchecked Sendable {
  /// From where it comes.
  public struct LightType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a type.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Everywhere.
    public static let ambient = LightType(rawValue: "ambient")
    /// One direction.
    public static let directional = LightType(rawValue: "directional")
    /// One place.
    public static let omni = LightType(rawValue: "omni")
    /// A lamp.
    public static let spot = LightType(rawValue: "spot")
    /// A lamp of a form.
    public static let IES = LightType(rawValue: "ies")
    /// A place as in nature.
    public static let probe = LightType(rawValue: "probe")
    /// A surface.
    public static let area = LightType(rawValue: "area")
  }

  /// What it is called.
  open var name: String?
  /// From where it comes.
  open var type = LightType.omni
  /// The colour.
  open var color: Any = 0
  /// How bright it is, in lumens.
  open var intensity: CGFloat = 1000
  /// How warm it is, in kelvins.
  open var temperature: CGFloat = 6500
  /// Whether things cast shadows.
  open var castsShadow = false
  /// The colour of shadows.
  open var shadowColor: Any = 0
  /// How soft shadows are.
  open var shadowRadius: CGFloat = 3
  /// How shadows are drawn.
  open var shadowMode = SCNShadowMode.forward
  /// The size of shadows' pictures.
  open var shadowMapSize = CGSize.zero
  /// How many points of shadows count.
  open var shadowSampleCount = 1
  /// Up to where it is brightest.
  open var attenuationStartDistance: CGFloat = 0
  /// Where it ends.
  open var attenuationEndDistance: CGFloat = 0
  /// The angle in which it is brightest, in degrees.
  open var spotInnerAngle: CGFloat = 0
  /// The angle in which it ends, in degrees.
  open var spotOuterAngle: CGFloat = 45
  /// On what it falls.
  open var categoryBitMask = -1

  /// Creates a light.
  public override init() { super.init() }
}

/// How shadows are drawn.
public enum SCNShadowMode: Int, Sendable {
  /// The cases as SceneKit numbers them.
  case forward, deferred, modulated
}

/// From where a scene is seen; only pixels show it.
open class SCNCamera: NSObject, @unchecked Sendable {
  /// What it is called.
  open var name: String?
  /// How much it sees, in degrees.
  open var fieldOfView: CGFloat = 60
  /// How far its lens is, in millimetres.
  open var focalLength: CGFloat = 50
  /// From where it sees.
  open var zNear = 1.0
  /// How far it sees.
  open var zFar = 100.0
  /// Whether these follow from what is there.
  open var automaticallyAdjustsZRange = false
  /// Whether what is far is as large as what is near.
  open var usesOrthographicProjection = false
  /// How much it sees then.
  open var orthographicScale = 1.0
  /// Whether bright light counts.
  open var wantsHDR = false
  /// Whether it is used to brightness.
  open var wantsExposureAdaptation = true
  /// How bright it sees.
  open var exposureOffset: CGFloat = 0
  /// How bright light glows.
  open var bloomIntensity: CGFloat = 0
  /// Whether what is near and far is not sharp.
  open var wantsDepthOfField = false
  /// What is sharp.
  open var focusDistance: CGFloat = 2.5
  /// How wide its lens is open.
  open var fStop: CGFloat = 5.6
  /// What it sees.
  open var categoryBitMask = -1

  /// Creates a camera.
  public override init() { super.init() }
}

/// Sparks; only pixels show them.
open class SCNParticleSystem: NSObject, @unchecked Sendable {
  /// How many come in a second.
  open var birthRate: CGFloat = 0
  /// How long each lives, in seconds.
  open var particleLifeSpan: CGFloat = 1
  /// How large each is.
  open var particleSize: CGFloat = 1
  /// The colour.
  open var particleColor: Any = 0
  /// The picture.
  open var particleImage: Any?
  /// How fast each is.
  open var particleVelocity: CGFloat = 0
  /// Whether it begins anew.
  open var loops = true
  /// How long it goes on, in seconds.
  open var emissionDuration: CGFloat = 1
  /// From where they come.
  open var emitterShape: SCNGeometry?

  /// Creates a system.
  public override init() { super.init() }

  /// A system of the app's resources: an empty one.
  public convenience init?(named name: String, inDirectory directory: String?) { self.init() }

  /// Begins anew.
  open func reset() {}
}

/// A sound; it is not heard.
open class SCNAudioSource: NSObject, @unchecked Sendable {
  /// How loud it is.
  open var volume: Float = 1
  /// Whether it begins anew.
  open var loops = false
  /// Whether it comes from a place.
  open var isPositional = true

  /// A sound of the app's resources.
  public convenience init?(fileNamed name: String) { self.init() }
  /// Loads it.
  open func load() {}
}

/// Plays a sound; it is not heard.
open class SCNAudioPlayer: NSObject, @unchecked Sendable {
  /// A sound.
  public init(source: SCNAudioSource) { super.init() }
}
