import XCTest

/// What a test types into a form for signing in.
///
/// A suite adds the accounts that its server knows as static functions in an extension.
public struct TestUserAccount: Equatable, Sendable {
  /// The mail address; `nil` leaves its field as it is.
  public var email: String?

  /// The password; `nil` leaves its field as it is.
  public var password: String?

  /// Creates an account.
  ///
  /// - Parameters:
  ///   - email: The mail address; `nil` leaves its field as it is.
  ///   - password: The password; `nil` leaves its field as it is.
  public init(email: String? = nil, password: String? = nil) {
    self.email = email
    self.password = password
  }
}
