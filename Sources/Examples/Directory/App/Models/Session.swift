import Combine

/// Who is signed in.
@MainActor
final class Session: ObservableObject {
  @Published private(set) var account: Account?

  func start(_ account: Account) {
    self.account = account
  }

  func end() {
    account = nil
  }
}
