/// The values of an environment, which copies of it share: to see that nothing has changed is to
/// compare references.
///
/// Never changed once it is made. An entry that is handed down stays the same object, so that two
/// environments are compared by references too, and by value only where one of them was set anew.
final class EnvironmentStorage: @unchecked Sendable {
  /// An environment with all defaults.
  static let empty = EnvironmentStorage([])
  /// The last comparison: a change goes down to many views one after the other.
  @MainActor private static var last: (new: EnvironmentStorage, old: EnvironmentStorage)?
  @MainActor private static var lastDifferences = EnvironmentKeys()

  /// The values that are not the defaults, in the order in which they were first set: few enough to
  /// be searched one by one.
  private let entries: [AnyEnvironmentEntry]

  private init(_ entries: [AnyEnvironmentEntry]) { self.entries = entries }

  /// The entry for a key.
  func entry(for key: ObjectIdentifier) -> AnyEnvironmentEntry? {
    for entry in entries where entry.key == key { return entry }
    return nil
  }

  /// A storage with another value for a key.
  func setting<Value>(_ value: Value, for key: ObjectIdentifier) -> EnvironmentStorage {
    let entry = EnvironmentEntry(value, for: key)
    var entries = entries
    if let index = entries.firstIndex(where: { $0.key == key }) {
      entries[index] = entry
    } else {
      entries.append(entry)
    }
    return EnvironmentStorage(entries)
  }

  /// A storage without a value for a key.
  func removing(_ key: ObjectIdentifier) -> EnvironmentStorage {
    guard entry(for: key) != nil else { return self }
    return EnvironmentStorage(entries.filter { $0.key != key })
  }

  /// The keys for which another storage has another value.
  @MainActor func differences(from old: EnvironmentStorage) -> EnvironmentKeys {
    if self === old { return EnvironmentKeys() }
    if let last = Self.last, last.new === self, last.old === old { return Self.lastDifferences }
    var keys = EnvironmentKeys()
    for (index, entry) in entries.enumerated() {
      // Both mostly stem from one environment, where entries have their places.
      let isInPlace = index < old.entries.count && old.entries[index].key == entry.key
      let other = isInPlace ? old.entries[index] : old.entry(for: entry.key)
      if let other, other === entry ? entry.isSameAsItself : entry.isSame(as: other) { continue }
      keys.insert(entry.key)
    }
    for entry in old.entries where self.entry(for: entry.key) == nil { keys.insert(entry.key) }
    Self.last = (self, old)
    Self.lastDifferences = keys
    return keys
  }
}

/// A value of an environment, whatever its type.
class AnyEnvironmentEntry {
  let key: ObjectIdentifier

  fileprivate init(key: ObjectIdentifier) { self.key = key }

  /// Whether the value can be told to be the same as itself.
  ///
  /// One that cannot, such as a binding of closures, counts as changed whenever anything in its
  /// environment does.
  @MainActor private(set) lazy var isSameAsItself = isSame(as: self)

  /// Whether another entry has the same value, as far as can be told.
  @MainActor func isSame(as other: AnyEnvironmentEntry) -> Bool { false }
}

/// A value of an environment.
final class EnvironmentEntry<Value>: AnyEnvironmentEntry {
  let value: Value

  fileprivate init(_ value: Value, for key: ObjectIdentifier) {
    self.value = value
    super.init(key: key)
  }

  @MainActor override func isSame(as other: AnyEnvironmentEntry) -> Bool {
    guard let other = other as? EnvironmentEntry<Value> else { return false }
    return ValueComparison.areSame(value, other.value)
  }
}
