public import Foundation
public import SceneKit

/// A place in the world.
open class ARAnchor: NSObject, @unchecked Sendable {
  /// What tells it from others.
  public let identifier = UUID()
  /// What it is called.
  public let name: String?
  /// Where it is.
  public let transform: simd_float4x4

  /// A place.
  public init(transform: simd_float4x4) {
    (name, self.transform) = (nil, transform)
    super.init()
  }

  /// A place with a name.
  public init(name: String, transform: simd_float4x4) {
    (self.name, self.transform) = (name, transform)
    super.init()
  }
}

/// Something that is followed.
public protocol ARTrackable: NSObjectProtocol {
  /// Whether it is seen.
  var isTracked: Bool { get }
}

/// A surface; none is found here.
open class ARPlaneAnchor: ARAnchor, @unchecked Sendable {
  /// How a surface lies.
  public enum Alignment: Int, Sendable {
    /// The cases as ARKit numbers them.
    case horizontal, vertical
  }
  /// What a surface is.
  public enum Classification: Sendable {
    /// The cases as ARKit names them.
    case none, wall, floor, ceiling, table, seat, window, door
  }
  /// How it lies.
  open var alignment: Alignment { .horizontal }
  /// Its middle.
  open var center: SIMD3<Float> { .zero }
  /// How far it reaches.
  open var extent: SIMD3<Float> { .zero }
  /// What it is.
  open var classification: Classification { .none }
  /// Whether surfaces are told apart.
  open class var isClassificationSupported: Bool { false }
}

/// A picture; none is found here.
open class ARImageAnchor: ARAnchor, ARTrackable, @unchecked Sendable {
  /// Which.
  public let referenceImage: ARReferenceImage

  init(_ referenceImage: ARReferenceImage) {
    self.referenceImage = referenceImage
    super.init(transform: matrix_identity_float4x4)
  }
  /// Whether it is seen.
  open var isTracked: Bool { false }
}

/// A face; none is found here.
open class ARFaceAnchor: ARAnchor, ARTrackable, @unchecked Sendable {
  /// A part of a face that moves.
  public struct BlendShapeLocation: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates one.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The left eye shuts.
    public static let eyeBlinkLeft = BlendShapeLocation(rawValue: "eyeBlink_L")
    /// The right eye shuts.
    public static let eyeBlinkRight = BlendShapeLocation(rawValue: "eyeBlink_R")
    /// The mouth opens.
    public static let jawOpen = BlendShapeLocation(rawValue: "jawOpen")
    /// The mouth smiles on the left.
    public static let mouthSmileLeft = BlendShapeLocation(rawValue: "mouthSmile_L")
    /// The mouth smiles on the right.
    public static let mouthSmileRight = BlendShapeLocation(rawValue: "mouthSmile_R")
    /// The tongue shows.
    public static let tongueOut = BlendShapeLocation(rawValue: "tongueOut")
    /// Brows go up.
    public static let browInnerUp = BlendShapeLocation(rawValue: "browInnerUp")
  }
  /// How far parts move, from 0 to 1.
  open var blendShapes: [BlendShapeLocation: NSNumber] { [:] }
  /// Whether it is seen.
  open var isTracked: Bool { false }
  /// Where it looks.
  open var lookAtPoint: SIMD3<Float> { .zero }
}

/// A person; none is found here.
open class ARBodyAnchor: ARAnchor, ARTrackable, @unchecked Sendable {
  /// Whether they are seen.
  open var isTracked: Bool { false }
}

/// The form of a room; none is found here.
open class ARMeshAnchor: ARAnchor, @unchecked Sendable {}
