public import ARKit
public import Foundation
public import SimulatedUIKit

/// A form.
@MainActor open class MeshResource {
  /// A box.
  public static func generateBox(size: Float, cornerRadius: Float = 0) -> MeshResource {
    MeshResource()
  }
  /// A box.
  public static func generateBox(size: SIMD3<Float>, cornerRadius: Float = 0) -> MeshResource {
    MeshResource()
  }
  /// A box.
  public static func generateBox(
    width: Float, height: Float, depth: Float, cornerRadius: Float = 0, splitFaces: Bool = false
  ) -> MeshResource { MeshResource() }
  /// A ball.
  public static func generateSphere(radius: Float) -> MeshResource { MeshResource() }
  /// A rectangle.
  public static func generatePlane(
    width: Float, depth: Float, cornerRadius: Float = 0
  ) -> MeshResource { MeshResource() }
  /// A rectangle.
  public static func generatePlane(
    width: Float, height: Float, cornerRadius: Float = 0
  ) -> MeshResource { MeshResource() }
  /// A text.
  public static func generateText(
    _ string: String, extrusionDepth: Float = 0.25, font: UIFont = .systemFont(ofSize: 12),
    containerFrame: CGRect = .zero, alignment: NSTextAlignment = .left,
    lineBreakMode: NSLineBreakMode = .byTruncatingTail
  ) -> MeshResource { MeshResource() }
}

/// What a surface is made of; only pixels show it.
public protocol Material {}

/// A surface of one colour that light falls on.
public struct SimpleMaterial: Material {
  /// The colour.
  public var color = UIColor.white
  /// How rough it is.
  public var roughness: Float = 0.5
  /// Creates a white surface.
  public init() {}
  /// Creates a surface.
  public init(color: UIColor, roughness: Float = 0.5, isMetallic: Bool) {
    (self.color, self.roughness) = (color, roughness)
  }
  /// Creates a surface.
  public init(color: UIColor, isMetallic: Bool) { self.color = color }
}

/// A surface of one colour.
public struct UnlitMaterial: Material {
  /// The colour.
  public var color = UIColor.white
  /// Creates a white surface.
  public init() {}
  /// Creates a surface.
  public init(color: UIColor) { self.color = color }
}

/// A surface that does not show and hides what is behind.
public struct OcclusionMaterial: Material {
  /// Creates a surface.
  public init() {}
}

/// A surface as in nature.
public struct PhysicallyBasedMaterial: Material {
  /// Creates a surface.
  public init() {}
}

/// A form with surfaces.
public struct ModelComponent: Component {
  /// The form.
  public var mesh: MeshResource
  /// What its parts are made of.
  public var materials: [any Material]
  /// Creates a form with surfaces.
  public init(mesh: MeshResource, materials: [any Material]) {
    (self.mesh, self.materials) = (mesh, materials)
  }
}

/// The forms that touches are looked for in.
public struct CollisionComponent: Component {
  /// The forms.
  public var shapes: [ShapeResource]
  /// Creates them.
  public init(shapes: [ShapeResource]) { self.shapes = shapes }
}

/// A form that touches are looked for in.
@MainActor open class ShapeResource {
  /// A box.
  public static func generateBox(size: SIMD3<Float>) -> ShapeResource { ShapeResource() }
  /// A ball.
  public static func generateSphere(radius: Float) -> ShapeResource { ShapeResource() }
}

/// A thing takes fingers.
public struct InputTargetComponent: Component {
  /// Creates it.
  public init() {}
}

/// A thing that moves as a body.
public struct PhysicsBodyComponent: Component {
  /// What it does.
  public enum Mode: Sendable {
    /// The cases as RealityKit names them.
    case `static`, kinematic, dynamic
  }
  /// What it does.
  public var mode: Mode
  /// Creates it.
  public init(mode: Mode = .dynamic) { self.mode = mode }
}

/// A thing with a form.
@MainActor @preconcurrency
open class ModelEntity: Entity {
  /// The form.
  public var model: ModelComponent? {
    get { components[ModelComponent.self] }
    set { components[ModelComponent.self] = newValue }
  }
  /// The forms that touches are looked for in.
  public var collision: CollisionComponent? {
    get { components[CollisionComponent.self] }
    set { components[CollisionComponent.self] = newValue }
  }
  /// How it moves as a body.
  public var physicsBody: PhysicsBodyComponent? {
    get { components[PhysicsBodyComponent.self] }
    set { components[PhysicsBodyComponent.self] = newValue }
  }

  /// Creates a thing.
  public required init() { super.init() }

  /// A thing with a form.
  public convenience init(mesh: MeshResource, materials: [any Material] = []) {
    self.init()
    model = ModelComponent(mesh: mesh, materials: materials)
  }
}

/// A thing at a place of the world.
@MainActor @preconcurrency
open class AnchorEntity: Entity {
  /// What it is at.
  public enum Target: Sendable {
    /// How a surface lies.
    public struct Alignment: OptionSet, Sendable {
      /// The bits.
      public let rawValue: UInt8
      /// Creates a set of bits.
      public init(rawValue: UInt8) { self.rawValue = rawValue }
      /// It lies.
      public static let horizontal = Alignment(rawValue: 1)
      /// It stands.
      public static let vertical = Alignment(rawValue: 2)
      /// Either.
      public static let any: Alignment = [.horizontal, .vertical]
    }
    /// What a surface is.
    public struct Classification: OptionSet, Sendable {
      /// The bits.
      public let rawValue: UInt64
      /// Creates a set of bits.
      public init(rawValue: UInt64) { self.rawValue = rawValue }
      /// A wall.
      public static let wall = Classification(rawValue: 1)
      /// A floor.
      public static let floor = Classification(rawValue: 2)
      /// A table.
      public static let table = Classification(rawValue: 8)
      /// Anything.
      public static let any = Classification(rawValue: .max)
    }
    /// The camera.
    case camera
    /// A place.
    case world(transform: simd_float4x4)
    /// A picture.
    case image(group: String, name: String)
    /// A face.
    case face
    /// A surface.
    case plane(Alignment, classification: Classification, minimumBounds: SIMD2<Float>)
  }

  /// Creates a thing at the origin.
  public required init() { super.init() }
  /// A thing at something.
  public convenience init(_ target: Target) { self.init() }
  /// A thing at a place.
  public convenience init(world position: SIMD3<Float>) {
    self.init()
    transform.translation = position
  }
  /// A thing at a surface.
  public convenience init(
    plane alignment: Target.Alignment, classification: Target.Classification = .any,
    minimumBounds: SIMD2<Float> = .zero
  ) { self.init() }
  /// A thing at what ARKit has found.
  public convenience init(anchor: ARAnchor) {
    self.init()
    transform = Transform(matrix: anchor.transform)
  }
}

/// A light from one direction.
@MainActor @preconcurrency
open class DirectionalLight: Entity {
  /// How bright it is.
  public var intensity: Float = 2145
}

/// A light at a place.
@MainActor @preconcurrency
open class PointLight: Entity {
  /// How bright it is.
  public var intensity: Float = 26_963
}

/// From where things are seen.
@MainActor @preconcurrency
open class PerspectiveCamera: Entity {}
