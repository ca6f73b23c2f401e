public import Foundation

/// Values that iCloud keeps for all of a person's devices; here, for as long as the test runs.
open class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
  /// The only one.
  public static let `default` = NSUbiquitousKeyValueStore()
  /// Another device has changed something: never, here.
  public static let didChangeExternallyNotification = Notification.Name(
    "NSUbiquitousKeyValueStoreDidChangeExternallyNotification")

  private let lock = NSLock()
  private var values: [String: Any] = [:]

  /// All values.
  open var dictionaryRepresentation: [String: Any] { lock.withLock { values } }
  /// A value.
  open func object(forKey aKey: String) -> Any? { lock.withLock { values[aKey] } }
  /// Sets a value; nothing takes it away.
  open func set(_ anObject: Any?, forKey aKey: String) { lock.withLock { values[aKey] = anObject } }
  /// Takes a value away.
  open func removeObject(forKey aKey: String) { set(nil, forKey: aKey) }
  /// A text.
  open func string(forKey aKey: String) -> String? { object(forKey: aKey) as? String }
  /// A list.
  open func array(forKey aKey: String) -> [Any]? { object(forKey: aKey) as? [Any] }
  /// Values by keys.
  open func dictionary(forKey aKey: String) -> [String: Any]? {
    object(forKey: aKey) as? [String: Any]
  }
  /// Data.
  open func data(forKey aKey: String) -> Data? { object(forKey: aKey) as? Data }
  /// A whole number.
  open func longLong(forKey aKey: String) -> Int64 {
    (object(forKey: aKey) as? Int64) ?? Int64(object(forKey: aKey) as? Int ?? 0)
  }
  /// A number.
  open func double(forKey aKey: String) -> Double { object(forKey: aKey) as? Double ?? 0 }
  /// True or false.
  open func bool(forKey aKey: String) -> Bool { object(forKey: aKey) as? Bool ?? false }
  /// Tells iCloud.
  ///
  /// - Returns: That this has gone well.
  @discardableResult
  open func synchronize() -> Bool { true }
}
