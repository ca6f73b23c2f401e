public import Foundation

extension ModelContext {
  /// Whether there is something to save.
  public var hasChanges: Bool { !unsaved.isEmpty }

  /// Models that have not been saved yet.
  public var insertedModelsArray: [any PersistentModel] { ModelChanges.ordered(unsaved.inserted) }
  /// Models with values that have not been saved.
  public var changedModelsArray: [any PersistentModel] { ModelChanges.ordered(unsaved.updated) }
  /// Models that will have gone after the next save.
  public var deletedModelsArray: [any PersistentModel] { ModelChanges.ordered(unsaved.deleted) }

  /// Takes a model into the context, and with it all that it leads to.
  public func insert<Model: PersistentModel>(_ model: Model) {
    let entity = Model._$entity
    container.require(entity)
    let state = model._$model
    if state.context === self {
      if state.isDeleted { restore(model) }
      return
    }
    guard state.context == nil else {
      fatalError(
        "\(model.persistentModelID) is in another context already: a model cannot be in two.")
    }
    state.join(self, as: entity)
    register(model)
    unsaved.insert(model)
    tell { $0.insert(model) }
    registerUndo { [weak self, weak model] in model.map { self?.delete($0) } }
    RelationshipUpkeep.enter(model)
  }

  /// Deletes a model, and what its relationships say.
  public func delete<Model: PersistentModel>(_ model: Model) {
    guard model._$model.context === self, !model._$model.isDeleted else { return }
    let entity = Model._$entity
    if let denial = DeniedDeletion(of: model) {
      denied.append(denial)
      return
    }
    for property in entity.properties { property.access.fill(model) }
    model._$model.isDeleted = true
    let wasSaved = unsaved.inserted[model.persistentModelID] == nil
    unsaved.delete(model)
    tell { $0.delete(model) }
    RelationshipUpkeep.leave(model, in: self)
    if wasSaved {
      registerUndo { [weak self] in self?.restore(model) }
    } else {
      release(model)
      registerUndo { [weak self] in self?.insert(model) }
    }
  }

  /// Deletes all models of a class for which a condition holds.
  ///
  /// - Throws: What the condition throws.
  public func delete<Model: PersistentModel>(
    model: Model.Type, where predicate: Predicate<Model>? = nil, includeSubclasses: Bool = true
  ) throws {
    for model in try fetch(FetchDescriptor<Model>(predicate: predicate)) { delete(model) }
  }

  /// Takes back all that has not been saved.
  public func rollback() {
    let changes = unsaved
    unsaved = ModelChanges()
    denied = []
    for (_, model) in changes.inserted {
      release(model)
      tell { $0.delete(model) }
    }
    for (_, model) in changes.deleted {
      model._$model.isDeleted = false
      tell { $0.insert(model) }
    }
    for (_, model) in changes.updated.merging(changes.deleted, uniquingKeysWith: { $1 }) {
      reread(model)
    }
    processPendingChanges()
  }

  /// Makes changes and saves them.
  ///
  /// - Throws: What the changes or saving throws.
  public func transaction(block: () throws -> Void) throws {
    try block()
    try save()
  }

  /// Takes a deletion back that has not been saved.
  private func restore(_ model: any PersistentModel) {
    model._$model.isDeleted = false
    unsaved.insert(model)
    tell { $0.insert(model) }
    RelationshipUpkeep.enter(model)
  }
}
