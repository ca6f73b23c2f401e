import Foundation

extension NSPersistentStoreCoordinator {
  /// Stores what a context has changed.
  ///
  /// - Throws: An error where there is no store, two objects share what only one may have, or the file
  ///   cannot be written.
  func save(
    _ changes: NSManagedObjectContext.UntoldChanges, of context: NSManagedObjectContext
  ) throws {
    guard let store = persistentStores.first else {
      throw CoreDataError.error(
        NSManagedObjectReferentialIntegrityError,
        "This NSPersistentStoreCoordinator has no persistent stores.", nil)
    }
    for object in NSManagedObjectContext.inOrder(changes.deleted) {
      drop(object.objectID)
    }
    for object in NSManagedObjectContext.inOrder(changes.inserted) {
      let dropped = try resolve(object, context)
      guard !dropped else { continue }
      number(object.objectID)
      store.rows[object.objectID] = storable(object)
      store.order[object.entity.name ?? "", default: []].append(object.objectID)
    }
    for object in NSManagedObjectContext.inOrder(changes.updated) {
      let owner = persistentStores.first { $0.rows[object.objectID] != nil } ?? store
      owner.rows[object.objectID] = storable(object)
    }
    for store in persistentStores { try StoreFile.write(store) }
  }

  /// What is stored of an object: all but what is never stored.
  private func storable(_ object: NSManagedObject) -> ManagedRow {
    var row = object.row
    for (name, property) in object.entity.propertiesByName where property.isTransient {
      row.values[name] = nil
    }
    return row
  }

  /// Removes an object, and mentions of it that others have.
  private func drop(_ id: NSManagedObjectID) {
    for store in persistentStores where store.rows.removeValue(forKey: id) != nil {
      store.order[id.entity.name ?? ""]?.removeAll { $0 == id }
      for (other, row) in store.rows {
        guard row.links.values.contains(where: { $0.contains(id) }) else { continue }
        store.rows[other]?.links = row.links.mapValues { $0.filter { $0 != id } }
      }
    }
  }

  /// Looks for a stored object that has what only one may have.
  ///
  /// - Returns: Whether the new object is not stored, as the other one stays.
  private func resolve(
    _ object: NSManagedObject, _ context: NSManagedObjectContext
  ) throws -> Bool {
    for names in object.entity.uniqueNames {
      let twin = ids(of: object.entity).first { id in
        guard id != object.objectID, let row = row(id) else { return false }
        return names.allSatisfy {
          object.row.values[$0] != nil
            && ManagedValue.areSame(object.row.values[$0], row.values[$0])
        }
      }
      guard let twin else { continue }
      switch (context.mergePolicy as? NSMergePolicy)?.mergeType ?? .errorMergePolicyType {
      case .errorMergePolicyType:
        throw CoreDataError.error(
          NSManagedObjectConstraintMergeError,
          "Two objects of \(object.entity.name ?? "") have the same "
            + "\(names.joined(separator: ", ")).", object)
      case .mergeByPropertyObjectTrumpMergePolicyType, .overwriteMergePolicyType:
        drop(twin)
        context.forget([twin])
      case .mergeByPropertyStoreTrumpMergePolicyType, .rollbackMergePolicyType:
        context.forget([object.objectID])
        return true
      }
    }
    return false
  }
}
