/// Models that are new, have other values, or have gone, since somebody was told last.
struct ModelChanges {
  /// Models by what tells them apart.
  typealias Models = [PersistentIdentifier: any PersistentModel]

  /// Those that are new.
  var inserted: Models = [:]
  /// Those with other values.
  var updated: Models = [:]
  /// Those that have gone.
  var deleted: Models = [:]

  /// Whether there are none.
  var isEmpty: Bool { inserted.isEmpty && updated.isEmpty && deleted.isEmpty }

  /// Models in the order of their creation.
  static func ordered(_ models: Models) -> [any PersistentModel] {
    models.sorted { $0.key < $1.key }.map(\.value)
  }

  /// Notes that a model is new.
  mutating func insert(_ model: any PersistentModel) {
    let identifier = model.persistentModelID
    if deleted.removeValue(forKey: identifier) == nil {
      inserted[identifier] = model
    } else {
      updated[identifier] = model
    }
  }

  /// Notes that a model has other values.
  mutating func update(_ model: any PersistentModel) {
    let identifier = model.persistentModelID
    if inserted[identifier] == nil, deleted[identifier] == nil { updated[identifier] = model }
  }

  /// Notes that a model has gone.
  mutating func delete(_ model: any PersistentModel) {
    let identifier = model.persistentModelID
    updated[identifier] = nil
    if inserted.removeValue(forKey: identifier) == nil { deleted[identifier] = model }
  }
}

/// Who wants to know what changes in a context.
protocol ModelObserver: AnyObject {
  /// Called soon after something has changed, once for all that changed meanwhile.
  func modelsDidChange(_ changes: ModelChanges)
}
