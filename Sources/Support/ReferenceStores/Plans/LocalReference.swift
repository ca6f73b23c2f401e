package import Foundation

/// A reference as it lies in a project now.
package struct LocalReference: Hashable, Sendable {
  /// What it holds.
  package var object: ObjectName
  /// Its bytes.
  package var size: Int

  /// Describes a file.
  package init(_ data: Data) { (object, size) = (ObjectName(of: data), data.count) }

  /// Describes a file that is known.
  package init(object: ObjectName, size: Int) { (self.object, self.size) = (object, size) }
}
