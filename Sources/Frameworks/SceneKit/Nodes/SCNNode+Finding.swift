public import Accelerate
public import Foundation

extension SCNNode {
  /// The first node in it of a name.
  public func childNode(withName name: String, recursively: Bool) -> SCNNode? {
    childNodes(passingTest: { $0.name == name ? ($1 = true, true).1 : false }, deep: recursively)
      .first
  }

  /// The nodes in it, at all levels, of which something is true.
  public func childNodes(
    passingTest predicate: (SCNNode, UnsafeMutablePointer<ObjCBool>) -> Bool
  ) -> [SCNNode] {
    var found: [SCNNode] = []
    enumerateChildNodes { node, stop in if predicate(node, stop) { found.append(node) } }
    return found
  }

  /// Has something done with each node in it, at all levels.
  public func enumerateChildNodes(
    _ block: (SCNNode, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    for node in below where !stop.boolValue { block(node, &stop) }
  }

  /// Has something done with it and with each node in it, at all levels.
  public func enumerateHierarchy(_ block: (SCNNode, UnsafeMutablePointer<ObjCBool>) -> Void) {
    var stop = ObjCBool(false)
    for node in [self] + below where !stop.boolValue { block(node, &stop) }
  }

  private func childNodes(
    passingTest test: (SCNNode, inout Bool) -> Bool, deep: Bool
  ) -> [SCNNode] {
    var stops = false
    return (deep ? below : childNodes).filter { !stops && test($0, &stops) }
  }

  var below: [SCNNode] { childNodes.flatMap { [$0] + $0.below } }

  /// Where it is in the world.
  public var simdWorldTransform: simd_float4x4 {
    get {
      sequence(first: self, next: \.parent).dropFirst().reduce(simdTransform) {
        $1.simdTransform * $0
      }
    }
    set {
      simdTransform = (parent?.simdWorldTransform.inverse ?? matrix_identity_float4x4) * newValue
    }
  }

  /// Where it is in the world.
  public var worldTransform: SCNMatrix4 { SCNMatrix4(simdWorldTransform) }

  /// Its place in the world.
  public var simdWorldPosition: SIMD3<Float> {
    get { SIMD3(simdWorldTransform[3].x, simdWorldTransform[3].y, simdWorldTransform[3].z) }
    set {
      let place =
        (parent?.simdWorldTransform.inverse ?? matrix_identity_float4x4) * SIMD4(newValue, 1)
      simdPosition = [place.x, place.y, place.z]
    }
  }

  /// Its place in the world.
  public var worldPosition: SCNVector3 {
    get { SCNVector3(simdWorldPosition) }
    set { simdWorldPosition = SIMD3(newValue) }
  }

  /// Where its front is.
  public var worldFront: SCNVector3 { SCNVector3(simdOrientation.act([0, 0, -1])) }

  /// A place of this node in another's coordinates.
  public func convertPosition(_ position: SCNVector3, to node: SCNNode?) -> SCNVector3 {
    let world = simdWorldTransform * SIMD4(SIMD3(position), 1)
    let place = (node?.simdWorldTransform.inverse ?? matrix_identity_float4x4) * world
    return SCNVector3(x: place.x, y: place.y, z: place.z)
  }

  /// A place of another node in this one's coordinates.
  public func convertPosition(_ position: SCNVector3, from node: SCNNode?) -> SCNVector3 {
    let world = (node?.simdWorldTransform ?? matrix_identity_float4x4) * SIMD4(SIMD3(position), 1)
    let place = simdWorldTransform.inverse * world
    return SCNVector3(x: place.x, y: place.y, z: place.z)
  }

  /// Turns its front to a place.
  public func look(at worldTarget: SCNVector3) {
    let way = SIMD3<Float>(worldTarget) - simdWorldPosition
    guard simd_length(way) > 0 else { return }
    simdOrientation = simd_quatf(from: [0, 0, -1], to: simd_normalize(way))
  }

  /// The box that it takes, in its own coordinates.
  public var boundingBox: (min: SCNVector3, max: SCNVector3) {
    get { geometry?.boundingBox ?? (SCNVector3(), SCNVector3()) }
    set {}
  }

  /// The ball that it takes, in its own coordinates.
  public var boundingSphere: (center: SCNVector3, radius: Float) {
    let box = boundingBox
    let (low, high) = (SIMD3<Float>(box.min), SIMD3<Float>(box.max))
    return (SCNVector3((low + high) / 2), simd_length(high - low) / 2)
  }

  /// What a line hits: nothing.
  public func hitTestWithSegment(
    from pointA: SCNVector3, to pointB: SCNVector3, options: [String: Any]? = nil
  ) -> [SCNHitTestResult] { [] }

  /// Sparks at it; only pixels show them.
  public func addParticleSystem(_ system: SCNParticleSystem) {}
  /// No sparks any more.
  public func removeAllParticleSystems() {}
  /// A sound at it; it is not heard.
  public func addAudioPlayer(_ player: SCNAudioPlayer) {}
  /// No sounds any more.
  public func removeAllAudioPlayers() {}
}
