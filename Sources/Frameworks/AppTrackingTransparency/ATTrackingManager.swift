import DeviceServices
@_exported public import Foundation

/// Asks whether the app may track the person.
open class ATTrackingManager: NSObject {
  /// What the person has answered.
  public enum AuthorizationStatus: UInt, Sendable {
    /// The cases as AppTrackingTransparency numbers them.
    case notDetermined, restricted, denied, authorized
  }

  /// What the person has answered.
  open class var trackingAuthorizationStatus: AuthorizationStatus {
    meaning(of: DeviceServices.shared.permissions.status(of: .userTracking))
  }

  /// Asks the person.
  ///
  /// - Parameter completion: Told the answer, on the main actor.
  open class func requestTrackingAuthorization(
    completionHandler completion: @escaping @Sendable (AuthorizationStatus) -> Void
  ) {
    DeviceServices.shared.permissions.request(.userTracking) {
      completion(meaning(of: $0))
    }
  }

  /// Asks the person.
  ///
  /// - Returns: The answer.
  @discardableResult
  open class func requestTrackingAuthorization() async -> AuthorizationStatus {
    await withCheckedContinuation { continuation in
      requestTrackingAuthorization { continuation.resume(returning: $0) }
    }
  }

  private class func meaning(of status: PermissionStatus) -> AuthorizationStatus {
    switch status {
    case .notDetermined: .notDetermined
    case .denied: .denied
    default: .authorized
    }
  }
}
