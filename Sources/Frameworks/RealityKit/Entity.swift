public import ARKit
import DeviceServices
public import Foundation
import SimulatedUIKit

/// Something that things can have.
public protocol Component {}

/// What a thing has, by type.
public struct ComponentSet {
  private var items: [ObjectIdentifier: any Component] = [:]

  init() {}

  /// One by its type.
  public subscript<T: Component>(componentType: T.Type) -> T? {
    get { items[ObjectIdentifier(componentType)] as? T }
    set { items[ObjectIdentifier(componentType)] = newValue }
  }
  /// Adds one, in the place of one of its type.
  public mutating func set<T: Component>(_ component: T) {
    items[ObjectIdentifier(T.self)] = component
  }
  /// Whether there is one of a type.
  public func has(_ componentType: any Component.Type) -> Bool {
    items[ObjectIdentifier(componentType)] != nil
  }
  /// Takes one away.
  public mutating func remove(_ componentType: any Component.Type) {
    items[ObjectIdentifier(componentType)] = nil
  }
}

/// A place, a turn and a size.
public struct Transform: Component, Hashable, Sendable {
  /// How large.
  public var scale: SIMD3<Float>
  /// How it is turned.
  public var rotation: simd_quatf
  /// Where.
  public var translation: SIMD3<Float>

  /// Nothing.
  public init() { (scale, rotation, translation) = ([1, 1, 1], simd_quatf(), .zero) }

  /// A place, a turn and a size.
  public init(
    scale: SIMD3<Float> = [1, 1, 1], rotation: simd_quatf = simd_quatf(),
    translation: SIMD3<Float> = .zero
  ) { (self.scale, self.rotation, self.translation) = (scale, rotation, translation) }

  /// A turn around the axes, in radians.
  public init(pitch x: Float = 0, yaw y: Float = 0, roll z: Float = 0) {
    self.init(
      rotation: simd_quatf(angle: y, axis: [0, 1, 0]) * simd_quatf(angle: x, axis: [1, 0, 0])
        * simd_quatf(angle: z, axis: [0, 0, 1]))
  }

  /// Those of a matrix.
  public init(matrix: simd_float4x4) {
    let node = SCNNode()
    node.simdTransform = matrix
    self.init(
      scale: node.simdScale, rotation: node.simdOrientation, translation: node.simdPosition)
  }

  /// The matrix.
  public var matrix: simd_float4x4 {
    let node = SCNNode()
    (node.simdScale, node.simdOrientation, node.simdPosition) = (scale, rotation, translation)
    return node.simdTransform
  }

  /// Nothing.
  public static let identity = Transform()
}

/// A thing.
@MainActor @preconcurrency
open class Entity: Identifiable {
  /// What it is called.
  public var name = ""
  /// Whether it is there.
  public var isEnabled = true
  /// Where it is in its parent.
  public var transform = Transform()
  /// What it has.
  public var components = ComponentSet()
  /// What is in it.
  public private(set) var children: [Entity] = []
  /// What it is in.
  public private(set) weak var parent: Entity?
  /// Whether VoiceOver knows it.
  public var isAccessibilityElement = false
  /// Its changes in time: none.
  public var availableAnimations: [AnimationResource] { [] }

  /// Creates a thing.
  public required init() {}

  /// A thing of a file: fails, as files of things are not read.
  ///
  /// - Throws: That there is no such file.
  public convenience init(named name: String, in bundle: Bundle? = nil) async throws {
    self.init()
    throw Self.missing(name)
  }

  /// A thing of a file: fails, as files of things are not read.
  ///
  /// - Throws: That there is no such file.
  public static func load(named name: String, in bundle: Bundle? = nil) throws -> Entity {
    throw missing(name)
  }

  /// A thing with a form of a file: fails, as files of things are not read.
  ///
  /// - Throws: That there is no such file.
  public static func loadModel(named name: String, in bundle: Bundle? = nil) throws -> ModelEntity {
    throw missing(name)
  }

  static func missing(_ name: String) -> any Error {
    DeviceServices.shared.notes.add(
      "RealityKit does not read files of things: “\(name)” counts as missing.")
    return CocoaError(.fileReadNoSuchFile)
  }

  /// Puts a thing into this one.
  public func addChild(_ entity: Entity, preservingWorldTransform: Bool = false) {
    entity.removeFromParent()
    entity.parent = self
    children.append(entity)
  }
  /// Takes a thing out of this one.
  public func removeChild(_ entity: Entity) {
    if entity.parent === self { entity.removeFromParent() }
  }
  /// Takes it out of what it is in.
  public func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }
  /// Puts it into another thing.
  public func setParent(_ parent: Entity?, preservingWorldTransform: Bool = false) {
    if let parent { parent.addChild(self) } else { removeFromParent() }
  }
  /// The first thing in it of a name, at all levels.
  public func findEntity(named name: String) -> Entity? {
    if self.name == name { return self }
    return children.lazy.compactMap { $0.findEntity(named: name) }.first
  }
  /// The same thing once more.
  open func clone(recursive: Bool) -> Self {
    let copy = Self()
    (copy.name, copy.transform, copy.components) = (name, transform, components)
    if recursive { for child in children { copy.addChild(child.clone(recursive: true)) } }
    return copy
  }

  /// Where it is.
  public var position: SIMD3<Float> {
    get { transform.translation }
    set { transform.translation = newValue }
  }
  /// How large it is.
  public var scale: SIMD3<Float> {
    get { transform.scale }
    set { transform.scale = newValue }
  }
  /// How it is turned.
  public var orientation: simd_quatf {
    get { transform.rotation }
    set { transform.rotation = newValue }
  }
  /// Where it is in another thing.
  public func position(relativeTo referenceEntity: Entity?) -> SIMD3<Float> {
    let chain = sequence(first: self, next: \.parent).prefix { $0 !== referenceEntity }
    return chain.reduce(SIMD3<Float>.zero) { point, entity in
      let moved = entity.transform.matrix * SIMD4(point, 1)
      return [moved.x, moved.y, moved.z]
    }
  }
  /// Sets where it is in its parent.
  public func setPosition(_ position: SIMD3<Float>, relativeTo referenceEntity: Entity?) {
    transform.translation = position
  }
  /// Sets how large it is.
  public func setScale(_ scale: SIMD3<Float>, relativeTo referenceEntity: Entity?) {
    transform.scale = scale
  }
  /// Sets how it is turned.
  public func setOrientation(_ orientation: simd_quatf, relativeTo referenceEntity: Entity?) {
    transform.rotation = orientation
  }
  /// Moves it: at once.
  @discardableResult
  public func move(
    to transform: Transform, relativeTo referenceEntity: Entity?, duration: TimeInterval = 0
  ) -> AnimationPlaybackController {
    self.transform = transform
    return AnimationPlaybackController()
  }
  /// Turns its front to a place: not here.
  public func look(
    at target: SIMD3<Float>, from position: SIMD3<Float>, relativeTo referenceEntity: Entity?
  ) { transform.translation = position }
  /// Plays a change in time; only pixels show it.
  @discardableResult
  public func playAnimation(
    _ animation: AnimationResource, transitionDuration: TimeInterval = 0, startsPaused: Bool = false
  ) -> AnimationPlaybackController { AnimationPlaybackController() }
  /// Stops all changes in time.
  public func stopAllAnimations(recursive: Bool = true) {}
  /// Makes the forms that touches are looked for in.
  public func generateCollisionShapes(recursive: Bool) {}
}

/// A change in time.
@MainActor open class AnimationResource {
  /// The same again and again.
  public func `repeat`(duration: TimeInterval = .infinity) -> AnimationResource { self }
}

/// Plays a change in time.
@MainActor open class AnimationPlaybackController {
  /// Whether it is done.
  public var isComplete: Bool { true }
  /// Goes on.
  public func resume() {}
  /// Stands still.
  public func pause() {}
  /// Ends.
  public func stop() {}
}
