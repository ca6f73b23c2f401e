import DeviceServices
public import Foundation

/// How the app uses sound.
open class AVAudioSession: NSObject, @unchecked Sendable {
  /// Whether the app may record, in the older form.
  public enum RecordPermission: UInt, Sendable {
    /// Not asked yet, `undt`.
    case undetermined = 0x756E_6474
    /// Refused, `deny`.
    case denied = 0x6465_6E79
    /// Granted, `grnt`.
    case granted = 0x6772_6E74
  }

  private static let session = AVAudioSession()

  /// The app's session.
  open class func sharedInstance() -> AVAudioSession { session }

  /// Whether the app may record.
  open var recordPermission: RecordPermission {
    switch DeviceServices.shared.permissions.status(of: .microphone) {
    case .notDetermined: .undetermined
    case .denied: .denied
    default: .granted
    }
  }

  /// Asks to record.
  ///
  /// - Parameter response: Told whether the app may, on the main actor.
  open func requestRecordPermission(_ response: @escaping @Sendable (Bool) -> Void) {
    AVCaptureDevice.requestAccess(for: .audio, completionHandler: response)
  }
}

/// How the app uses sound, in the newer form.
open class AVAudioApplication: NSObject, @unchecked Sendable {
  /// Whether the app may record.
  public enum recordPermission: Int, Sendable {
    /// Not asked yet, `undt`.
    case undetermined = 0x756E_6474
    /// Refused, `deny`.
    case denied = 0x6465_6E79
    /// Granted, `grnt`.
    case granted = 0x6772_6E74
  }

  /// The app.
  public static let shared = AVAudioApplication()

  /// Whether the app may record.
  open var recordPermission: recordPermission {
    switch DeviceServices.shared.permissions.status(of: .microphone) {
    case .notDetermined: .undetermined
    case .denied: .denied
    default: .granted
    }
  }

  /// Asks to record.
  ///
  /// - Parameter response: Told whether the app may, on the main actor.
  open class func requestRecordPermission(
    completionHandler response: @escaping @Sendable (Bool) -> Void
  ) {
    AVCaptureDevice.requestAccess(for: .audio, completionHandler: response)
  }

  /// Asks to record.
  ///
  /// - Returns: Whether the app may.
  open class func requestRecordPermission() async -> Bool {
    await AVCaptureDevice.requestAccess(for: .audio)
  }
}
