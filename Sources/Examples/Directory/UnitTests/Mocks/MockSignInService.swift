@testable import Directory

final class MockSignInService: SignInService {
  var result: Result<Account, DirectoryError> = .success(Account(personID: 7, token: "abc"))
  private(set) var attempts = 0

  func signIn(email: String, password: String) async throws -> Account {
    attempts += 1
    try await Task.sleep(nanoseconds: 100_000_000)
    return try result.get()
  }
}
