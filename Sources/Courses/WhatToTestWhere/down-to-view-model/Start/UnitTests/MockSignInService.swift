@testable import Directory

/// Answers as a test wants it, without a network.
final class MockSignInService: SignInService {
  var result: Result<Account, DirectoryError> = .success(Account(personID: 7, token: "abc"))

  func signIn(email: String, password: String) async throws -> Account {
    try result.get()
  }
}
