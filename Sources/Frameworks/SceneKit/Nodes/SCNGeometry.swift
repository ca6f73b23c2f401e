public import Foundation
public import SimulatedUIKit

/// A shape with materials.
open class SCNGeometry: NSObject, SCNBoundingVolume, @unchecked Sendable {
  /// What it is called.
  open var name: String?
  /// What its parts are made of.
  open var materials: [SCNMaterial] = [SCNMaterial()]
  /// What draws it otherwise.
  open var shaderModifiers: [SCNShaderModifierEntryPoint: String]?
  /// How fine it becomes.
  open var subdivisionLevel = 0
  /// Simpler shapes for greater distances.
  open var levelsOfDetail: [SCNLevelOfDetail]?

  /// Creates an empty shape.
  public override init() { super.init() }

  /// Creates a shape of points.
  public convenience init(sources: [SCNGeometrySource], elements: [SCNGeometryElement]?) {
    self.init()
  }

  /// What its first part is made of.
  open var firstMaterial: SCNMaterial? {
    get { materials.first }
    set { materials = [newValue].compactMap { $0 } + materials.dropFirst() }
  }

  var size: SIMD3<Float> { .zero }

  /// The box that it takes.
  open var boundingBox: (min: SCNVector3, max: SCNVector3) {
    get { (SCNVector3(size / -2), SCNVector3(size / 2)) }
    set {}
  }

  /// The ball that it takes.
  open var boundingSphere: (center: SCNVector3, radius: Float) {
    (SCNVector3(), (size * size).sum().squareRoot() / 2)
  }

  /// Puts a material among the others.
  open func insertMaterial(_ material: SCNMaterial, at index: Int) {
    materials.insert(material, at: min(index, materials.count))
  }

  /// A material by its name.
  open func material(named name: String) -> SCNMaterial? { materials.first { $0.name == name } }
}

/// Something that takes room.
public protocol SCNBoundingVolume: NSObjectProtocol {
  /// The box.
  var boundingBox: (min: SCNVector3, max: SCNVector3) { get set }
  /// The ball.
  var boundingSphere: (center: SCNVector3, radius: Float) { get }
}

extension SCNNode: SCNBoundingVolume {}

/// A floor without an end.
open class SCNFloor: SCNGeometry, @unchecked Sendable {
  /// How much it mirrors.
  open var reflectivity: CGFloat = 0.25
  /// How wide it is; 0 for no end.
  open var width: CGFloat = 0
  /// How long it is; 0 for no end.
  open var length: CGFloat = 0
}

/// A text as a thing.
open class SCNText: SCNGeometry, @unchecked Sendable {
  /// The text.
  open var string: Any?
  /// The font.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var font: UIFont! = .systemFont(ofSize: 36)
  /// How thick it is.
  open var extrusionDepth: CGFloat
  /// How round its edges are.
  open var chamferRadius: CGFloat = 0
  /// How smooth it is.
  open var flatness: CGFloat = 0.6
  /// How it stands.
  open var alignmentMode = "left"
  /// How it is cut.
  open var truncationMode = "none"
  /// Whether it goes on in further lines.
  open var isWrapped = false
  /// Where lines end.
  open var containerFrame = CGRect.zero

  /// A text.
  public init(string: Any?, extrusionDepth: CGFloat) {
    self.string = string
    self.extrusionDepth = extrusionDepth
    super.init()
  }

  override var size: SIMD3<Float> {
    let count = Float((string as? String)?.count ?? 0)
    return [count * Float(font.pointSize) / 2, Float(font.pointSize), Float(extrusionDepth)]
  }
}

/// An outline as a thing.
open class SCNShape: SCNGeometry, @unchecked Sendable {
  /// The outline.
  open var path: UIBezierPath?
  /// How thick it is.
  open var extrusionDepth: CGFloat
  /// How round its edges are.
  open var chamferRadius: CGFloat = 0

  /// An outline.
  public init(path: UIBezierPath?, extrusionDepth: CGFloat) {
    self.path = path
    self.extrusionDepth = extrusionDepth
    super.init()
  }
}

/// Points of a shape.
open class SCNGeometrySource: NSObject, @unchecked Sendable {
  /// How many.
  public let vectorCount: Int

  /// Points.
  public init(vertices: [SCNVector3]) {
    vectorCount = vertices.count
    super.init()
  }

  /// What stands on a surface.
  public convenience init(normals: [SCNVector3]) { self.init(vertices: normals) }

  /// Places on a picture.
  public init(textureCoordinates: [CGPoint]) {
    vectorCount = textureCoordinates.count
    super.init()
  }
}

/// How points make a shape.
open class SCNGeometryElement: NSObject, @unchecked Sendable {
  /// Of how many parts.
  public let primitiveCount: Int

  /// Parts by the numbers of their points.
  public init<IndexType: FixedWidthInteger>(
    indices: [IndexType], primitiveType: SCNGeometryPrimitiveType
  ) {
    primitiveCount = indices.count / 3
    super.init()
  }
}

/// What points make.
public enum SCNGeometryPrimitiveType: Int, Sendable {
  /// The cases as SceneKit numbers them.
  case triangles, triangleStrip, line, point, polygon
}

/// A simpler shape for a greater distance.
open class SCNLevelOfDetail: NSObject, @unchecked Sendable {
  /// The shape.
  public let geometry: SCNGeometry?

  /// A shape from some distance on.
  public init(geometry: SCNGeometry?, worldSpaceDistance distance: CGFloat) {
    self.geometry = geometry
    super.init()
  }
}

/// How a shape changes into others.
open class SCNMorpher: NSObject, @unchecked Sendable {
  /// The others.
  open var targets: [SCNGeometry] = []
  /// How much of each.
  open var weights: [NSNumber] = []
  /// Sets how much of one.
  open func setWeight(_ weight: CGFloat, forTargetAt targetIndex: Int) {}
}

/// Where a program changes how a shape is drawn.
public struct SCNShaderModifierEntryPoint: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a place.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The points.
  public static let geometry = Self(rawValue: "SCNShaderModifierEntryPointGeometry")
  /// The surface.
  public static let surface = Self(rawValue: "SCNShaderModifierEntryPointSurface")
  /// The light.
  public static let lightingModel = Self(rawValue: "SCNShaderModifierEntryPointLightingModel")
  /// The pixels.
  public static let fragment = Self(rawValue: "SCNShaderModifierEntryPointFragment")
}
