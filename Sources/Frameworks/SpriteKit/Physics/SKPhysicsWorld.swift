public import SimulatedUIKit

/// Told of bodies that touch.
@MainActor @preconcurrency
public protocol SKPhysicsContactDelegate: NSObjectProtocol {
  /// Two bodies touch.
  func didBegin(_ contact: SKPhysicsContact)
  /// Two bodies no longer touch.
  func didEnd(_ contact: SKPhysicsContact)
}

extension SKPhysicsContactDelegate {
  /// Nothing is done.
  public func didBegin(_ contact: SKPhysicsContact) {}
  /// Nothing is done.
  public func didEnd(_ contact: SKPhysicsContact) {}
}

/// Two bodies that touch.
open class SKPhysicsContact: NSObject, @unchecked Sendable {
  /// One.
  public let bodyA: SKPhysicsBody
  /// The other.
  public let bodyB: SKPhysicsBody
  /// Where, in the scene.
  public let contactPoint: CGPoint
  /// The direction of the push.
  public let contactNormal = CGVector(dx: 0 as CGFloat, dy: 1)
  /// How hard.
  public let collisionImpulse: CGFloat = 0

  init(_ bodyA: SKPhysicsBody, _ bodyB: SKPhysicsBody, at contactPoint: CGPoint) {
    (self.bodyA, self.bodyB, self.contactPoint) = (bodyA, bodyB, contactPoint)
    super.init()
  }
}

/// Moves the bodies of a scene: by gravity and speed, through each other.
@MainActor @preconcurrency
open class SKPhysicsWorld: NSObject {
  /// What pulls, in metres a second and second; a metre is 150 points.
  open var gravity = CGVector(dx: 0 as CGFloat, dy: -9.8)
  /// How fast time passes.
  open var speed: CGFloat = 1
  /// Told of bodies that touch.
  open weak var contactDelegate: (any SKPhysicsContactDelegate)?
  private var contacts: [SKPhysicsContact] = []

  nonisolated override init() { super.init() }

  /// The first body at a place.
  open func body(at point: CGPoint) -> SKPhysicsBody? { nil }
  /// Joins bodies: they are not held together here.
  open func add(_ joint: SKPhysicsJoint) {}
  /// Takes a joint away.
  open func remove(_ joint: SKPhysicsJoint) {}
  /// Takes all joints away.
  open func removeAllJoints() {}

  func touching(_ body: SKPhysicsBody) -> [SKPhysicsBody] {
    contacts.compactMap { $0.bodyA === body ? $0.bodyB : $0.bodyB === body ? $0.bodyA : nil }
  }

  /// Moves the bodies on.
  func advance(by seconds: TimeInterval, in scene: SKScene) {
    let nodes = scene.descendants.filter { $0.physicsBody != nil }
    guard !nodes.isEmpty || !contacts.isEmpty else { return }
    let time = CGFloat(seconds) * speed
    for node in nodes {
      guard let body = node.physicsBody, body.isDynamic, !body.pinned else { continue }
      if body.affectedByGravity {
        body.velocity.dx += gravity.dx * 150 * time
        body.velocity.dy += gravity.dy * 150 * time
      }
      let kept = max(0, 1 - body.linearDamping * time)
      body.velocity = CGVector(dx: body.velocity.dx * kept, dy: body.velocity.dy * kept)
      node.position.x += body.velocity.dx * time
      node.position.y += body.velocity.dy * time
      node.zRotation += body.angularVelocity * time
    }
    tellContacts(of: nodes, in: scene)
  }

  private func tellContacts(of nodes: [SKNode], in scene: SKScene) {
    let boxes = nodes.compactMap { node in node.physicsBody.map { ($0, box(of: node, $0, scene)) } }
    var found: [SKPhysicsContact] = []
    for (place, (body, box)) in boxes.enumerated() {
      for (other, otherBox) in boxes[(place + 1)...] where box.intersects(otherBox) {
        let isWanted =
          body.contactTestBitMask & other.categoryBitMask != 0
          || other.contactTestBitMask & body.categoryBitMask != 0
        guard isWanted else { continue }
        let common = box.intersection(otherBox)
        found.append(
          SKPhysicsContact(body, other, at: CGPoint(x: common.midX, y: common.midY)))
      }
    }
    func has(_ list: [SKPhysicsContact], _ contact: SKPhysicsContact) -> Bool {
      list.contains { $0.bodyA === contact.bodyA && $0.bodyB === contact.bodyB }
    }
    let before = contacts
    contacts = found
    for contact in found where !has(before, contact) { contactDelegate?.didBegin(contact) }
    for contact in before where !has(found, contact) { contactDelegate?.didEnd(contact) }
  }

  private func box(of node: SKNode, _ body: SKPhysicsBody, _ scene: SKScene) -> CGRect {
    let place = node.parent.map { $0.convert(node.position, to: scene) } ?? node.position
    let size = body.box ?? node.frame.size
    return CGRect(
      x: place.x - size.width / 2, y: place.y - size.height / 2, width: size.width,
      height: size.height)
  }
}

/// Holds bodies together; not here.
open class SKPhysicsJoint: NSObject, @unchecked Sendable {
  /// One.
  open var bodyA: SKPhysicsBody?
  /// The other.
  open var bodyB: SKPhysicsBody?
}

/// Lets two bodies turn around a point.
open class SKPhysicsJointPin: SKPhysicsJoint, @unchecked Sendable {
  /// Creates a joint.
  open class func joint(
    withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchor: CGPoint
  ) -> SKPhysicsJointPin {
    let joint = SKPhysicsJointPin()
    (joint.bodyA, joint.bodyB) = (bodyA, bodyB)
    return joint
  }
}

/// Holds two bodies fast.
open class SKPhysicsJointFixed: SKPhysicsJoint, @unchecked Sendable {
  /// Creates a joint.
  open class func joint(
    withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchor: CGPoint
  ) -> SKPhysicsJointFixed {
    let joint = SKPhysicsJointFixed()
    (joint.bodyA, joint.bodyB) = (bodyA, bodyB)
    return joint
  }
}
