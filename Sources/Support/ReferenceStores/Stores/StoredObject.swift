package import Foundation

/// An object that a store has.
package struct StoredObject: Hashable, Sendable {
  /// What it is called.
  package var name: ObjectName
  /// Its bytes.
  package var size: Int
  /// When it was put there last.
  package var date: Date

  /// Describes an object.
  package init(name: ObjectName, size: Int, date: Date) {
    (self.name, self.size, self.date) = (name, size, date)
  }
}
