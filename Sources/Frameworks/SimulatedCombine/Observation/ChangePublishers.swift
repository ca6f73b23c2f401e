import Conformances
import Foundation

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

  /// The wrappers among an object's stored properties, inherited ones included.
  private static func properties(of object: AnyObject) -> [any ObservableObjectProperty] {
    var found: [any ObservableObjectProperty] = []
    // The mirror asks so too; asked here, the host learns of it.
    _ = Conformance.cast(object, to: (any CustomReflectable).self)
    var mirror: Mirror? = Mirror(reflecting: object)
    while let level = mirror {
      found += level.children.compactMap {
        Conformance.cast($0.value, to: (any ObservableObjectProperty).self)
      }
      mirror = level.superclassMirror
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
