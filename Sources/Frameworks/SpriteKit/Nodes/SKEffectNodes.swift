public import SimulatedUIKit

/// What is in it is drawn as one picture.
@MainActor @preconcurrency
open class SKEffectNode: SKNode {
  /// Whether it is.
  open var shouldEnableEffects = true
  /// Whether the picture is kept.
  open var shouldRasterize = false
  /// How the picture is mixed with what is below.
  open var blendMode = SKBlendMode.alpha
  /// What draws it.
  open var shader: SKShader?
}

/// Only a part of what is in it shows.
@MainActor @preconcurrency
open class SKCropNode: SKNode {
  /// What of it shows.
  open var maskNode: SKNode?
}

/// From where a scene is seen.
@MainActor @preconcurrency
open class SKCameraNode: SKNode {
  /// Whether a node is seen: all are.
  open func contains(_ node: SKNode) -> Bool { true }
  /// The nodes that are seen.
  open func containedNodeSet() -> Set<SKNode> { Set(scene?.descendants ?? []) }
}

/// Sparks; only pixels show them.
@MainActor @preconcurrency
open class SKEmitterNode: SKNode {
  /// The picture of each.
  open var particleTexture: SKTexture?
  /// How many come in a second.
  open var particleBirthRate: CGFloat = 0
  /// How many come at all; 0 for no end.
  open var numParticlesToEmit = 0
  /// How long each lives, in seconds.
  open var particleLifetime: CGFloat = 0
  /// How much lives differ.
  open var particleLifetimeRange: CGFloat = 0
  /// Where they come from.
  open var particlePosition = CGPoint.zero
  /// How much places differ.
  open var particlePositionRange = CGVector.zero
  /// How fast they are.
  open var particleSpeed: CGFloat = 0
  /// How much speeds differ.
  open var particleSpeedRange: CGFloat = 0
  /// Where they fly.
  open var emissionAngle: CGFloat = 0
  /// How much directions differ.
  open var emissionAngleRange: CGFloat = 0
  /// How large they are.
  open var particleScale: CGFloat = 1
  /// How much sizes differ.
  open var particleScaleRange: CGFloat = 0
  /// How they grow.
  open var particleScaleSpeed: CGFloat = 0
  /// How opaque they are.
  open var particleAlpha: CGFloat = 1
  /// How much that differs.
  open var particleAlphaRange: CGFloat = 0
  /// How that changes.
  open var particleAlphaSpeed: CGFloat = 0
  /// How far they are turned.
  open var particleRotation: CGFloat = 0
  /// How they turn.
  open var particleRotationSpeed: CGFloat = 0
  /// How large each is, in points.
  open var particleSize = CGSize.zero
  /// Their colour.
  open var particleColor = UIColor.white
  /// How much of the colour.
  open var particleColorBlendFactor: CGFloat = 0
  /// How they are mixed with what is below.
  open var particleBlendMode = SKBlendMode.alpha
  /// What drives them across.
  open var xAcceleration: CGFloat = 0
  /// What drives them up.
  open var yAcceleration: CGFloat = 0
  /// In which node they stay.
  open weak var targetNode: SKNode?

  /// Begins anew.
  open func resetSimulation() {}
  /// Goes on by some seconds.
  open func advanceSimulationTime(_ sec: TimeInterval) {}
}

/// A light; only pixels show it.
@MainActor @preconcurrency
open class SKLightNode: SKNode {
  /// Whether it is on.
  open var isEnabled = true
  /// Its colour.
  open var lightColor = UIColor.white
  /// The colour of all else.
  open var ambientColor = UIColor.black
  /// How it weakens.
  open var falloff: CGFloat = 1
  /// The colour of shadows.
  open var shadowColor = UIColor.black
  /// Which nodes it falls on.
  open var categoryBitMask: UInt32 = .max
}

/// A sound; it is not heard.
@MainActor @preconcurrency
open class SKAudioNode: SKNode {
  /// Whether it begins by itself.
  open var autoplayLooped = true
  /// Whether it comes from its place.
  open var isPositional = true

  /// A sound of the app's resources.
  public convenience init(fileNamed name: String) { self.init() }
  /// A sound by its address.
  public convenience init(url: URL) { self.init() }
}

/// What draws nodes; only pixels show it.
open class SKShader: NSObject, @unchecked Sendable {
  /// The program.
  open var source: String?

  /// A program.
  public init(source: String) {
    self.source = source
    super.init()
  }

  /// A program of the app's resources.
  public convenience init(fileNamed name: String) { self.init(source: "") }
}
