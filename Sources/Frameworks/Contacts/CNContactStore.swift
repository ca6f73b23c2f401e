import DeviceServices
@_exported public import Foundation

/// What contacts are about.
public enum CNEntityType: Int, Sendable {
  /// People.
  case contacts
}

/// Whether the app may use the person's contacts.
public enum CNAuthorizationStatus: Int, Sendable {
  /// The cases as Contacts numbers them.
  case notDetermined, restricted, denied, authorized, limited
}

/// What can go wrong.
public struct CNError: Error, Hashable, Sendable {
  /// The kinds of error, as Contacts numbers them.
  public enum Code: Int, Sendable {
    /// The app may not use contacts.
    case authorizationDenied = 100
  }

  /// Which one it is.
  public let code: Code

  /// Creates an error.
  public init(_ code: Code) { self.code = code }
}

/// The person's contacts, which the app may be allowed to use; there are none here.
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
