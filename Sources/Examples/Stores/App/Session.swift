import Combine
import Foundation

/// Who is signed in, for every screen that asks.
@MainActor
final class Session: ObservableObject {
  @Published private(set) var account: Account?

  private let service: any AuthenticationService
  private let store = AccountStore()

  init(service: any AuthenticationService) {
    self.service = service
    account = store.load()
  }

  func signIn(email: String, password: String) async throws {
    let account = try await service.signIn(email: email, password: password)
    store.save(account)
    self.account = account
  }

  func update(_ account: Account) {
    store.save(account)
    self.account = account
  }

  func signOut() {
    store.clear()
    account = nil
  }
}
