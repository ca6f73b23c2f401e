import Foundation

/// A stand-in for the shop's server: one customer, and the time a request usually takes.
struct AuthenticationAPIClient: AuthenticationService {
  func signIn(email: String, password: String) async throws -> Account {
    try await Task.sleep(for: .milliseconds(800))
    guard email == "test@example.com", password == "password1234" else {
      throw AuthenticationError.wrongCredentials
    }
    return Account(email: email, name: "テスト")
  }
}
