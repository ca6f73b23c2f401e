import DeviceServices
@_exported public import Foundation

/// A camera or a microphone; the simulated device has neither, but may be asked for both.
open class AVCaptureDevice: NSObject {
  /// A kind of camera or microphone.
  public struct DeviceType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a kind from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The camera that all devices have.
    public static let builtInWideAngleCamera = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInWideAngleCamera")
    /// The one that sees more.
    public static let builtInUltraWideCamera = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInUltraWideCamera")
    /// Two cameras as one.
    public static let builtInDualCamera = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInDualCamera")
    /// A microphone.
    public static let microphone = DeviceType(rawValue: "AVCaptureDeviceTypeMicrophone")
  }

  /// Where a camera is.
  public enum Position: Int, Sendable {
    /// Somewhere, at the back, and at the side of the screen.
    case unspecified, back, front
  }

  /// Whether the app may use a camera or a microphone.
  open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus {
    switch DeviceServices.shared.permissions.status(of: permission(for: mediaType)) {
    case .notDetermined: .notDetermined
    case .denied: .denied
    default: .authorized
    }
  }

  /// Asks for a camera or a microphone.
  ///
  /// - Parameters:
  ///   - mediaType: What is to be captured.
  ///   - handler: Told whether the app may, on the main actor.
  open class func requestAccess(
    for mediaType: AVMediaType, completionHandler handler: @escaping @Sendable (Bool) -> Void
  ) {
    DeviceServices.shared.permissions.request(permission(for: mediaType)) {
      handler($0.isGranted)
    }
  }

  /// Asks for a camera or a microphone.
  ///
  /// - Returns: Whether the app may.
  open class func requestAccess(for mediaType: AVMediaType) async -> Bool {
    await withCheckedContinuation { continuation in
      requestAccess(for: mediaType) { continuation.resume(returning: $0) }
    }
  }

  /// The device that captures something; nil, as a simulator has none.
  open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }

  /// The device of a kind; nil, as a simulator has none.
  open class func `default`(
    _ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position
  ) -> AVCaptureDevice? { nil }

  private class func permission(for mediaType: AVMediaType) -> Permission {
    mediaType == .audio ? .microphone : .camera
  }
}
