/// Reads and writes one property of models, whatever its type.
protocol PropertyAccess {
  /// What a row of a store has of the property; `nil` while only the store has it.
  func stored(in model: any PersistentModel) -> Any?
  /// The models that the property leads to.
  func targets(of model: any PersistentModel) -> [any PersistentModel]
  /// Lets the property lead to other models, without a word to the other side.
  func lead(_ model: any PersistentModel, to targets: [any PersistentModel])
  /// Fills the place of the value, if it is empty.
  func fill(_ model: any PersistentModel)
  /// Empties the place of the value, as the store has another one.
  func empty(_ model: any PersistentModel)
  /// What a row has of a property that nobody has set.
  func initial() -> Any?
  /// What a row has, from what was written by another version.
  func restored(from decoder: StoredValueDecoder) throws -> Any
}

/// Reads and writes a property of one class and type.
struct TypedAccess<Model: PersistentModel, Value>: PropertyAccess {
  let name: String
  let keyPath: ReferenceWritableKeyPath<Model, Value>
  let storage: ReferenceWritableKeyPath<Model, _Persisted<Value>>
  let begin: () -> Value?

  init(
    name: String, keyPath: ReferenceWritableKeyPath<Model, Value>,
    storage: ReferenceWritableKeyPath<Model, _Persisted<Value>>, begin: @escaping () -> Value?
  ) {
    self.name = name
    self.keyPath = keyPath
    self.storage = storage
    self.begin = begin
  }

  func stored(in model: any PersistentModel) -> Any? {
    guard let model = model as? Model, let value = model[keyPath: storage].value else { return nil }
    guard let leading = value as? any _RelationshipValue else { return value }
    return leading._targets.map(\.persistentModelID)
  }

  func targets(of model: any PersistentModel) -> [any PersistentModel] {
    guard let model = model as? Model else { return [] }
    let value = ModelReading.unnoticed { model[keyPath: keyPath] }
    return (value as? any _RelationshipValue)?._targets ?? []
  }

  func lead(_ model: any PersistentModel, to targets: [any PersistentModel]) {
    guard let model = model as? Model, let type = Value.self as? any _RelationshipValue.Type,
      let value = type._leading(to: targets) as? Value
    else { return }
    model._$model.changing(model, keyPath) { model[keyPath: storage].value = value }
  }

  func fill(_ model: any PersistentModel) {
    guard let model = model as? Model else { return }
    ModelReading.unnoticed { _ = model[keyPath: keyPath] }
  }

  func empty(_ model: any PersistentModel) {
    guard let model = model as? Model, model[keyPath: storage].value != nil else { return }
    model._$model.changing(model, keyPath) { model[keyPath: storage] = _Persisted() }
  }

  func initial() -> Any? { begin() as Any? }

  func restored(from decoder: StoredValueDecoder) throws -> Any {
    if Value.self is any _RelationshipValue.Type { return try decoder.identifiers() }
    return try decoder.value(of: Value.self)
  }
}
