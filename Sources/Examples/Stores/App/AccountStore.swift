import Foundation

/// Remembers the signed-in account between two launches of the app.
struct AccountStore {
  private let key = "com.example.stores.account"

  func load() -> Account? {
    guard let data = UserDefaults.standard.data(forKey: key) else { return nil }
    return try? JSONDecoder().decode(Account.self, from: data)
  }

  func save(_ account: Account) {
    guard let data = try? JSONEncoder().encode(account) else { return }
    UserDefaults.standard.set(data, forKey: key)
  }

  func clear() {
    UserDefaults.standard.removeObject(forKey: key)
  }
}
