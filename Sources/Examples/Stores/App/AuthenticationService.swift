import Foundation

/// Tells whether a mail address and a password belong together.
protocol AuthenticationService: Sendable {
  func signIn(email: String, password: String) async throws -> Account
}

/// Why nobody could be signed in, in words for the customer.
enum AuthenticationError: LocalizedError {
  case wrongCredentials

  var errorDescription: String? {
    switch self {
    case .wrongCredentials: "メールアドレスまたはパスワードが正しくありません"
    }
  }
}
