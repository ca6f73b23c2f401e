import DeviceServices
public import Foundation
public import SceneKit
import SimulatedUIKit
import VirtualTime

/// Why the world cannot be looked at.
public struct ARError: Error, CustomNSError, Hashable, Sendable {
  /// The reason.
  public enum Code: Int, Sendable {
    /// The cases as ARKit numbers them.
    case requestFailed = 1
    /// As ARKit numbers them.
    case unsupportedConfiguration = 100, sensorUnavailable, sensorFailed, cameraUnauthorized
    /// As ARKit numbers them.
    case microphoneUnauthorized = 104
    /// As ARKit numbers it.
    case worldTrackingFailed = 200
  }

  /// The reason.
  public let code: Code

  /// Creates an error.
  public init(_ code: Code) { self.code = code }

  /// The domain of ARKit.
  public static var errorDomain: String { "com.apple.arkit.error" }
  /// The number of the reason.
  public var errorCode: Int { code.rawValue }
  /// The device cannot look so.
  public static let unsupportedConfiguration = Code.unsupportedConfiguration
  /// The person does not let the app use the camera.
  public static let cameraUnauthorized = Code.cameraUnauthorized
}

/// Told that looking goes on or not.
public protocol ARSessionObserver: NSObjectProtocol {
  /// It has failed.
  func session(_ session: ARSession, didFailWithError error: any Error)
  /// It is seen better or worse.
  func session(_ session: ARSession, cameraDidChangeTrackingState camera: ARCamera)
  /// It stands still.
  func sessionWasInterrupted(_ session: ARSession)
  /// It goes on.
  func sessionInterruptionEnded(_ session: ARSession)
}

extension ARSessionObserver {
  /// Nothing is done.
  public func session(_ session: ARSession, didFailWithError error: any Error) {}
  /// Nothing is done.
  public func session(_ session: ARSession, cameraDidChangeTrackingState camera: ARCamera) {}
  /// Nothing is done.
  public func sessionWasInterrupted(_ session: ARSession) {}
  /// Nothing is done.
  public func sessionInterruptionEnded(_ session: ARSession) {}
}

/// Told what is seen: never here.
public protocol ARSessionDelegate: ARSessionObserver {
  /// A picture.
  func session(_ session: ARSession, didUpdate frame: ARFrame)
  /// Something new.
  func session(_ session: ARSession, didAdd anchors: [ARAnchor])
  /// Something other.
  func session(_ session: ARSession, didUpdate anchors: [ARAnchor])
  /// Something gone.
  func session(_ session: ARSession, didRemove anchors: [ARAnchor])
}

extension ARSessionDelegate {
  /// Nothing is done.
  public func session(_ session: ARSession, didUpdate frame: ARFrame) {}
  /// Nothing is done.
  public func session(_ session: ARSession, didAdd anchors: [ARAnchor]) {}
  /// Nothing is done.
  public func session(_ session: ARSession, didUpdate anchors: [ARAnchor]) {}
  /// Nothing is done.
  public func session(_ session: ARSession, didRemove anchors: [ARAnchor]) {}
}

/// Looks at the world: fails, as there is nothing to look with.
open class ARSession: NSObject, @unchecked Sendable {
  /// How looking begins.
  public struct RunOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Anew.
    public static let resetTracking = RunOptions(rawValue: 1)
    /// Without what was there.
    public static let removeExistingAnchors = RunOptions(rawValue: 2)
    /// Without looking for surfaces.
    public static let stopTrackedRaycasts = RunOptions(rawValue: 4)
    /// The form of the room anew.
    public static let resetSceneReconstruction = RunOptions(rawValue: 8)
  }

  /// Told what is seen.
  open weak var delegate: (any ARSessionDelegate)?
  /// Where that is told.
  open var delegateQueue: DispatchQueue?
  /// What is seen: nothing.
  open var currentFrame: ARFrame? { nil }
  /// How it is looked at.
  open private(set) var configuration: ARConfiguration?
  private var anchors: [ARAnchor] = []

  /// Creates a session.
  public override init() { super.init() }

  /// Begins: fails, with a note.
  open func run(_ configuration: ARConfiguration, options: RunOptions = []) {
    self.configuration = configuration
    DeviceServices.shared.notes.add(
      "ARKit cannot look at the world from a simulated device: "
        + "\(type(of: configuration)).isSupported is false, and running it fails.")
    VirtualTime.schedule(after: .zero, kind: .timer, label: "start of ARKit") { [weak self] in
      guard let self else { return }
      delegate?.session(self, didFailWithError: ARError(.unsupportedConfiguration))
    }
  }

  /// Stands still.
  open func pause() {}
  /// Adds a place.
  open func add(anchor: ARAnchor) { anchors.append(anchor) }
  /// Takes a place away.
  open func remove(anchor: ARAnchor) { anchors.removeAll { $0 === anchor } }
  /// Sets where the world begins.
  open func setWorldOrigin(relativeTransform: simd_float4x4) {}
  /// Where a line meets surfaces: nowhere.
  open func raycast(_ query: ARRaycastQuery) -> [ARRaycastResult] { [] }
  /// Tells of the world as it is: fails.
  open func getCurrentWorldMap(completionHandler: @escaping (ARWorldMap?, (any Error)?) -> Void) {
    completionHandler(nil, ARError(.worldTrackingFailed))
  }
}

/// A picture; there are none here.
open class ARFrame: NSObject, @unchecked Sendable {
  /// The camera.
  open var camera: ARCamera { ARCamera() }
  /// What is in it.
  open var anchors: [ARAnchor] { [] }
  /// When, in seconds.
  open var timestamp: TimeInterval { 0 }
}

/// The camera.
open class ARCamera: NSObject, @unchecked Sendable {
  /// How well it sees.
  public enum TrackingState: Equatable, Sendable {
    /// Why it does not see well.
    public enum Reason: Sendable {
      /// The cases as ARKit names them.
      case initializing, excessiveMotion, insufficientFeatures, relocalizing
    }
    /// Not at all.
    case notAvailable
    /// Not well.
    case limited(Reason)
    /// Well.
    case normal
  }
  /// How well it sees.
  open var trackingState: TrackingState { .notAvailable }
  /// Where it is.
  open var transform: simd_float4x4 { matrix_identity_float4x4 }
  /// How it is turned.
  open var eulerAngles: SIMD3<Float> { .zero }
}

/// A line into the world.
open class ARRaycastQuery: NSObject, @unchecked Sendable {
  /// What it may meet.
  public enum Target: Int, Sendable {
    /// The cases as ARKit numbers them.
    case existingPlaneGeometry, existingPlaneInfinite, estimatedPlane
  }
  /// How a surface lies.
  public enum TargetAlignment: Int, Sendable {
    /// The cases as ARKit numbers them.
    case horizontal, vertical, any
  }

  /// A line.
  public init(
    origin: SIMD3<Float>, direction: SIMD3<Float>, allowing target: Target,
    alignment: TargetAlignment
  ) { super.init() }
}

/// Where a line meets a surface.
open class ARRaycastResult: NSObject, @unchecked Sendable {
  /// Where.
  open var worldTransform: simd_float4x4 { matrix_identity_float4x4 }
  /// On what.
  open var anchor: ARAnchor? { nil }
}
