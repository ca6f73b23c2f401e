public import Foundation

/// Tells of changes of the user's defaults: Foundation on Linux does not.
///
/// The setters that take the place of Foundation's in a person's sources write through here.
public enum _DefaultsChanges {
  /// The key of every value that changes.
  package static let keys = PassthroughSubject<String, Never>()

  /// Sets a value, or removes it, and tells whoever follows it.
  ///
  /// - Parameters:
  ///   - value: A property list, or nil.
  ///   - key: Its key.
  ///   - defaults: Where it is kept.
  public static func set(_ value: Any?, forKey key: String, in defaults: UserDefaults) {
    if let value { defaults.set(value, forKey: key) } else { defaults.removeObject(forKey: key) }
    keys.send(key)
    NotificationCenter.default.post(
      name: UserDefaults.didChangeNotification, object: defaults)
  }
}
