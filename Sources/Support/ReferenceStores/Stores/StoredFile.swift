package import Foundation

/// A small file of a store, as it was when it was read.
package struct StoredFile: Hashable, Sendable {
  /// What it holds.
  package var data: Data
  /// What tells it from what others write in its place.
  package var version: String

  /// Describes a file.
  package init(data: Data, version: String) { (self.data, self.version) = (data, version) }
}

/// What has to be so for a file of a store to be written.
package enum WriteCondition: Hashable, Sendable {
  /// There is none of this name.
  case isNew
  /// It is still the one that was read.
  case isStill(version: String)
}
