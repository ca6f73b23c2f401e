public import Foundation
import SceneKit
public import SimulatedUIKit

/// How the world is looked at; the device can look at none, as a simulator.
open class ARConfiguration: NSObject, @unchecked Sendable {
  /// How the world lies.
  public enum WorldAlignment: Int, Sendable {
    /// The cases as ARKit numbers them.
    case gravity, gravityAndHeading, camera
  }
  /// What is known of each picture besides.
  public struct FrameSemantics: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Where persons are.
    public static let personSegmentation = FrameSemantics(rawValue: 1)
    /// Where persons are, and how far.
    public static let personSegmentationWithDepth = FrameSemantics(rawValue: 3)
    /// How persons stand.
    public static let bodyDetection = FrameSemantics(rawValue: 4)
    /// How far things are.
    public static let sceneDepth = FrameSemantics(rawValue: 8)
    /// How far things are, smoothed.
    public static let smoothedSceneDepth = FrameSemantics(rawValue: 16)
  }
  /// How the camera looks.
  open class VideoFormat: NSObject, @unchecked Sendable {
    /// How large pictures are.
    open var imageResolution: CGSize { .zero }
    /// How many there are in a second.
    open var framesPerSecond: Int { 60 }
  }

  /// Whether the device can do it: no.
  open class var isSupported: Bool { false }
  /// How the camera can look: not at all.
  open class var supportedVideoFormats: [VideoFormat] { [] }
  /// Whether something is known of each picture: no.
  open class func supportsFrameSemantics(_ frameSemantics: FrameSemantics) -> Bool { false }
  /// How the world lies.
  open var worldAlignment = WorldAlignment.gravity
  /// Whether light is measured.
  open var isLightEstimationEnabled = true
  /// Whether sound comes too.
  open var providesAudioData = false
  /// What is known of each picture besides.
  open var frameSemantics: FrameSemantics = []
  /// How the camera looks.
  open var videoFormat = VideoFormat()

  /// Creates a configuration.
  public override init() { super.init() }
}

/// Looks at the world around.
open class ARWorldTrackingConfiguration: ARConfiguration, @unchecked Sendable {
  /// Which surfaces are looked for.
  public struct PlaneDetection: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Those that lie.
    public static let horizontal = PlaneDetection(rawValue: 1)
    /// Those that stand.
    public static let vertical = PlaneDetection(rawValue: 2)
  }
  /// How surroundings are mirrored.
  public enum EnvironmentTexturing: Int, Sendable {
    /// The cases as ARKit numbers them.
    case none, manual, automatic
  }
  /// What is known of the form of a room.
  public struct SceneReconstruction: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Its form.
    public static let mesh = SceneReconstruction(rawValue: 1)
    /// Its form, and what is what.
    public static let meshWithClassification = SceneReconstruction(rawValue: 3)
  }

  /// Whether the form of a room can be known: no.
  open class func supportsSceneReconstruction(_ value: SceneReconstruction) -> Bool { false }
  /// Which surfaces are looked for.
  open var planeDetection: PlaneDetection = []
  /// How surroundings are mirrored.
  open var environmentTexturing = EnvironmentTexturing.none
  /// What is known of the form of the room.
  open var sceneReconstruction: SceneReconstruction = []
  /// Which pictures are looked for.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var detectionImages: Set<ARReferenceImage>! = []
  /// How many of them are followed.
  open var maximumNumberOfTrackedImages = 0
  /// Whether the camera is focused.
  open var isAutoFocusEnabled = true
  /// Whether others take part.
  open var isCollaborationEnabled = false
  /// The world as it was.
  open var initialWorldMap: ARWorldMap?
}

/// Looks at a face.
open class ARFaceTrackingConfiguration: ARConfiguration, @unchecked Sendable {
  /// How many faces there can be.
  open class var supportedNumberOfTrackedFaces: Int { 0 }
  /// How many faces are followed.
  open var maximumNumberOfTrackedFaces = 1
  /// Whether the world is looked at too.
  open var isWorldTrackingEnabled = false
}

/// Looks for pictures.
open class ARImageTrackingConfiguration: ARConfiguration, @unchecked Sendable {
  /// Which.
  open var trackingImages: Set<ARReferenceImage> = []
  /// How many of them are followed.
  open var maximumNumberOfTrackedImages = 1
}

/// Looks at a person.
open class ARBodyTrackingConfiguration: ARConfiguration, @unchecked Sendable {}
/// Looks where the device turns.
open class AROrientationTrackingConfiguration: ARConfiguration, @unchecked Sendable {}
/// Looks at the world by its coordinates.
open class ARGeoTrackingConfiguration: ARConfiguration, @unchecked Sendable {}

/// A picture that is looked for.
open class ARReferenceImage: NSObject, @unchecked Sendable {
  /// What it is called.
  open var name: String?
  /// How large it is, in metres.
  public let physicalSize: CGSize

  /// A picture of pixels.
  public init(_ image: CGImage, orientation: Int = 1, physicalWidth: CGFloat) {
    physicalSize = CGSize(width: physicalWidth, height: physicalWidth)
    super.init()
  }

  /// The pictures of a group of the app's resources: none are looked for.
  open class func referenceImages(
    inGroupNamed name: String, bundle: Bundle?
  ) -> Set<ARReferenceImage>? { [] }
}

/// The world as it was.
open class ARWorldMap: NSObject, @unchecked Sendable {
  /// What was in it.
  open var anchors: [ARAnchor] = []
}
