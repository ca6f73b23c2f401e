public import Foundation

/// A relationship of an entity to another.
open class NSRelationshipDescription: NSPropertyDescription {
  /// The entity at its other end.
  open var destinationEntity: NSEntityDescription?
  /// The relationship back.
  open var inverseRelationship: NSRelationshipDescription?
  /// How many objects it has at most; 0 for any number.
  open var maxCount = 0
  /// How many objects it has at least.
  open var minCount = 0
  /// What becomes of its objects when the owner is deleted.
  open var deleteRule = NSDeleteRule.nullifyDeleteRule
  /// Whether its objects have an order.
  open var isOrdered = false

  /// Whether it can have several objects.
  open var isToMany: Bool { maxCount != 1 }
}
