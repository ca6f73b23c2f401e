public import Foundation
public import SimulatedUIKit

/// Shows what a camera sees: here an opaque region with nothing on it, as on a simulator.
///
/// What lies in front of it shows and can be used; what lies behind it is covered.
@MainActor @preconcurrency
open class AVCaptureVideoPreviewLayer: CALayer {
  /// What it shows the pictures of.
  open var session: AVCaptureSession?
  /// How pictures are fitted.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// What leads pictures to it; nil, as a simulator has no camera.
  open var connection: AVCaptureConnection? { nil }

  /// Creates a layer of a session.
  public init(session: AVCaptureSession) {
    self.session = session
    super.init()
    isBlank = true
  }

  /// Creates a layer of no session.
  public required init() {
    super.init()
    isBlank = true
  }
}

/// How pictures are fitted into a layer.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a way from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// All of the picture shows.
  public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
  /// All of the layer is filled.
  public static let resizeAspectFill = AVLayerVideoGravity(
    rawValue: "AVLayerVideoGravityResizeAspectFill")
  /// The picture is stretched.
  public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
}
