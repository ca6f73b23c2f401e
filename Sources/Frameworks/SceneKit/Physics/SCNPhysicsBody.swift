public import Foundation

/// What a body does.
public enum SCNPhysicsBodyType: Int, Sendable {
  /// The cases as SceneKit numbers them.
  case `static`, dynamic, kinematic
}

/// What moves a node; bodies do not move here.
open class SCNPhysicsBody: NSObject, @unchecked Sendable {
  /// What it does.
  open var type: SCNPhysicsBodyType
  /// Its shape.
  open var physicsShape: SCNPhysicsShape?
  /// How heavy it is, in kilograms.
  open var mass: CGFloat = 1
  /// How rough it is.
  open var friction: CGFloat = 0.5
  /// How far it bounces.
  open var restitution: CGFloat = 0.5
  /// What slows it down.
  open var damping: CGFloat = 0.1
  /// What slows its turning down.
  open var angularDamping: CGFloat = 0.1
  /// How fast it is.
  open var velocity = SCNVector3()
  /// How fast it turns.
  open var angularVelocity = SCNVector4()
  /// Whether gravity moves it.
  open var isAffectedByGravity = true
  /// Whether it rests.
  open var allowsResting = true
  /// What it is, as bits.
  open var categoryBitMask = 1
  /// What it bounces off.
  open var collisionBitMask = -1
  /// Of touching what it is told.
  open var contactTestBitMask = 0

  /// Creates a body.
  public init(type: SCNPhysicsBodyType, shape: SCNPhysicsShape?) {
    (self.type, physicsShape) = (type, shape)
    super.init()
  }

  /// A body that stands.
  open class func `static`() -> Self { make(.static) }
  /// A body that moves.
  open class func dynamic() -> Self { make(.dynamic) }
  /// A body that is moved.
  open class func kinematic() -> Self { make(.kinematic) }

  /// Creates a body.
  public required init(made type: SCNPhysicsBodyType) {
    self.type = type
    super.init()
  }

  private class func make(_ type: SCNPhysicsBodyType) -> Self { self.init(made: type) }

  /// Pushes it.
  open func applyForce(_ direction: SCNVector3, asImpulse impulse: Bool) {}
  /// Pushes it at a place.
  open func applyForce(_ direction: SCNVector3, at position: SCNVector3, asImpulse impulse: Bool) {}
  /// Turns it.
  open func applyTorque(_ torque: SCNVector4, asImpulse impulse: Bool) {}
  /// Forgets all pushes.
  open func clearAllForces() {}
  /// Takes its node's place.
  open func resetTransform() {}
}

/// The shape of a body.
open class SCNPhysicsShape: NSObject, @unchecked Sendable {
  /// How a shape is made.
  public struct Option: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates an option.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Of what kind it is.
    public static let type = Option(rawValue: "SCNPhysicsShapeTypeKey")
    /// How large it is.
    public static let scale = Option(rawValue: "SCNPhysicsShapeScaleKey")
    /// Whether the nodes in a node count as one.
    public static let keepAsCompound = Option(rawValue: "SCNPhysicsShapeKeepAsCompoundKey")
  }

  /// The shape of a geometry.
  public init(geometry: SCNGeometry, options: [Option: Any]? = nil) { super.init() }
  /// The shape of a node.
  public init(node: SCNNode, options: [Option: Any]? = nil) { super.init() }
}

/// What moves bodies near it; not here.
open class SCNPhysicsField: NSObject, @unchecked Sendable {
  /// How strong it is.
  open var strength: CGFloat = 1
}

/// Told of bodies that touch: never here.
public protocol SCNPhysicsContactDelegate: NSObjectProtocol {
  /// Two bodies touch.
  func physicsWorld(_ world: SCNPhysicsWorld, didBegin contact: SCNPhysicsContact)
  /// Two bodies go on touching.
  func physicsWorld(_ world: SCNPhysicsWorld, didUpdate contact: SCNPhysicsContact)
  /// Two bodies no longer touch.
  func physicsWorld(_ world: SCNPhysicsWorld, didEnd contact: SCNPhysicsContact)
}

extension SCNPhysicsContactDelegate {
  /// Nothing is done.
  public func physicsWorld(_ world: SCNPhysicsWorld, didBegin contact: SCNPhysicsContact) {}
  /// Nothing is done.
  public func physicsWorld(_ world: SCNPhysicsWorld, didUpdate contact: SCNPhysicsContact) {}
  /// Nothing is done.
  public func physicsWorld(_ world: SCNPhysicsWorld, didEnd contact: SCNPhysicsContact) {}
}

/// Two bodies that touch; nobody makes one here.
open class SCNPhysicsContact: NSObject, @unchecked Sendable {
  /// One.
  public let nodeA = SCNNode()
  /// The other.
  public let nodeB = SCNNode()
  /// Where.
  public let contactPoint = SCNVector3()
}

/// Moves the bodies of a scene: not here.
open class SCNPhysicsWorld: NSObject, @unchecked Sendable {
  /// What pulls, in metres a second and second.
  open var gravity = SCNVector3(0, -9.8, 0)
  /// How fast time passes.
  open var speed: CGFloat = 1
  /// Told of bodies that touch.
  open weak var contactDelegate: (any SCNPhysicsContactDelegate)?
}

/// Holds a node; only pixels show it.
open class SCNConstraint: NSObject, @unchecked Sendable {
  /// Whether it holds.
  open var isEnabled = true
  /// How much.
  open var influenceFactor: CGFloat = 1
}

/// A node looks at another one.
open class SCNLookAtConstraint: SCNConstraint, @unchecked Sendable {
  /// The other.
  open var target: SCNNode?
  /// Whether it stays upright.
  open var isGimbalLockEnabled = false
  /// Looks at a node.
  public convenience init(target: SCNNode?) {
    self.init()
    self.target = target
  }
}

/// A node looks at the viewer.
open class SCNBillboardConstraint: SCNConstraint, @unchecked Sendable {
  /// Around which axes it turns.
  open var freeAxes = SCNBillboardAxis.all
}

/// Axes around which a node turns to the viewer.
public struct SCNBillboardAxis: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates a set of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// To the right.
  public static let X = SCNBillboardAxis(rawValue: 1)
  /// Up.
  public static let Y = SCNBillboardAxis(rawValue: 2)
  /// To the viewer.
  public static let Z = SCNBillboardAxis(rawValue: 4)
  /// All.
  public static let all: SCNBillboardAxis = [.X, .Y, .Z]
}
