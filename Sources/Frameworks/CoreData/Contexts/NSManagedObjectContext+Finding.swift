public import Foundation

extension NSManagedObjectContext {
  /// The objects that a request finds, or what it asks for of them.
  ///
  /// - Throws: An error of the store's.
  public func fetch<Found>(_ request: NSFetchRequest<Found>) throws -> [Found] {
    let found = try find(request.query)
    let results: [Any] =
      if request.resultType.contains(.managedObjectIDResultType) {
        found.map(\.objectID)
      } else if request.resultType.contains(.dictionaryResultType) {
        dictionaries(of: found, request.propertiesToFetch, request.returnsDistinctResults)
      } else if request.resultType.contains(.countResultType) {
        [NSNumber(value: found.count)]
      } else {
        found
      }
    return results.compactMap { $0 as? Found }
  }

  /// How many objects a request finds.
  ///
  /// - Throws: An error of the store's.
  public func count<Found>(for request: NSFetchRequest<Found>) throws -> Int {
    try find(request.query).count
  }

  /// The objects that are looked for.
  func find(_ query: ManagedQuery) throws -> [NSManagedObject] {
    touch()
    let named = model?.entitiesByName[query.entityName]
    // A view names the class of what it looks for.
    let entity =
      named ?? model?.entities.first { $0.managedObjectClassName == query.entityName }
    guard let entity else {
      throw CoreDataError.error(
        134060, "The model has no entity \(query.entityName), or no store is loaded.", nil)
    }
    var found: [NSManagedObject] = []
    for id in storedIDs(of: entity) {
      if let object = liveObject(id), !object.isDeleted { found.append(object) }
    }
    if query.includesPendingChanges {
      let known = Set(found.map(\.objectID))
      found += Self.inOrder(inserted).filter {
        $0.entity.isKindOf(entity: entity) && !known.contains($0.objectID)
      }
    }
    if !query.includesSubentities { found = found.filter { $0.entity.name == entity.name } }
    return query.selection(of: found)
  }

  private func dictionaries(
    of objects: [NSManagedObject], _ properties: [Any]?, _ areDistinct: Bool
  ) -> [NSDictionary] {
    let names = properties?.compactMap { ($0 as? String) ?? ($0 as? NSPropertyDescription)?.name }
    var results: [NSDictionary] = []
    for object in objects {
      let keys = names ?? object.entity.attributesByName.keys.sorted()
      var values: [String: Any] = [:]
      for key in keys { values[key] = object.value(forKeyPath: key) }
      let dictionary = NSDictionary(dictionary: values)
      if !areDistinct || !results.contains(dictionary) { results.append(dictionary) }
    }
    return results
  }

  /// The identifiers of an entity's saved objects.
  func storedIDs(of entity: NSEntityDescription) -> [NSManagedObjectID] {
    guard let parent else { return persistentStoreCoordinator?.ids(of: entity) ?? [] }
    let own = parent.storedIDs(of: entity)
    let known = Set(own)
    let new = Self.inOrder(parent.inserted).filter { $0.entity.isKindOf(entity: entity) }
      .map(\.objectID).filter { !known.contains($0) }
    return own.filter { parent.objects[$0]?.isDeleted != true } + new
  }

  /// What is saved of an object.
  func storedRow(_ id: NSManagedObjectID) -> ManagedRow? {
    guard let parent else { return persistentStoreCoordinator?.row(id) }
    return parent.objects[id]?.row ?? parent.storedRow(id)
  }

  /// The context's own object of an identifier; nil when there is none any more.
  func liveObject(_ id: NSManagedObjectID) -> NSManagedObject? {
    if let object = objects[id] { return object }
    guard let row = storedRow(id) else { return nil }
    let object = NSManagedObject.stored(id, row)
    object.managedObjectContext = self
    objects[id] = object
    object.awakeFromFetch()
    return object
  }

  /// The object of an identifier; one without values when there is none.
  public func object(with objectID: NSManagedObjectID) -> NSManagedObject {
    liveObject(objectID) ?? NSManagedObject.stored(objectID, ManagedRow())
  }

  /// The object of an identifier.
  ///
  /// - Throws: An error when there is none.
  public func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
    if let object = liveObject(objectID), !object.isDeleted { return object }
    throw CoreDataError.error(
      NSManagedObjectReferentialIntegrityError, "The object is not in the store.", nil)
  }

  /// The object of an identifier, if the context has met it.
  public func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? {
    objects[objectID]
  }

  /// Gives new objects the identifiers that they keep.
  ///
  /// - Throws: Nothing.
  public func obtainPermanentIDs(for objects: [NSManagedObject]) throws {
    for object in objects { coordinator?.number(object.objectID) }
  }
}
