public import SimulatedUIKit

/// Something that shows a scene.
@MainActor @preconcurrency
public protocol SCNSceneRenderer: NSObjectProtocol {
  /// The scene.
  var scene: SCNScene? { get set }
  /// From where it is seen.
  var pointOfView: SCNNode? { get set }
  /// Whether a light comes where there is none.
  var autoenablesDefaultLighting: Bool { get set }
}

/// Told of each frame: never here.
public protocol SCNSceneRendererDelegate: NSObjectProtocol {
  /// A frame begins.
  func renderer(_ renderer: any SCNSceneRenderer, updateAtTime time: TimeInterval)
  /// A frame is drawn.
  func renderer(
    _ renderer: any SCNSceneRenderer, didRenderScene scene: SCNScene, atTime time: TimeInterval)
  /// A frame is about to be drawn.
  func renderer(
    _ renderer: any SCNSceneRenderer, willRenderScene scene: SCNScene, atTime time: TimeInterval)
  /// Actions are done.
  func renderer(_ renderer: any SCNSceneRenderer, didApplyAnimationsAtTime time: TimeInterval)
  /// Bodies have moved.
  func renderer(_ renderer: any SCNSceneRenderer, didSimulatePhysicsAtTime time: TimeInterval)
}

extension SCNSceneRendererDelegate {
  /// Nothing is done.
  public func renderer(_ renderer: any SCNSceneRenderer, updateAtTime time: TimeInterval) {}
  /// Nothing is done.
  public func renderer(
    _ renderer: any SCNSceneRenderer, didRenderScene scene: SCNScene, atTime time: TimeInterval
  ) {}
  /// Nothing is done.
  public func renderer(
    _ renderer: any SCNSceneRenderer, willRenderScene scene: SCNScene, atTime time: TimeInterval
  ) {}
  /// Nothing is done.
  public func renderer(
    _ renderer: any SCNSceneRenderer, didApplyAnimationsAtTime time: TimeInterval
  ) {}
  /// Nothing is done.
  public func renderer(
    _ renderer: any SCNSceneRenderer, didSimulatePhysicsAtTime time: TimeInterval
  ) {}
}

/// Shows a scene: an element without pictures.
@MainActor @preconcurrency
open class SCNView: UIView, SCNSceneRenderer {
  /// How a view is made.
  public struct Option: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates an option.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// With what it draws.
    public static let preferredRenderingAPI = Option(rawValue: "SCNPreferredRenderingAPIKey")
    /// Whether it saves power.
    public static let preferLowPowerDevice = Option(rawValue: "SCNPreferLowPowerDeviceKey")
  }

  /// The scene.
  open var scene: SCNScene?
  /// From where it is seen.
  open var pointOfView: SCNNode?
  /// Whether a light comes where there is none.
  open var autoenablesDefaultLighting = false
  /// Whether a finger moves from where it is seen.
  open var allowsCameraControl = false
  /// Whether numbers show.
  open var showsStatistics = false
  /// Whether it goes on.
  open var isPlaying = false
  /// Whether it goes on when nothing moves.
  open var rendersContinuously = false
  /// Whether it begins anew.
  open var loops = true
  /// Frames a second.
  open var preferredFramesPerSecond = 60
  /// How smooth edges are.
  open var antialiasingMode = SCNAntialiasingMode.none
  /// What shows besides.
  open var debugOptions: SCNDebugOptions = []
  /// Told of each frame.
  open weak var delegate: (any SCNSceneRendererDelegate)?
  /// What stands before the scene: a scene of SpriteKit.
  open var overlaySKScene: AnyObject?
  /// What moves from where it is seen.
  public let defaultCameraController = SCNCameraController()

  /// Creates a view.
  public init(frame: CGRect, options: [String: Any]? = nil) { super.init(frame: frame) }

  /// Creates a view.
  public override convenience init(frame: CGRect) { self.init(frame: frame, options: nil) }

  /// Creates a view as a storyboard or xib says.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Goes on.
  open func play(_ sender: Any?) { isPlaying = true }
  /// Stands still.
  open func pause(_ sender: Any?) { isPlaying = false }
  /// Stands still.
  open func stop(_ sender: Any?) { isPlaying = false }
  /// A picture of it: an empty one.
  open func snapshot() -> UIImage { UIImage() }

  /// What is at a place: nothing, as nothing is drawn.
  open func hitTest(
    _ point: CGPoint, options: [SCNHitTestOption: Any]? = nil
  ) -> [SCNHitTestResult] { [] }

  /// Where a place in space is in the view: in its middle.
  open func projectPoint(_ point: SCNVector3) -> SCNVector3 {
    SCNVector3(x: Float(bounds.midX), y: Float(bounds.midY), z: 0)
  }

  /// Where a place of the view is in space: at the origin.
  open func unprojectPoint(_ point: SCNVector3) -> SCNVector3 { SCNVector3() }

  /// Prepares things.
  open func prepare(_ objects: [Any], completionHandler: ((Bool) -> Void)? = nil) {
    completionHandler?(true)
  }
}

/// Moves from where a scene is seen.
open class SCNCameraController: NSObject, @unchecked Sendable {
  /// How a finger moves it.
  open var interactionMode = SCNInteractionMode.orbitTurntable
  /// What it turns around.
  open var target = SCNVector3()
  /// Whether it goes on after the finger.
  open var inertiaEnabled = false
  /// How high it goes, in degrees.
  open var maximumVerticalAngle: Float = 0
  /// How low it goes, in degrees.
  open var minimumVerticalAngle: Float = 0
}

/// How a finger moves from where a scene is seen.
public enum SCNInteractionMode: Int, Sendable {
  /// The cases as SceneKit numbers them.
  case fly, orbitTurntable, orbitAngleMapping, orbitCenteredArcball, orbitArcball, pan, truck
}

/// How smooth edges are.
public enum SCNAntialiasingMode: UInt, Sendable {
  /// The cases as SceneKit numbers them.
  case none, multisampling2X, multisampling4X
}

/// What shows besides.
public struct SCNDebugOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates a set of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The shapes of bodies.
  public static let showPhysicsShapes = SCNDebugOptions(rawValue: 1)
  /// What things take.
  public static let showBoundingBoxes = SCNDebugOptions(rawValue: 2)
  /// Lines.
  public static let showWireframe = SCNDebugOptions(rawValue: 32)
  /// Lines only.
  public static let renderAsWireframe = SCNDebugOptions(rawValue: 64)
  /// Cameras.
  public static let showCameras = SCNDebugOptions(rawValue: 1024)
}

/// How something is looked for at a place.
public struct SCNHitTestOption: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates an option.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Which.
  public static let searchMode = SCNHitTestOption(rawValue: "kHitTestSearchMode")
  /// What counts.
  public static let categoryBitMask = SCNHitTestOption(rawValue: "kHitTestCategoryBitMask")
  /// In what.
  public static let rootNode = SCNHitTestOption(rawValue: "kHitTestRootNode")
  /// By boxes.
  public static let boundingBoxOnly = SCNHitTestOption(rawValue: "kHitTestBoundingBoxOnly")
}

/// What is at a place; nobody finds something here.
open class SCNHitTestResult: NSObject, @unchecked Sendable {
  /// The node.
  public let node: SCNNode
  /// Where in the node.
  public let localCoordinates = SCNVector3()
  /// Where in the world.
  public let worldCoordinates = SCNVector3()
  /// What stands on the surface there.
  public let worldNormal = SCNVector3()

  init(node: SCNNode) {
    self.node = node
    super.init()
  }
}
