public import Foundation

extension NSManagedObjectContext {
  /// Does what a request asks for, in the store itself.
  ///
  /// - Throws: An error of the store's.
  @discardableResult
  public func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
    touch()
    switch request {
    case let request as NSBatchDeleteRequest: return try delete(request)
    case let request as NSBatchUpdateRequest: return try update(request)
    case let request as NSBatchInsertRequest: return try insert(request)
    default: return NSPersistentStoreResult()
    }
  }

  /// A context on the store alone.
  private func direct() -> NSManagedObjectContext {
    let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    context.persistentStoreCoordinator = coordinator
    return context
  }

  private func delete(_ request: NSBatchDeleteRequest) throws -> NSBatchDeleteResult {
    let context = direct()
    let objects =
      try request.objectIDs.map { $0.compactMap(context.liveObject) }
      ?? context.find(request.fetchRequest.query)
    for object in objects { context.delete(object) }
    try context.save()
    touch()
    let result = NSBatchDeleteResult()
    result.resultType = request.resultType
    result.result =
      switch request.resultType {
      case .resultTypeStatusOnly: true
      case .resultTypeObjectIDs: objects.map(\.objectID)
      case .resultTypeCount: objects.count
      }
    return result
  }

  private func update(_ request: NSBatchUpdateRequest) throws -> NSBatchUpdateResult {
    let context = direct()
    let objects = try context.find(
      ManagedQuery(
        entityName: request.entityName, predicate: request.predicate,
        includesSubentities: request.includesSubentities))
    for object in objects {
      for (key, value) in request.propertiesToUpdate ?? [:] {
        let name = (key.base as? String) ?? (key.base as? NSPropertyDescription)?.name ?? ""
        object.setValue(value, forKey: name)
      }
    }
    try context.save()
    touch()
    let result = NSBatchUpdateResult()
    result.result =
      switch request.resultType {
      case .statusOnlyResultType: true
      case .updatedObjectIDsResultType: objects.map(\.objectID)
      case .updatedObjectsCountResultType: objects.count
      }
    return result
  }

  private func insert(_ request: NSBatchInsertRequest) throws -> NSBatchInsertResult {
    let context = direct()
    context.mergePolicy = mergePolicy
    var objects: [NSManagedObject] = []
    func make() -> NSManagedObject {
      NSEntityDescription.insertNewObject(forEntityName: request.entityName, into: context)
    }
    for values in request.objectsToInsert ?? [] {
      let object = make()
      object.setValuesForKeys(values)
      objects.append(object)
    }
    while let handler = request.handler {
      let object = make()
      guard !handler(object) else {
        context.delete(object)
        break
      }
      objects.append(object)
    }
    try context.save()
    touch()
    let result = NSBatchInsertResult()
    result.result =
      switch request.resultType {
      case .statusOnly: true
      case .objectIDs: objects.map(\.objectID)
      case .count: objects.count
      }
    return result
  }
}
