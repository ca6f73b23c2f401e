public import Foundation

extension ModelContext {
  /// Finds models.
  ///
  /// - Parameter descriptor: Which, and in which order.
  /// - Returns: The models, those that are not saved yet among them unless that is not wanted.
  /// - Throws: What the descriptor's condition throws.
  public func fetch<Model: PersistentModel>(
    _ descriptor: FetchDescriptor<Model>
  ) throws -> [Model] {
    try ModelReading.unnoticed {
      var models = all(Model.self, withUnsaved: descriptor.includePendingChanges)
      if let predicate = descriptor.predicate {
        models = try models.filter { try predicate.evaluate($0) }
      }
      if !descriptor.sortBy.isEmpty {
        models = ModelOrder(descriptor.sortBy).sorted(models)
      }
      if let offset = descriptor.fetchOffset, offset > 0 {
        models = Array(models.dropFirst(offset))
      }
      if let limit = descriptor.fetchLimit, limit > 0 { models = Array(models.prefix(limit)) }
      return models
    }
  }

  /// Finds models, for reading them some at a time.
  public func fetch<Model: PersistentModel>(
    _ descriptor: FetchDescriptor<Model>, batchSize: Int
  ) throws -> FetchResultsCollection<Model> {
    FetchResultsCollection(models: try fetch(descriptor))
  }

  /// How many models there are.
  public func fetchCount<Model: PersistentModel>(
    _ descriptor: FetchDescriptor<Model>
  ) throws -> Int {
    var descriptor = descriptor
    descriptor.sortBy = []
    return try fetch(descriptor).count
  }

  /// What tells found models from others.
  public func fetchIdentifiers<Model: PersistentModel>(
    _ descriptor: FetchDescriptor<Model>
  ) throws -> [PersistentIdentifier] { try fetch(descriptor).map(\.persistentModelID) }

  /// What tells found models from others, for reading some at a time.
  public func fetchIdentifiers<Model: PersistentModel>(
    _ descriptor: FetchDescriptor<Model>, batchSize: Int
  ) throws -> [PersistentIdentifier] { try fetchIdentifiers(descriptor) }

  /// Calls a closure with each model that is found.
  public func enumerate<Model: PersistentModel>(
    _ fetch: FetchDescriptor<Model>, batchSize: Int = 5000,
    allowEscapingMutations: Bool = false, block: (Model) throws -> Void
  ) throws {
    for model in try self.fetch(fetch) { try block(model) }
  }

  /// The model that an identifier is of.
  ///
  /// It ends the app, as on a device, where there is none.
  public func model(for persistentModelID: PersistentIdentifier) -> any PersistentModel {
    if let model = found(persistentModelID) { return model }
    fatalError("There is no model \(persistentModelID) in the stores of this context.")
  }

  /// The model that an identifier is of, if the context has an instance of it.
  public func registeredModel<Model: PersistentModel>(
    for persistentModelID: PersistentIdentifier
  ) -> Model? { registered(persistentModelID) as? Model }

  private func found(_ identifier: PersistentIdentifier) -> (any PersistentModel)? {
    guard let entity = container.entity(named: identifier.entityName) else { return nil }
    return existing(identifier, entity)
  }

  /// All models of a class, in the order of their creation.
  private func all<Model: PersistentModel>(
    _ type: Model.Type, withUnsaved: Bool
  ) -> [Model] {
    let entity = type._$entity
    container.require(entity)
    var models: [Model] = container.keys(of: entity).compactMap { key in
      let identifier = PersistentIdentifier(entityName: entity.name, key: key)
      return unsaved.deleted[identifier] == nil ? instance(type, identifier) : nil
    }
    if withUnsaved, !unsaved.inserted.isEmpty {
      models += ModelChanges.ordered(unsaved.inserted).compactMap { $0 as? Model }
    }
    return models
  }
}
