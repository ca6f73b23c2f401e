/// Who signs in: what a test types into the form.
enum TestUserAccount {
  case testUser1, wrongPassword, withoutPassword

  var email: String { "test@example.com" }

  var password: String? {
    switch self {
    case .testUser1: "password1234"
    case .wrongPassword: "wrong-password"
    case .withoutPassword: nil
    }
  }
}
