public import SimulatedUIKit

/// What moves a node: its speed, and what it touches.
///
/// Boxes are what bodies take, whatever their
/// outline is; they pass through each other and tell of it.
open class SKPhysicsBody: NSObject, @unchecked Sendable {
  /// Whether gravity and speed move it.
  open var isDynamic = true
  /// Whether it turns when it is pushed.
  open var allowsRotation = true
  /// Whether gravity moves it.
  open var affectedByGravity = true
  /// Whether it is looked at between frames.
  open var usesPreciseCollisionDetection = false
  /// Whether it stays where it is in its parent.
  open var pinned = false
  /// Whether it does not move.
  open var isResting = false
  /// How heavy it is, in kilograms.
  open var mass: CGFloat = 1
  /// How heavy it is for its size.
  open var density: CGFloat = 1
  /// How much it takes.
  open var area: CGFloat = 0
  /// How rough it is.
  open var friction: CGFloat = 0.2
  /// How far it bounces.
  open var restitution: CGFloat = 0.2
  /// What slows it down.
  open var linearDamping: CGFloat = 0.1
  /// What slows its turning down.
  open var angularDamping: CGFloat = 0.1
  /// How fast it is, in points a second.
  open var velocity = CGVector.zero
  /// How fast it turns, in radians a second.
  open var angularVelocity: CGFloat = 0
  /// What it is, as bits.
  open var categoryBitMask: UInt32 = .max
  /// What it bounces off.
  open var collisionBitMask: UInt32 = .max
  /// Of touching what it is told.
  open var contactTestBitMask: UInt32 = 0
  /// Which fields move it.
  open var fieldBitMask: UInt32 = .max
  /// The node.
  open internal(set) weak var node: SKNode?
  /// The size of its box; nil for the node's.
  let box: CGSize?
  var isEdge = false

  init(box: CGSize?, isEdge: Bool = false) {
    self.box = box
    self.isEdge = isEdge
    super.init()
    if isEdge { isDynamic = false }
  }

  /// A circle around the node's position.
  public convenience init(circleOfRadius r: CGFloat) {
    self.init(box: CGSize(width: r * 2, height: r * 2))
  }

  /// A circle.
  public convenience init(circleOfRadius r: CGFloat, center: CGPoint) {
    self.init(circleOfRadius: r)
  }

  /// A rectangle around the node's position.
  public convenience init(rectangleOf s: CGSize) { self.init(box: s) }

  /// A rectangle.
  public convenience init(rectangleOf s: CGSize, center: CGPoint) { self.init(box: s) }

  /// What an outline takes.
  public convenience init(polygonFrom path: CGPath) { self.init(box: path.boundingBox.size) }

  /// What a texture takes.
  public convenience init(texture: SKTexture, size: CGSize) { self.init(box: size) }

  /// What a texture takes.
  public convenience init(texture: SKTexture, alphaThreshold: Float, size: CGSize) {
    self.init(box: size)
  }

  /// A line.
  public convenience init(edgeFrom p1: CGPoint, to p2: CGPoint) {
    self.init(
      box: CGSize(width: abs(p1.x - p2.x), height: abs(p1.y - p2.y)), isEdge: true)
  }

  /// The lines of a rectangle.
  public convenience init(edgeLoopFrom rect: CGRect) { self.init(box: rect.size, isEdge: true) }

  /// The lines of an outline.
  public convenience init(edgeLoopFrom path: CGPath) {
    self.init(box: path.boundingBox.size, isEdge: true)
  }

  /// The lines of an outline.
  public convenience init(edgeChainFrom path: CGPath) { self.init(edgeLoopFrom: path) }

  /// Several bodies as one.
  public convenience init(bodies: [SKPhysicsBody]) { self.init(box: bodies.first?.box) }

  /// Pushes it for a moment.
  open func applyForce(_ force: CGVector) {
    velocity.dx += force.dx / mass / 60
    velocity.dy += force.dy / mass / 60
  }

  /// Gives it a push.
  open func applyImpulse(_ impulse: CGVector) {
    velocity.dx += impulse.dx / mass
    velocity.dy += impulse.dy / mass
  }

  /// Turns it for a moment.
  open func applyTorque(_ torque: CGFloat) { angularVelocity += torque / mass / 60 }

  /// Gives it a turn.
  open func applyAngularImpulse(_ impulse: CGFloat) { angularVelocity += impulse / mass }

  /// The bodies that it touches.
  @MainActor open func allContactedBodies() -> [SKPhysicsBody] {
    node?.scene?.physicsWorld.touching(self) ?? []
  }
}
