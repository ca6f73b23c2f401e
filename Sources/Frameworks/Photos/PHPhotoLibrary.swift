import DeviceServices
@_exported public import Foundation

/// The person's photos, which the app may be allowed to use.
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
  private static let library = PHPhotoLibrary()

  /// The photos.
  open class func shared() -> PHPhotoLibrary { library }

  /// Whether the app may read photos, in the older form.
  open class func authorizationStatus() -> PHAuthorizationStatus {
    let status = authorizationStatus(for: .readWrite)
    return status == .limited ? .authorized : status
  }

  /// Whether the app may use photos in some way.
  open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus {
    meaning(of: DeviceServices.shared.permissions.status(of: .photos), accessLevel)
  }

  /// Asks to read photos, in the older form.
  open class func requestAuthorization(
    _ handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
  ) {
    requestAuthorization(for: .readWrite) { handler($0 == .limited ? .authorized : $0) }
  }

  /// Asks to use photos.
  ///
  /// - Parameters:
  ///   - accessLevel: How.
  ///   - handler: Told whether the app may, on the main actor.
  open class func requestAuthorization(
    for accessLevel: PHAccessLevel,
    handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
  ) {
    DeviceServices.shared.permissions.request(
      .photos, scope: accessLevel == .addOnly ? .adding : .full
    ) { handler(meaning(of: $0, accessLevel)) }
  }

  /// Asks to use photos.
  ///
  /// - Returns: Whether the app may.
  open class func requestAuthorization(for accessLevel: PHAccessLevel) async
    -> PHAuthorizationStatus
  {
    await withCheckedContinuation { continuation in
      requestAuthorization(for: accessLevel) { continuation.resume(returning: $0) }
    }
  }

  private class func meaning(
    of status: PermissionStatus, _ accessLevel: PHAccessLevel
  ) -> PHAuthorizationStatus {
    switch status {
    case .notDetermined: .notDetermined
    case .denied: .denied
    case .limited: accessLevel == .addOnly ? .authorized : .limited
    // Reading has not been asked for.
    case .adding: accessLevel == .addOnly ? .authorized : .notDetermined
    default: .authorized
    }
  }
}
