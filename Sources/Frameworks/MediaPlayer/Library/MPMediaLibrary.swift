import DeviceServices
public import Foundation

/// Whether the app may use the person's library.
public enum MPMediaLibraryAuthorizationStatus: Int, Sendable {
  /// The cases as MediaPlayer numbers them.
  case notDetermined, denied, restricted, authorized
}

/// The person's library, which the app may be allowed to use; it is empty.
open class MPMediaLibrary: NSObject, @unchecked Sendable {
  private static let only = MPMediaLibrary()

  /// The only one.
  open class func `default`() -> MPMediaLibrary { only }

  /// When it was changed: never.
  open var lastModifiedDate: Date { Date(timeIntervalSince1970: 0) }

  /// Whether the app may use it.
  open class func authorizationStatus() -> MPMediaLibraryAuthorizationStatus {
    status(DeviceServices.shared.permissions.status(of: .mediaLibrary))
  }

  /// Asks to use it.
  ///
  /// - Parameter handler: Told whether the app may, on the main actor.
  open class func requestAuthorization(
    _ handler: @escaping @Sendable (MPMediaLibraryAuthorizationStatus) -> Void
  ) {
    DeviceServices.shared.permissions.request(.mediaLibrary) { handler(Self.status($0)) }
  }

  /// Asks to use it.
  open class func requestAuthorization() async -> MPMediaLibraryAuthorizationStatus {
    await withCheckedContinuation { continuation in
      requestAuthorization { continuation.resume(returning: $0) }
    }
  }

  /// Tells of changes: there are none.
  open func beginGeneratingLibraryChangeNotifications() {}
  /// Tells of no changes.
  open func endGeneratingLibraryChangeNotifications() {}

  private class func status(_ status: PermissionStatus) -> MPMediaLibraryAuthorizationStatus {
    switch status {
    case .notDetermined: .notDetermined
    case .denied: .denied
    default: .authorized
    }
  }
}
