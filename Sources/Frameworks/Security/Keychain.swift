import Foundation
import SimulatedFoundation
import Synchronization

/// The device's keychain: what an app has put there stays for as long as the test runs.
struct Keychain: Sendable {
  /// The only one.
  static let device = Mutex(Keychain())

  // Values are property lists, which nothing changes.
  private nonisolated(unsafe) var items: [[String: Any]] = []

  /// Attributes that tell items of a class apart.
  private static func identity(of item: [String: Any]) -> [String] {
    switch item[kSecClass] as? String {
    case kSecClassGenericPassword: [kSecAttrAccount, kSecAttrService, kSecAttrAccessGroup]
    case kSecClassInternetPassword:
      [
        kSecAttrAccount, kSecAttrServer, kSecAttrPort, kSecAttrPath, kSecAttrProtocol,
        kSecAttrSecurityDomain, kSecAttrAuthenticationType,
      ]
    default: [kSecAttrApplicationTag, kSecAttrLabel, kSecAttrKeyType, kSecAttrKeyClass]
    }
  }

  /// What of a query is about how it is answered, rather than about items.
  private static func isInstruction(_ key: String) -> Bool {
    ["r_", "m_", "u_", "v_"].contains(where: key.hasPrefix)
      || [kSecUseDataProtectionKeychain, kSecAttrAccessControl, kSecAttrAccessible].contains(key)
  }

  private static func matches(_ item: [String: Any], _ query: [String: Any]) -> Bool {
    query.allSatisfy { key, value in
      if isInstruction(key) || value as? String == kSecAttrSynchronizableAny { return true }
      if key == kSecAttrSynchronizable, item[key] == nil {
        return (value as? NSNumber)?.boolValue != true
      }
      return areEqual(item[key], value)
    }
  }

  private static func areEqual(_ left: Any?, _ right: Any?) -> Bool {
    (left as? NSObject).map { $0.isEqual(right) } ?? (right == nil)
  }

  private static func plain(_ attributes: NSDictionary) -> [String: Any] {
    var result: [String: Any] = [:]
    for (key, value) in attributes {
      guard let key = key as? String else { continue }
      result[key] = (value as? Data) as NSData? ?? value
    }
    return result
  }

  /// Adds an item.
  mutating func add(_ attributes: NSDictionary) -> OSStatus {
    let item = Self.plain(attributes)
    guard item[kSecClass] != nil else { return errSecParam }
    let identity = Self.identity(of: item)
    let isKnown = items.contains { known in
      Self.areEqual(known[kSecClass], item[kSecClass])
        && identity.allSatisfy { Self.areEqual(known[$0], item[$0]) }
    }
    guard !isKnown else { return errSecDuplicateItem }
    items.append(item.filter { !$0.key.hasPrefix("r_") && !$0.key.hasPrefix("m_") })
    return errSecSuccess
  }

  /// What is asked for of the items that a query is about.
  func find(_ query: NSDictionary) -> (status: OSStatus, result: AnyObject?) {
    let query = Self.plain(query)
    let found = items.filter { Self.matches($0, query) }
    guard !found.isEmpty else { return (errSecItemNotFound, nil) }
    func isWanted(_ key: String) -> Bool {
      (query[key] as? NSNumber)?.boolValue ?? (query[key] as? Bool ?? false)
    }
    func result(_ item: [String: Any]) -> AnyObject? {
      let data = item[kSecValueData] as? NSData
      if isWanted(kSecReturnAttributes) {
        var attributes = item
        if !isWanted(kSecReturnData) { attributes[kSecValueData] = nil }
        return attributes as NSDictionary
      }
      if isWanted(kSecReturnData) { return data }
      return isWanted(kSecReturnPersistentRef) || isWanted(kSecReturnRef)
        ? item as NSDictionary : nil
    }
    let isAll =
      query[kSecMatchLimit] as? String == kSecMatchLimitAll
      || (query[kSecMatchLimit] as? Int ?? 1) > 1
    guard isAll else { return (errSecSuccess, result(found[0])) }
    return (errSecSuccess, found.compactMap(result) as NSArray)
  }

  /// Changes the items that a query is about.
  mutating func update(_ query: NSDictionary, _ changes: NSDictionary) -> OSStatus {
    let query = Self.plain(query)
    let places = items.indices.filter { Self.matches(items[$0], query) }
    guard !places.isEmpty else { return errSecItemNotFound }
    for place in places { items[place].merge(Self.plain(changes)) { $1 } }
    return errSecSuccess
  }

  /// Removes the items that a query is about.
  mutating func remove(_ query: NSDictionary) -> OSStatus {
    let query = Self.plain(query)
    let count = items.count
    items.removeAll { Self.matches($0, query) }
    return items.count == count ? errSecItemNotFound : errSecSuccess
  }
}
