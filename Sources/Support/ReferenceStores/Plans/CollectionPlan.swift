package import Foundation

/// What of a store nothing names.
package enum CollectionPlan {
  /// How old an object is at least that is deleted: what an upload under way has put is younger.
  package static let age: TimeInterval = 7 * 24 * 3600
  /// How old an object without a name is at most that an upload takes for there.
  ///
  /// It is much less than
  /// ``age``, so that the upload has days to name it.
  package static let trusted: TimeInterval = 2 * 24 * 3600

  /// The objects to delete.
  ///
  /// - Parameters:
  ///   - objects: All objects of the store, with their dates.
  ///   - named: What stages name.
  ///   - now: The time by the store's clock.
  /// - Returns: Their names, in order.
  package static func garbage(
    among objects: [StoredObject], named: Set<ObjectName>, now: Date
  ) -> [ObjectName] {
    objects.filter { !named.contains($0.name) && now.timeIntervalSince($0.date) > age }
      .map(\.name).sorted()
  }

  /// The objects that an upload need not transfer.
  ///
  /// - Parameters:
  ///   - objects: All objects of the store, with their dates.
  ///   - named: What the stages name that the upload has read.
  ///   - now: The time.
  /// - Returns: Their names and sizes.
  package static func present(
    among objects: [StoredObject], named: Set<ObjectName>, now: Date
  ) -> [ObjectName: Int] {
    let sure = objects.filter {
      named.contains($0.name) || now.timeIntervalSince($0.date) < trusted
    }
    return Dictionary(sure.map { ($0.name, $0.size) }) { first, _ in first }
  }
}
