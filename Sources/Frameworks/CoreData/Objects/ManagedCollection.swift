import Foundation

/// Collections that a source declares a relationship as.
protocol ManagedCollection {
  /// The collection of some objects.
  static func holding(_ objects: [NSManagedObject]) -> Any
}

extension Set: ManagedCollection {
  static func holding(_ objects: [NSManagedObject]) -> Any {
    Set(objects.compactMap { $0 as? Element })
  }
}

extension Array: ManagedCollection {
  static func holding(_ objects: [NSManagedObject]) -> Any { objects.compactMap { $0 as? Element } }
}
