/// What a test types into the sign-in form.
public struct TestUserAccount: Sendable {
  /// The mail address, or nil to leave the field empty.
  public let email: String?

  /// The password, or nil to leave the field empty.
  public let password: String?

  /// The customer that the server knows.
  public static func testUser1() -> TestUserAccount {
    TestUserAccount(email: "test@example.com", password: "password1234")
  }

  /// The same customer with a password that the server refuses.
  public static func wrongPassword() -> TestUserAccount {
    TestUserAccount(email: "test@example.com", password: "wrong-password")
  }

  /// Somebody who has not got to the password yet.
  public static func withoutPassword() -> TestUserAccount {
    TestUserAccount(email: "test@example.com", password: nil)
  }
}
