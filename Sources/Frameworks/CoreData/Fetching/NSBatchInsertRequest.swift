public import Foundation

/// Makes many objects of an entity, in the store.
open class NSBatchInsertRequest: NSPersistentStoreRequest {
  /// The name of the objects' entity.
  public let entityName: String
  /// The objects' values by their properties' names.
  open var objectsToInsert: [[String: Any]]?
  /// What comes of it.
  open var resultType = NSBatchInsertRequestResultType.statusOnly
  let handler: ((NSManagedObject) -> Bool)?

  /// Makes objects of an entity.
  public init(entityName: String, objects dictionaries: [[String: Any]]) {
    self.entityName = entityName
    objectsToInsert = dictionaries
    handler = nil
    super.init()
  }

  /// Makes objects of an entity, each filled by a function until that returns true.
  public init(
    entityName: String, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool
  ) {
    self.entityName = entityName
    self.handler = handler
    super.init()
  }

  /// Makes objects of an entity, each filled by a function until that returns true.
  public convenience init(
    entity: NSEntityDescription, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool
  ) { self.init(entityName: entity.name ?? "", managedObjectHandler: handler) }

  /// Makes objects of an entity.
  public convenience init(entity: NSEntityDescription, objects dictionaries: [[String: Any]]) {
    self.init(entityName: entity.name ?? "", objects: dictionaries)
  }
}

/// What comes of making many objects.
public enum NSBatchInsertRequestResultType: UInt, Sendable {
  case statusOnly
  case objectIDs
  case count
}

/// What has come of making many objects.
open class NSBatchInsertResult: NSPersistentStoreResult {
  /// Whether it was done, how many there were, or their identifiers.
  open internal(set) var result: Any?
}
