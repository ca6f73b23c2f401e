import DeviceServices
public import Foundation

/// The person's contacts, which the app may be allowed to use: those of the project's fixtures, and what
/// the app has changed of them while it ran.
open class CNContactStore: NSObject, @unchecked Sendable {
  /// Whether the app may use contacts.
  open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus {
    switch DeviceServices.shared.permissions.status(of: .contacts) {
    case .notDetermined: .notDetermined
    case .denied: .denied
    case .limited: .limited
    default: .authorized
    }
  }

  /// Asks to use contacts.
  ///
  /// - Parameters:
  ///   - entityType: What they are about.
  ///   - handler: Told whether the app may, on the main actor; with an error if it may not.
  open func requestAccess(
    for entityType: CNEntityType,
    completionHandler handler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    DeviceServices.shared.permissions.request(.contacts) { status in
      handler(status.isGranted, status.isGranted ? nil : CNError(.authorizationDenied))
    }
  }

  /// Asks to use contacts.
  ///
  /// - Returns: Whether the app may.
  /// - Throws: ``CNError`` if it may not.
  @discardableResult
  open func requestAccess(for entityType: CNEntityType) async throws -> Bool {
    try await withCheckedThrowingContinuation { continuation in
      requestAccess(for: entityType) { isGranted, error in
        continuation.resume(with: error.map { .failure($0) } ?? .success(isGranted))
      }
    }
  }
}
