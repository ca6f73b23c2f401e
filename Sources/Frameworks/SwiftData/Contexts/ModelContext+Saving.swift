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
    for (_, model) in saved.deleted { model._$model.leave() }
    for (identifier, place) in replaced { refresh(place, savedAs: identifier) }
    processPendingChanges()
    NotificationCenter.default.post(name: Self.didSave, object: self, userInfo: Self.told(saved))
  }

  /// What a save changes in the stores.
  private func storeChanges(_ saved: ModelChanges) -> StoreChanges {
    var changes = StoreChanges()
    for model in ModelChanges.ordered(saved.inserted.merging(saved.updated) { $1 }) {
      let entity = type(of: model)._$entity
      let old = row(of: model.persistentModelID)
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
    for entity in Set(inserted.values.map { ObjectIdentifier(type(of: $0)._$entity) }) {
      let models = ModelChanges.ordered(inserted)
        .filter { ObjectIdentifier(type(of: $0)._$entity) == entity }
      guard let described = models.first.map({ type(of: $0)._$entity }) else { continue }
      for places in described.uniqueness {
        var known = uniqueValues(of: described, at: places)
        for model in models {
          let values = places.map { described.properties[$0].access.stored(in: model) }
          guard let key = UniqueValues(values) else { continue }
          if let place = known[key] {
            result[model.persistentModelID] = place
          } else {
            known[key] = model.persistentModelID
          }
        }
      }
    }
    return result
  }

  /// What rows of a class have where no two may have the same.
  private func uniqueValues(
    of entity: _Entity, at places: [Int]
  ) -> [UniqueValues: PersistentIdentifier] {
    var known: [UniqueValues: PersistentIdentifier] = [:]
    for key in container.keys(of: entity) {
      let identifier = PersistentIdentifier(entityName: entity.name, key: key)
      guard unsaved.deleted[identifier] == nil, let row = row(of: identifier) else { continue }
      let values = places.map { place -> Any? in
        let changed = unsaved.updated[identifier].flatMap {
          entity.properties[place].access.stored(in: $0)
        }
        return changed ?? row[place]
      }
      if let values = UniqueValues(values) { known[values] = identifier }
    }
    return known
  }

  /// Shows in the instance of a model what another one, which took its place, was saved with.
  private func refresh(_ place: PersistentIdentifier, savedAs identifier: PersistentIdentifier) {
    guard let old = registered(place) else { return }
    for property in type(of: old)._$entity.properties { property.access.empty(old) }
    tell {
      $0.inserted[identifier] = nil
      $0.update(old)
    }
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
        for property in written.entity.properties { property.access.empty(model) }
        tell { $0.update(model) }
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
      model._$model.leave()
      forget(identifier)
      tell { $0.delete(model) }
    }
  }

  private func instance(
    of type: any PersistentModel.Type, _ identifier: PersistentIdentifier
  ) -> any PersistentModel { instance(type, identifier) }
}
