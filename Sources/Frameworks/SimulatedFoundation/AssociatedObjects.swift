import Foundation

/// Values that are kept beside objects, by the addresses of keys.
///
/// Nobody is told here when an object goes away. Each entry knows its object weakly, and those of
/// objects that are gone are dropped whenever there are twice as many entries as were left the last
/// time.
final class AssociatedObjects: @unchecked Sendable {
  /// Those of the process.
  static let shared = AssociatedObjects()

  private struct Entry {
    weak var object: AnyObject?
    var values: [UnsafeRawPointer: Value] = [:]
  }

  private enum Value {
    case strong(Any)
    case assigned(WeakValue)
  }

  private final class WeakValue {
    weak var object: AnyObject?

    init(_ object: AnyObject) { self.object = object }
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var limit = 64
  private let lock = NSRecursiveLock()

  /// How many objects have entries.
  var count: Int { lock.withLock { entries.count } }

  /// What is kept for an object by a key.
  func value(of object: AnyObject, _ key: UnsafeRawPointer) -> Any? {
    lock.withLock {
      guard let entry = entries[ObjectIdentifier(object)], entry.object === object else {
        return nil
      }
      switch entry.values[key] {
      case .strong(let value): return value
      case .assigned(let value): return value.object
      case nil: return nil
      }
    }
  }

  /// Keeps a value for an object; `nil` drops it.
  ///
  /// It lives as long as its object, unless `isStrong` is false; only objects can be kept weakly.
  func set(_ value: Any?, of object: AnyObject, _ key: UnsafeRawPointer, isStrong: Bool) {
    // What goes away with the old value may ask here again.
    let old = lock.withLock { () -> Entry? in
      let id = ObjectIdentifier(object)
      let old = entries[id]
      var entry = old?.object === object ? old ?? Entry(object: object) : Entry(object: object)
      entry.values[key] = value.map { value in
        isStrong || !(type(of: value) is AnyClass)
          ? .strong(value) : .assigned(WeakValue(value as AnyObject))
      }
      entries[id] = entry.values.isEmpty ? nil : entry
      return old
    }
    withExtendedLifetime(old) { dropGone() }
  }

  /// Drops all that is kept for an object.
  func removeAll(of object: AnyObject) {
    let old = lock.withLock { entries.removeValue(forKey: ObjectIdentifier(object)) }
    withExtendedLifetime(old) {}
  }

  private func dropGone() {
    let gone = lock.withLock { () -> [Entry] in
      guard entries.count > limit else { return [] }
      let gone = entries.filter { $0.value.object == nil }
      for id in gone.keys { entries[id] = nil }
      limit = max(64, entries.count * 2)
      return Array(gone.values)
    }
    withExtendedLifetime(gone) {}
  }
}
