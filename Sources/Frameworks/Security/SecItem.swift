public import Foundation
public import SimulatedFoundation
import Synchronization

/// Adds an item to the keychain.
@discardableResult
public func SecItemAdd(
  _ attributes: NSDictionary, _ result: UnsafeMutablePointer<AnyObject?>?
) -> OSStatus {
  nonisolated(unsafe) let attributes = attributes
  let status = Keychain.device.withLock { $0.add(attributes) }
  if status == errSecSuccess, let result {
    nonisolated(unsafe) var found: AnyObject?
    Keychain.device.withLock { found = $0.find(attributes).result }
    result.pointee = found
  }
  return status
}

/// Looks for items in the keychain.
public func SecItemCopyMatching(
  _ query: NSDictionary, _ result: UnsafeMutablePointer<AnyObject?>?
) -> OSStatus {
  nonisolated(unsafe) let query = query
  nonisolated(unsafe) var found: AnyObject?
  var status = errSecSuccess
  Keychain.device.withLock { (status, found) = $0.find(query) }
  result?.pointee = found
  return status
}

/// Changes items of the keychain.
@discardableResult
public func SecItemUpdate(_ query: NSDictionary, _ attributesToUpdate: NSDictionary) -> OSStatus {
  nonisolated(unsafe) let query = query
  nonisolated(unsafe) let changes = attributesToUpdate
  return Keychain.device.withLock { $0.update(query, changes) }
}

/// Removes items of the keychain.
@discardableResult
public func SecItemDelete(_ query: NSDictionary) -> OSStatus {
  nonisolated(unsafe) let query = query
  return Keychain.device.withLock { $0.remove(query) }
}

/// Where random bytes come from.
public struct SecRandomRef: Sendable {}

/// The only source.
public let kSecRandomDefault: SecRandomRef? = nil

/// Fills memory with random bytes.
public func SecRandomCopyBytes(
  _ rnd: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer
) -> Int32 {
  var generator = SystemRandomNumberGenerator()
  for offset in 0..<count {
    bytes.storeBytes(
      of: UInt8.random(in: .min ... .max, using: &generator), toByteOffset: offset, as: UInt8.self)
  }
  return errSecSuccess
}
