import Foundation

/// What an object holds: values of attributes, and the objects that it is related to.
struct ManagedRow: @unchecked Sendable {
  /// Values of attributes by name; those that are nil are not there.
  var values: [String: Any] = [:]
  /// The related objects by the relationships' names, in their order.
  var links: [String: [NSManagedObjectID]] = [:]
}
