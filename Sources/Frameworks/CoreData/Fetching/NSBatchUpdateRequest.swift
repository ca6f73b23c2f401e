public import Foundation

/// Changes all objects of an entity for which something holds, in the store.
open class NSBatchUpdateRequest: NSPersistentStoreRequest {
  /// The name of the objects' entity.
  public let entityName: String
  /// What holds for the objects.
  open var predicate: NSPredicate?
  /// The new values by the properties' names.
  open var propertiesToUpdate: [AnyHashable: Any]?
  /// Whether objects of entities below are changed.
  open var includesSubentities = true
  /// What comes of it.
  open var resultType = NSBatchUpdateRequestResultType.statusOnlyResultType

  /// Changes objects of an entity.
  public init(entityName: String) {
    self.entityName = entityName
    super.init()
  }

  /// Changes objects of an entity.
  public convenience init(entity: NSEntityDescription) { self.init(entityName: entity.name ?? "") }
}

/// What comes of changing many objects.
public enum NSBatchUpdateRequestResultType: UInt, Sendable {
  case statusOnlyResultType
  case updatedObjectIDsResultType
  case updatedObjectsCountResultType
}

/// What has come of changing many objects.
open class NSBatchUpdateResult: NSPersistentStoreResult {
  /// Whether it was done, how many there were, or their identifiers.
  open internal(set) var result: Any?
}
