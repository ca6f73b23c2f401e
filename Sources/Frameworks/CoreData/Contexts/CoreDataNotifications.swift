public import Foundation

/// The new objects in a notification.
public let NSInsertedObjectsKey = "inserted"
/// The changed objects in a notification.
public let NSUpdatedObjectsKey = "updated"
/// The deleted objects in a notification.
public let NSDeletedObjectsKey = "deleted"
/// The objects in a notification that were read anew.
public let NSRefreshedObjectsKey = "refreshed"
/// Whether all objects are gone.
public let NSInvalidatedAllObjectsKey = "invalidatedAll"
/// The new objects' identifiers in a notification.
public let NSInsertedObjectIDsKey = "inserted_objectIDs"
/// The changed objects' identifiers in a notification.
public let NSUpdatedObjectIDsKey = "updated_objectIDs"
/// The deleted objects' identifiers in a notification.
public let NSDeletedObjectIDsKey = "deleted_objectIDs"

extension Notification.Name {
  /// A context has saved.
  public static let NSManagedObjectContextDidSave = Notification.Name(
    "NSManagingContextDidSaveChangesNotification")
  /// A context is about to save.
  public static let NSManagedObjectContextWillSave = Notification.Name(
    "NSManagingContextWillSaveChangesNotification")
  /// Objects of a context have changed.
  public static let NSManagedObjectContextObjectsDidChange = Notification.Name(
    "NSObjectsChangedInManagingContextNotification")
  /// Another process has changed a store: never, here.
  public static let NSPersistentStoreRemoteChange = Notification.Name(
    "NSPersistentStoreRemoteChangeNotification")
  /// The stores of a coordinator have changed.
  public static let NSPersistentStoreCoordinatorStoresDidChange = Notification.Name(
    "NSPersistentStoreCoordinatorStoresDidChangeNotification")
}

extension NSManagedObjectContext {
  /// A context has saved.
  public static let didSaveObjectsNotification = Notification.Name.NSManagedObjectContextDidSave
  /// A context is about to save.
  public static let willSaveObjectsNotification = Notification.Name.NSManagedObjectContextWillSave
  /// Objects of a context have changed.
  public static let didChangeObjectsNotification = Notification.Name
    .NSManagedObjectContextObjectsDidChange
  /// A context has saved, and tells identifiers: told by none, here.
  public static let didSaveObjectIDsNotification = Notification.Name(
    "NSManagedObjectContextDidSaveObjectIDsNotification")
}
