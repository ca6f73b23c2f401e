public import Foundation

extension ModelContext {
  /// Saves what is new, changed or deleted.
  ///
  /// - Throws: ``SwiftDataError`` for what may not be saved, or what keeps the file from being written.
  public func save() throws {
    processPendingChanges()
    guard hasChanges || !denied.isEmpty else { return }
    if let first = denied.first {
      denied = []
      throw SwiftDataError.deletionDenied(of: first.model, by: first.property)
    }
    NotificationCenter.default.post(name: Self.willSave, object: self)
    let saved = unsaved
    let replaced = replacements(in: saved.inserted)
    for (identifier, model) in saved.inserted {
      guard let place = replaced[identifier] else { continue }
      model._$model.become(place)
    }
    try container.apply(storeChanges(saved), from: self)
    unsaved = ModelChanges()
    for (_, model) in saved.deleted { release(model) }
    for (identifier, place) in replaced { refresh(place, savedAs: identifier) }
    processPendingChanges()
    NotificationCenter.default.post(name: Self.didSave, object: self, userInfo: Self.told(saved))
  }

  /// What a save changes in the stores.
  private func storeChanges(_ saved: ModelChanges) -> StoreChanges {
    var changes = StoreChanges()
    for model in ModelChanges.ordered(saved.inserted.merging(saved.updated) { $1 }) {
      let entity = type(of: model)._$entity
      let old = row(model._$model.key, of: entity)
      let row = entity.properties.indices.map { place -> Any in
        let property = entity.properties[place]
        return property.access.stored(in: model) ?? old?[place] ?? NoStoredValue()
      }
      changes.written.append(.init(entity: entity, key: model.persistentModelID.key, row: row))
    }
    for model in ModelChanges.ordered(saved.deleted) {
      changes.removed.append(
        .init(entity: type(of: model)._$entity, key: model.persistentModelID.key))
    }
    return changes
  }

  /// Which new models take the place of others, as they have the same values where no two may.
  private func replacements(
    in inserted: ModelChanges.Models
  ) -> [PersistentIdentifier: PersistentIdentifier] {
    var result: [PersistentIdentifier: PersistentIdentifier] = [:]
    var own: [OwnValues: PersistentIdentifier] = [:]
    for model in ModelChanges.ordered(inserted) {
      let entity = type(of: model)._$entity
      for (constraint, properties) in entity.uniqueness.enumerated() {
        let all = properties.map { entity.properties[$0].access.stored(in: model) }
        guard let values = UniqueValues(all) else { continue }
        let key = OwnValues(entity: ObjectIdentifier(entity), constraint, values)
        if let other = own[key] ?? owner(of: values, constraint, of: entity) {
          result[model.persistentModelID] = other
        } else {
          own[key] = model.persistentModelID
        }
      }
    }
    return result
  }

  /// Which model has values in the store, and will have them after the save.
  private func owner(
    of values: UniqueValues, _ constraint: Int, of entity: _Entity
  ) -> PersistentIdentifier? {
    guard let owner = container.owner(of: values, constraint, of: entity),
      unsaved.deleted[owner] == nil
    else { return nil }
    guard let changed = unsaved.updated[owner] else { return owner }
    let places = entity.uniqueness[constraint]
    let row = row(owner.key, of: entity)
    let now = places.map { entity.properties[$0].access.stored(in: changed) ?? row?[$0] }
    return UniqueValues(now) == values ? owner : nil
  }

  /// Shows in the instance of a model what another one, which took its place, was saved with.
  private func refresh(_ place: PersistentIdentifier, savedAs identifier: PersistentIdentifier) {
    guard let old = registered(place) else { return }
    tell { $0.inserted[identifier] = nil }
    reread(old)
  }

  private static func told(_ saved: ModelChanges) -> [String: Any] {
    [
      NotificationKey.insertedIdentifiers.rawValue: saved.inserted.values.map(\.persistentModelID),
      NotificationKey.updatedIdentifiers.rawValue: saved.updated.values.map(\.persistentModelID),
      NotificationKey.deletedIdentifiers.rawValue: Array(saved.deleted.keys),
    ]
  }

  /// Takes over what another context has saved.
  func absorb(_ changes: StoreChanges) {
    for written in changes.written {
      let identifier = PersistentIdentifier(entityName: written.entity.name, key: written.key)
      if let model = registered(identifier) {
        guard !hasChanges(in: model) else { continue }
        reread(model)
      } else {
        let model = instance(of: written.entity.model, identifier)
        tell { $0.insert(model) }
      }
    }
    for removed in changes.removed {
      let identifier = PersistentIdentifier(entityName: removed.entity.name, key: removed.key)
      guard let model = registered(identifier) else { continue }
      unsaved.updated[identifier] = nil
      unsaved.deleted[identifier] = nil
      release(model)
      tell { $0.delete(model) }
    }
  }

  private func instance(
    of type: any PersistentModel.Type, _ identifier: PersistentIdentifier
  ) -> any PersistentModel { instance(type, identifier) }
}

/// Values that a new model of a save has, for one constraint of its class.
private struct OwnValues: Hashable {
  let entity: ObjectIdentifier
  let constraint: Int
  let values: UniqueValues

  init(entity: ObjectIdentifier, _ constraint: Int, _ values: UniqueValues) {
    self.entity = entity
    self.constraint = constraint
    self.values = values
  }
}
