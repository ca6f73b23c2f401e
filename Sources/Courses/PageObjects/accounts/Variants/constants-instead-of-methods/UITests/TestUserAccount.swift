/// Who signs in: what a test types into the form.
struct TestUserAccount {
  let email: String
  let password: String?

  /// The customer that the server knows.
  static let testUser1 = TestUserAccount(email: "test@example.com", password: "password1234")

  /// The same customer with a password that the server refuses.
  static let wrongPassword = TestUserAccount(email: testUser1.email, password: "wrong-password")

  /// Somebody who has not come to the password yet.
  static let withoutPassword = TestUserAccount(email: testUser1.email, password: nil)
}
