public import Foundation
import SimulatedCombine

extension NSManagedObjectContext {
  /// Saves all changes, to the store or to the context above.
  ///
  /// - Throws: An error for objects that must not be saved as they are.
  public func save() throws {
    touch()
    NotificationCenter.default.post(name: .NSManagedObjectContextWillSave, object: self)
    guard hasChanges else { return }
    for object in Self.inOrder(inserted.union(updated).union(deleted)) { object.willSave() }
    let changes = UntoldChanges(inserted: inserted, updated: updated, deleted: deleted)
    for object in Self.inOrder(inserted) { try object.validateForInsert() }
    for object in Self.inOrder(updated) { try object.validateForUpdate() }
    for object in Self.inOrder(deleted) { try object.validateForDelete() }
    if let parent {
      saveToParent(parent, changes)
    } else if let coordinator {
      try coordinator.save(changes, of: self)
    } else {
      throw CoreDataError.error(
        NSManagedObjectReferentialIntegrityError, "The context has no persistent store.", nil)
    }
    inserted = []
    updated = []
    deleted = []
    for object in changes.inserted.union(changes.updated) {
      object.isInserted = false
      object.isUpdated = false
      object.changedKeys = []
      object.saved = object.row
    }
    for object in changes.deleted { objects[object.objectID] = nil }
    for object in Self.inOrder(changes.inserted.union(changes.updated)) { object.didSave() }
    for object in changes.deleted { object.managedObjectContext = nil }
    processPendingChanges()
    NotificationCenter.default.post(
      name: .NSManagedObjectContextDidSave, object: self, userInfo: Self.information(changes))
    announce(changes)
  }

  /// Objects in the order of their making.
  static func inOrder(_ objects: Set<NSManagedObject>) -> [NSManagedObject] {
    objects.sorted { $0.objectID.number < $1.objectID.number }
  }

  private func saveToParent(_ parent: NSManagedObjectContext, _ changes: UntoldChanges) {
    for object in Self.inOrder(changes.inserted) {
      let copy = NSManagedObject.stored(object.objectID, object.row)
      copy.managedObjectContext = parent
      copy.isInserted = true
      parent.objects[object.objectID] = copy
      parent.inserted.insert(copy)
      parent.untold.inserted.insert(copy)
    }
    for object in Self.inOrder(changes.updated) {
      guard let copy = parent.liveObject(object.objectID) else { continue }
      copy.objectWillChange.send()
      copy.row = object.row
      copy.changedKeys.formUnion(object.changedKeys)
      parent.noteChange(of: copy)
    }
    for object in Self.inOrder(changes.deleted) {
      if let copy = parent.liveObject(object.objectID) { parent.delete(copy) }
    }
    parent.processPendingChanges()
  }

  /// Tells the other contexts what was saved.
  private func announce(_ changes: UntoldChanges) {
    let others = (coordinator?.contexts ?? []) + (parent?.children ?? []) + children
    var seen: Set<ObjectIdentifier> = [ObjectIdentifier(self)]
    for other in others.compactMap(\.context) where seen.insert(ObjectIdentifier(other)).inserted {
      if other.automaticallyMergesChangesFromParent { other.merge(changes) }
    }
  }

  /// Takes over what another context has saved.
  public func mergeChanges(fromContextDidSave notification: Notification) {
    func objects(_ key: String) -> Set<NSManagedObject> {
      notification.userInfo?[key] as? Set<NSManagedObject> ?? []
    }
    merge(
      UntoldChanges(
        inserted: objects(NSInsertedObjectsKey), updated: objects(NSUpdatedObjectsKey),
        deleted: objects(NSDeletedObjectsKey)))
  }

  /// Takes over what was changed in a store, by objects' identifiers.
  public class func mergeChanges(
    fromRemoteContextSave changeNotificationData: [AnyHashable: Any],
    into contexts: [NSManagedObjectContext]
  ) {
    func ids(_ key: String) -> [NSManagedObjectID] {
      changeNotificationData[key] as? [NSManagedObjectID] ?? []
    }
    for context in contexts {
      context.forget(ids(NSDeletedObjectsKey) + ids(NSDeletedObjectIDsKey))
      for id in ids(NSUpdatedObjectsKey) + ids(NSUpdatedObjectIDsKey) {
        if let object = context.objects[id] { context.refresh(object, mergeChanges: true) }
      }
      for id in ids(NSInsertedObjectsKey) + ids(NSInsertedObjectIDsKey) {
        if let object = context.liveObject(id) { context.untold.inserted.insert(object) }
      }
      context.processPendingChanges()
    }
  }

  private func merge(_ changes: UntoldChanges) {
    for object in Self.inOrder(changes.updated) {
      if let own = objects[object.objectID] { refresh(own, mergeChanges: true) }
    }
    for object in Self.inOrder(changes.inserted) {
      if let own = liveObject(object.objectID) { untold.inserted.insert(own) }
    }
    forget(changes.deleted.map(\.objectID))
    queue.async { [weak self] in self?.processPendingChanges() }
  }

  /// Objects that are no longer in the store.
  func forget(_ ids: [NSManagedObjectID]) {
    for id in ids {
      guard let object = objects.removeValue(forKey: id) else { continue }
      object.objectWillChange.send()
      object.isDeleted = true
      inserted.remove(object)
      updated.remove(object)
      deleted.remove(object)
      untold.inserted.remove(object)
      untold.updated.remove(object)
      untold.deleted.insert(object)
    }
  }
}
