public import Accelerate
public import Foundation

/// A thing in a scene: a place, and what is there.
open class SCNNode: NSObject, NSCopying, SCNAnimatable, @unchecked Sendable {
  /// What it is called.
  open var name: String?
  /// The shape.
  open var geometry: SCNGeometry?
  /// The light.
  open var light: SCNLight?
  /// What looks at the scene from there.
  open var camera: SCNCamera?
  /// The body that it moves as.
  open var physicsBody: SCNPhysicsBody?
  /// What moves bodies near it.
  open var physicsField: SCNPhysicsField?
  /// What holds it.
  open var constraints: [SCNConstraint]?
  /// How shapes change with others.
  open var morpher: SCNMorpher?
  /// Whether it is not shown.
  open var isHidden = false
  /// How opaque it is, from 0 to 1.
  open var opacity: CGFloat = 1
  /// In which order it is drawn.
  open var renderingOrder = 0
  /// Whether it casts a shadow.
  open var castsShadow = true
  /// Whether its actions stand still.
  open var isPaused = false
  /// What it is, as bits.
  open var categoryBitMask = 1
  /// What tells of how moves end.
  open var movabilityHint = SCNMovabilityHint.fixed
  /// The point that it turns around.
  open var pivot = SCNMatrix4Identity
  /// Where it is in its parent.
  open var simdPosition = SIMD3<Float>.zero
  /// How it is turned.
  open var simdOrientation = simd_quatf()
  /// How large it is.
  open var simdScale = SIMD3<Float>(repeating: 1)
  /// What is in it.
  open private(set) var childNodes: [SCNNode] = []
  /// What it is in.
  open private(set) weak var parent: SCNNode?
  private var angles = SIMD3<Float>.zero
  private var players: [(key: String, player: SCNAnimationPlayer)] = []
  var running: [String: Int] = [:]
  var runs = 0

  /// Creates an empty node.
  public override init() { super.init() }

  /// Creates a node of a shape.
  public convenience init(geometry: SCNGeometry?) {
    self.init()
    self.geometry = geometry
  }

  /// Not used: there are no archives of nodes here.
  public required init?(coder: NSCoder) { super.init() }

  /// Whether it is lit in its own way.
  open var presentation: SCNNode { self }

  /// The same node and all that is in it, once more.
  open func clone() -> Self {
    guard let copy = copy() as? Self else { return self }
    return copy
  }

  /// The same node and all that is in it, as one.
  open func flattenedClone() -> Self { clone() }

  /// The same node once more.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = SCNNode(geometry: geometry)
    (copy.name, copy.light, copy.camera) = (name, light, camera)
    (copy.simdPosition, copy.simdOrientation, copy.simdScale) = (
      simdPosition, simdOrientation, simdScale
    )
    (copy.isHidden, copy.opacity, copy.physicsBody) = (isHidden, opacity, physicsBody)
    for child in childNodes { copy.addChildNode(child.clone()) }
    return copy
  }

  /// Where it is in its parent.
  open var position: SCNVector3 {
    get { SCNVector3(simdPosition) }
    set { simdPosition = SIMD3(newValue) }
  }

  /// How large it is.
  open var scale: SCNVector3 {
    get { SCNVector3(simdScale) }
    set { simdScale = SIMD3(newValue) }
  }

  /// How it is turned, as a turn's parts.
  open var orientation: SCNQuaternion {
    get {
      let turn = simdOrientation.vector
      return SCNVector4(x: turn.x, y: turn.y, z: turn.z, w: turn.w)
    }
    set {
      simdOrientation = simd_quatf(ix: newValue.x, iy: newValue.y, iz: newValue.z, r: newValue.w)
    }
  }

  /// How it is turned: an axis and an angle in radians.
  open var rotation: SCNVector4 {
    get {
      let axis = simdOrientation.axis
      return SCNVector4(x: axis.x, y: axis.y, z: axis.z, w: simdOrientation.angle)
    }
    set {
      let axis = SIMD3(newValue.x, newValue.y, newValue.z)
      simdOrientation =
        simd_length(axis) == 0
        ? simd_quatf() : simd_quatf(angle: newValue.w, axis: simd_normalize(axis))
    }
  }

  /// How it is turned around its axes, in radians.
  open var eulerAngles: SCNVector3 {
    get { SCNVector3(angles) }
    set { simdEulerAngles = SIMD3(newValue) }
  }

  /// How it is turned around its axes, in radians.
  open var simdEulerAngles: SIMD3<Float> {
    get { angles }
    set {
      angles = newValue
      simdOrientation =
        simd_quatf(angle: newValue.z, axis: [0, 0, 1])
        * simd_quatf(angle: newValue.y, axis: [0, 1, 0])
        * simd_quatf(angle: newValue.x, axis: [1, 0, 0])
    }
  }

  /// Where it is, how it is turned and how large it is.
  open var transform: SCNMatrix4 {
    get { SCNMatrix4(simdTransform) }
    set { simdTransform = simd_float4x4(newValue) }
  }

  /// Where it is, how it is turned and how large it is.
  open var simdTransform: simd_float4x4 {
    get {
      var matrix = simd_float4x4(simdOrientation)
      for axis in 0..<3 { matrix[axis] *= simdScale[axis] }
      matrix[3] = SIMD4(simdPosition, 1)
      return matrix
    }
    set {
      simdPosition = [newValue[3].x, newValue[3].y, newValue[3].z]
      simdScale = [simd_length(newValue[0]), simd_length(newValue[1]), simd_length(newValue[2])]
      var turn = newValue
      for axis in 0..<3 where simdScale[axis] != 0 { turn[axis] /= simdScale[axis] }
      simdOrientation = simd_quatf(turn)
    }
  }

  /// Puts a node into this one.
  open func addChildNode(_ child: SCNNode) { insertChildNode(child, at: childNodes.count) }

  /// Puts a node among those in this one.
  open func insertChildNode(_ child: SCNNode, at index: Int) {
    child.removeFromParentNode()
    child.parent = self
    childNodes.insert(child, at: max(0, min(index, childNodes.count)))
  }

  /// Takes it out of what it is in.
  open func removeFromParentNode() {
    parent?.childNodes.removeAll { $0 === self }
    parent = nil
  }

  /// Puts a node into the place of one in this one.
  open func replaceChildNode(_ oldChild: SCNNode, with newChild: SCNNode) {
    guard let place = childNodes.firstIndex(where: { $0 === oldChild }) else { return }
    oldChild.removeFromParentNode()
    insertChildNode(newChild, at: place)
  }

  // What SCNAnimatable asks for.

  /// Begins an animation.
  open func addAnimation(_ animation: any SCNAnimationProtocol, forKey key: String?) {
    let player = SCNAnimationPlayer(animation: SCNAnimation(animation))
    addAnimationPlayer(player, forKey: key)
    player.play()
  }

  /// Keeps an animation.
  open func addAnimationPlayer(_ player: SCNAnimationPlayer, forKey key: String?) {
    players.removeAll { $0.key == key }
    players.append((key ?? "animation-\(players.count)", player))
  }

  /// The names of the animations.
  open var animationKeys: [String] { players.map(\.key) }

  /// An animation by its name.
  open func animationPlayer(forKey key: String) -> SCNAnimationPlayer? {
    players.first { $0.key == key }?.player
  }

  /// Ends an animation.
  open func removeAnimation(forKey key: String) { players.removeAll { $0.key == key } }

  /// Ends all animations.
  open func removeAllAnimations() { players = [] }
}

/// What tells of how a node moves.
public enum SCNMovabilityHint: Int, Sendable {
  /// The cases as SceneKit numbers them.
  case fixed, movable
}
