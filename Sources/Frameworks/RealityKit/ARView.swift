public import ARKit
public import Foundation
public import SimulatedUIKit

/// The things that a view shows.
@MainActor @preconcurrency
open class Scene {
  /// The places that they are at.
  public var anchors: [Entity] = []

  init() {}

  /// Adds a place.
  public func addAnchor(_ anchor: Entity) { anchors.append(anchor) }
  /// Takes a place away.
  public func removeAnchor(_ anchor: Entity) { anchors.removeAll { $0 === anchor } }
  /// The first thing of a name.
  public func findEntity(named name: String) -> Entity? {
    anchors.lazy.compactMap { $0.findEntity(named: name) }.first
  }
}

/// Shows things in the world: an element without pictures.
@MainActor @preconcurrency
open class ARView: UIView {
  /// What is behind the things.
  public enum CameraMode: Sendable {
    /// The cases as RealityKit names them.
    case ar, nonAR
  }
  /// What is drawn less well.
  public struct RenderOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// No blur of what moves.
    public static let disableMotionBlur = RenderOptions(rawValue: 8)
    /// No blur of what is near and far.
    public static let disableDepthOfField = RenderOptions(rawValue: 4)
    /// No grain.
    public static let disableCameraGrain = RenderOptions(rawValue: 2)
    /// No brightness as in nature.
    public static let disableHDR = RenderOptions(rawValue: 16)
  }
  /// What shows besides.
  public struct DebugOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int
    /// Creates a set of bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Points.
    public static let showFeaturePoints = DebugOptions(rawValue: 1)
    /// Where the world begins.
    public static let showWorldOrigin = DebugOptions(rawValue: 2)
    /// Places.
    public static let showAnchorOrigins = DebugOptions(rawValue: 4)
    /// Numbers.
    public static let showStatistics = DebugOptions(rawValue: 8)
  }

  /// The things.
  public let scene = Scene()
  /// Looks at the world.
  public var session = ARSession()
  /// What is behind the things.
  public var cameraMode: CameraMode
  /// What is drawn less well.
  public var renderOptions: RenderOptions = []
  /// What shows besides.
  public var debugOptions: DebugOptions = []
  /// Whether looking begins by itself.
  public var automaticallyConfigureSession: Bool

  /// Creates a view.
  public init(
    frame: CGRect, cameraMode: CameraMode, automaticallyConfigureSession: Bool
  ) {
    self.cameraMode = cameraMode
    self.automaticallyConfigureSession = automaticallyConfigureSession
    super.init(frame: frame)
  }

  /// Creates a view.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, cameraMode: .ar, automaticallyConfigureSession: true)
  }

  /// Creates a view as a storyboard or xib says.
  public required init?(coder: NSCoder) {
    (cameraMode, automaticallyConfigureSession) = (.ar, true)
    super.init(coder: coder)
  }

  /// The thing at a place: none, as nothing is drawn.
  public func entity(at point: CGPoint) -> Entity? { nil }
  /// The things at a place: none.
  public func entities(at point: CGPoint) -> [Entity] { [] }
  /// Where a line meets surfaces: nowhere.
  public func raycast(
    from point: CGPoint, allowing target: ARRaycastQuery.Target,
    alignment: ARRaycastQuery.TargetAlignment
  ) -> [ARRaycastResult] { [] }
  /// A picture of it: an empty one.
  public func snapshot(saveToHDR: Bool, completion: @escaping (UIImage?) -> Void) {
    completion(UIImage())
  }
}
