public import Foundation
import SimulatedCombine

extension NSManagedObjectContext {
  /// Puts a new object into the context.
  public func insert(_ object: NSManagedObject) {
    touch()
    guard objects[object.objectID] !== object else { return }
    object.managedObjectContext = self
    objects[object.objectID] = object
    inserted.insert(object)
    object.isInserted = true
    untold.inserted.insert(object)
    object.isQuiet = true
    object.awakeFromInsert()
    object.isQuiet = false
    registerUndo { [weak self, weak object] in object.map { self?.delete($0) } }
    tellSoon()
  }

  /// Deletes an object, and those that its relationships say; in the store when it is saved.
  public func delete(_ object: NSManagedObject) {
    touch()
    guard !object.isDeleted, objects[object.objectID] === object else { return }
    object.prepareForDeletion()
    object.isDeleted = true
    if inserted.remove(object) == nil { deleted.insert(object) }
    registerUndo { [weak self] in self?.restore(object) }
    updated.remove(object)
    untold.inserted.remove(object)
    untold.updated.remove(object)
    untold.deleted.insert(object)
    for (name, relationship) in object.entity.relationshipsByName.sorted(by: { $0.key < $1.key }) {
      let related = object.related(name)
      switch relationship.deleteRule {
      case .cascadeDeleteRule: for other in related { delete(other) }
      case .nullifyDeleteRule:
        guard let inverse = relationship.inverseRelationship else { continue }
        for other in related where !other.isDeleted { other.unlink(object, inverse) }
      case .denyDeleteRule, .noActionDeleteRule: break
      }
    }
    tellSoon()
  }

  /// Notes that an object has changed.
  func noteChange(of object: NSManagedObject) {
    touch()
    guard objects[object.objectID] === object, !object.isDeleted else { return }
    if !object.isInserted {
      object.isUpdated = true
      updated.insert(object)
    }
    if !untold.inserted.contains(object) { untold.updated.insert(object) }
    tellSoon()
  }

  /// Tells of changes at the end of the turn.
  func tellSoon() {
    guard !isTelling else { return }
    isTelling = true
    queue.async { [weak self] in self?.processPendingChanges() }
  }

  /// Whether changes will be told.
  private var isTelling: Bool {
    get { userInfo["pomelo"] != nil }
    set { userInfo["pomelo"] = newValue ? true : nil }
  }

  /// Tells whoever looks on what has changed.
  public func processPendingChanges() {
    isTelling = false
    let changes = untold
    guard !changes.isEmpty else { return }
    untold = UntoldChanges()
    NotificationCenter.default.post(
      name: .NSManagedObjectContextObjectsDidChange, object: self,
      userInfo: Self.information(changes))
    for observer in observers.sorted(by: { $0.key.hashValue < $1.key.hashValue }) {
      observer.value(changes)
    }
  }

  /// What a notification says of changes.
  static func information(_ changes: UntoldChanges) -> [AnyHashable: Any] {
    var information: [AnyHashable: Any] = [:]
    if !changes.inserted.isEmpty { information[NSInsertedObjectsKey] = changes.inserted }
    if !changes.updated.isEmpty { information[NSUpdatedObjectsKey] = changes.updated }
    if !changes.deleted.isEmpty { information[NSDeletedObjectsKey] = changes.deleted }
    return information
  }

  /// Has somebody told of changes, until an object is no more.
  package func observe(by owner: AnyObject, _ observer: @escaping () -> Void) {
    observers[ObjectIdentifier(owner)] = { _ in observer() }
  }

  /// Has nobody told any more on behalf of an object.
  package func stopObserving(by owner: ObjectIdentifier) { observers[owner] = nil }

  /// Takes all changes back that are not saved.
  public func rollback() {
    touch()
    for object in inserted {
      objects[object.objectID] = nil
      object.isInserted = false
      object.managedObjectContext = nil
      untold.inserted.remove(object)
      untold.deleted.insert(object)
    }
    for object in updated.union(deleted) { takeBack(object) }
    inserted = []
    updated = []
    deleted = []
    processPendingChanges()
  }

  private func takeBack(_ object: NSManagedObject) {
    object.objectWillChange.send()
    object.row = object.saved
    object.changedKeys = []
    object.isUpdated = false
    if object.isDeleted { untold.inserted.insert(object) } else { untold.updated.insert(object) }
    object.isDeleted = false
    untold.deleted.remove(object)
  }

  /// Reads an object's values anew; changes stay if they are to be merged.
  public func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {
    guard !object.isInserted else { return }
    let row = storedRow(object.objectID)
    guard let row else { return }
    object.objectWillChange.send()
    if !flag {
      updated.remove(object)
      object.isUpdated = false
      object.changedKeys = []
      object.row = row
    } else {
      var merged = row
      for key in object.changedKeys {
        merged.values[key] = object.row.values[key]
        merged.links[key] = object.row.links[key]
      }
      object.row = merged
    }
    object.saved = row
    untold.updated.insert(object)
    tellSoon()
  }

  /// Reads all objects' values anew, with their changes.
  public func refreshAllObjects() {
    for object in objects.values.sorted(by: { $0.objectID.number < $1.objectID.number }) {
      refresh(object, mergeChanges: true)
    }
  }

  /// Forgets all objects and their changes.
  public func reset() {
    for object in objects.values { object.managedObjectContext = nil }
    objects = [:]
    inserted = []
    updated = []
    deleted = []
    untold = UntoldChanges()
    for observer in observers.values { observer(UntoldChanges()) }
  }

  /// Watches that others do not change an object.
  ///
  /// No visible effect.
  public func detectConflicts(for object: NSManagedObject) {}

  /// Says which store new objects belong to.
  ///
  /// No visible effect: it is the first one.
  public func assign(_ object: Any, to store: NSPersistentStore) {}
}
