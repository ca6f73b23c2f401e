public import Foundation

/// Deletes all objects that a request finds, in the store.
open class NSBatchDeleteRequest: NSPersistentStoreRequest {
  /// Which objects.
  public let fetchRequest: NSFetchRequest<any NSFetchRequestResult>
  /// What comes of it.
  open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly
  let objectIDs: [NSManagedObjectID]?

  /// Deletes what a request finds.
  public init(fetchRequest fetch: NSFetchRequest<any NSFetchRequestResult>) {
    fetchRequest = fetch
    objectIDs = nil
    super.init()
  }

  /// Deletes objects by their identifiers.
  public init(objectIDs objects: [NSManagedObjectID]) {
    fetchRequest = NSFetchRequest(entityName: objects.first?.entity.name ?? "")
    objectIDs = objects
    super.init()
  }
}

/// What comes of deleting many objects.
public enum NSBatchDeleteRequestResultType: UInt, Sendable {
  case resultTypeStatusOnly
  case resultTypeObjectIDs
  case resultTypeCount
}

/// What comes of something that a store is asked for.
open class NSPersistentStoreResult: NSObject {}

/// What has come of deleting many objects.
open class NSBatchDeleteResult: NSPersistentStoreResult {
  /// Whether it was done, how many there were, or their identifiers.
  open internal(set) var result: Any?
  /// What it is.
  open internal(set) var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly
}
