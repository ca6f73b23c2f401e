import Foundation
import Security
import Testing

@Suite struct KeychainTests {
  private func query(_ account: String, _ more: [String: Any] = [:]) -> NSDictionary {
    let base: [String: Any] = [
      kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: "KeychainTests",
      kSecAttrAccount as String: account,
    ]
    return base.merging(more) { $1 } as NSDictionary
  }

  private func password(_ account: String) -> String? {
    var item: AnyObject?
    let status = SecItemCopyMatching(
      query(account, [kSecReturnData: true, kSecMatchLimit: kSecMatchLimitOne]), &item)
    guard status == errSecSuccess, let data = item as? Data else { return nil }
    return String(decoding: data, as: UTF8.self)
  }

  @Test func anItemIsAddedChangedAndRemoved() {
    let secret = [kSecValueData: Data("one".utf8)]
    #expect(SecItemAdd(query("a", secret), nil) == errSecSuccess)
    #expect(SecItemAdd(query("a", secret), nil) == errSecDuplicateItem)
    #expect(password("a") == "one")
    #expect(password("b") == nil)

    let change = [kSecValueData: Data("two".utf8)] as NSDictionary
    #expect(SecItemUpdate(query("a"), change) == errSecSuccess)
    #expect(password("a") == "two")

    #expect(SecItemDelete(query("a")) == errSecSuccess)
    #expect(SecItemDelete(query("a")) == errSecItemNotFound)
    #expect(password("a") == nil)
  }

  @Test func attributesAreTold() {
    _ = SecItemAdd(query("c", [kSecValueData: Data("x".utf8), kSecAttrLabel: "label"]), nil)
    var item: AnyObject?
    let status = SecItemCopyMatching(query("c", [kSecReturnAttributes: true]), &item)
    #expect(status == errSecSuccess)
    let values = item as? [String: Any]
    #expect(values?[kSecAttrLabel] as? String == "label")
    #expect(values?[kSecValueData] == nil)
  }
}
