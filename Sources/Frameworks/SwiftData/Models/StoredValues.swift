/// Fills places of models with what their store has.
enum StoredValues {
  /// The value of a property that only the store has.
  ///
  /// It ends the app, as on a device, where the store has the model no more.
  static func read<Model: PersistentModel, Value>(_ name: String, of model: Model) -> Value {
    let entity = Model._$entity
    guard let context = model.modelContext, let place = entity.place(of: name),
      let row = context.row(model._$model.key, of: entity)
    else {
      fatalError(
        "This model instance was invalidated because its backing data could no longer be found "
          + "the store. \(model.persistentModelID)")
    }
    let property = entity.properties[place]
    if let value = decoded(row[place], of: property, as: Value.self, in: context) { return value }
    guard let value = property.access.initial() as? Value else {
      fatalError("\(model.persistentModelID) has no value for \(entity.name).\(name) in its store.")
    }
    return value
  }

  private static func decoded<Value>(
    _ raw: Any, of property: _Property, as type: Value.Type, in context: ModelContext
  ) -> Value? {
    guard let destination = property.destination else { return raw as? Value }
    let targets = (raw as? [PersistentIdentifier] ?? []).compactMap {
      context.existing($0, destination._$entity)
    }
    return (Value.self as? any _RelationshipValue.Type)?._leading(to: targets) as? Value
  }
}
