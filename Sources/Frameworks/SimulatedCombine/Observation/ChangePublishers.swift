import Conformances
import Foundation
// The wrappers of an object are found by its type's metadata, as Combine does: a mirror reads all
// other properties too, and shows what an object that describes itself wants to be seen.
@_spi(Reflection) import Swift

/// Finds the one publisher of each object's changes.
enum ChangePublishers {
  /// The publisher of an object that has no property to keep it in.
  private struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  private static let lock = NSLock()
  private nonisolated(unsafe) static var entries: [ObjectIdentifier: Entry] = [:]
  /// How many entries are looked through for objects that have gone.
  private nonisolated(unsafe) static var limit = 64

  /// The publisher that an object's published properties share.
  static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    ReachedObjects.note(object)
    let properties = properties(of: object)
    if let known = properties.lazy.compactMap(\.objectWillChange).first {
      return known
    }
    guard !properties.isEmpty else { return registered(for: object) }
    let made = ObservableObjectPublisher()
    for property in properties { property.objectWillChange = made }
    return made
  }

  /// Has a class's own properties told; the constant for it may not be read in strict concurrency.
  private static let ofClass = _EachFieldOptions(rawValue: 1)

  /// The wrappers among an object's stored properties, inherited ones included.
  private static func properties(of object: AnyObject) -> [any ObservableObjectProperty] {
    var found: [any ObservableObjectProperty] = []
    let base = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
    var level: AnyClass? = type(of: object)
    while let type = level {
      _ = _forEachField(of: type, options: ofClass) { _, offset, type, _ in
        func read<Value>(_ type: Value.Type) -> (any ObservableObjectProperty)? {
          (base + offset).assumingMemoryBound(to: type).pointee as? any ObservableObjectProperty
        }
        // Only then is it read: a weak reference, for one, is stored in a way of its own.
        let isWrapper = Conformance.holds(type: type, (any ObservableObjectProperty).self) {
          type is any ObservableObjectProperty.Type
        }
        if isWrapper, let property = read(type) { found.append(property) }
        return true
      }
      level = _getSuperclass(type)
    }
    return found
  }

  private static func registered(for object: AnyObject) -> ObservableObjectPublisher {
    lock.withLock {
      let key = ObjectIdentifier(object)
      if let entry = entries[key], entry.object === object { return entry.publisher }
      if entries.count >= limit {
        entries = entries.filter { $0.value.object != nil }
        limit = max(64, entries.count * 2)
      }
      let made = ObservableObjectPublisher()
      entries[key] = Entry(object: object, publisher: made)
      return made
    }
  }
}
