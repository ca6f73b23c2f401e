public import Observation

/// What an instance of a model knows of its context, and of who reads it.
///
/// Models are read and written on the host's one thread.
public final class _ModelState: @unchecked Sendable {
  /// Tells the model from others of its kind.
  private(set) var key = ModelKeys.next()
  /// The context that the model is in.
  private(set) var context: ModelContext?
  /// Whether the model has been deleted and that has not been saved yet.
  var isDeleted = false
  private var registrar: ObservationRegistrar?
  private var entity: _Entity?

  /// Creates the state of a model that is in no context.
  public init() {}

  deinit {
    if let entity { context?.forget(identifier(in: entity)) }
  }

  /// What tells the model from all others.
  func identifier(in entity: _Entity) -> PersistentIdentifier {
    PersistentIdentifier(entityName: entity.name, key: key)
  }

  /// Makes the model that of what a store has.
  public func begin<Model: PersistentModel>(_ model: Model, _ data: any BackingData<Model>) {
    if let identifier = data.persistentModelID { key = identifier.key }
    if let context = data.owner { join(context, as: Model._$entity) }
  }

  /// Notes which context the model is in.
  func join(_ context: ModelContext, as entity: _Entity) {
    self.context = context
    self.entity = entity
  }

  /// Notes that the model is in no context any more.
  func leave() {
    context = nil
    isDeleted = false
  }

  /// Makes the model another name for one that a store has already.
  func become(_ identifier: PersistentIdentifier) { key = identifier.key }

  // MARK: What the accessors of a model's variables call

  /// Reads a variable.
  ///
  /// - Parameters:
  ///   - model: The model.
  ///   - keyPath: The variable.
  ///   - name: The variable's name.
  ///   - place: Where its value is kept.
  /// - Returns: The value.
  public func value<Model: PersistentModel, Value>(
    of model: Model, _ keyPath: KeyPath<Model, Value>, _ name: String,
    _ place: inout _Persisted<Value>
  ) -> Value {
    if !ModelReading.isUnnoticed { observers.access(model, keyPath: keyPath) }
    return filled(&place, of: model, name)
  }

  /// Notes that a variable is about to be written.
  ///
  /// - Returns: Its value until now, where that is needed afterwards.
  public func willSet<Model: PersistentModel, Value>(
    _ model: Model, _ keyPath: KeyPath<Model, Value>, _ name: String,
    _ place: inout _Persisted<Value>
  ) -> Value? {
    let leads = Model._$entity.property(name)?.relationship != nil
    let old = leads || context?.undoManager != nil ? filled(&place, of: model, name) : nil
    registrar?.willSet(model, keyPath: keyPath)
    return old
  }

  /// Notes that a variable has been written.
  public func didSet<Model: PersistentModel, Value>(
    _ model: Model, _ keyPath: KeyPath<Model, Value>, _ name: String, from old: Value?,
    to new: Value
  ) {
    registrar?.didSet(model, keyPath: keyPath)
    if let property = Model._$entity.property(name), property.relationship != nil,
      let old = old as? any _RelationshipValue, let new = new as? any _RelationshipValue
    {
      RelationshipUpkeep.follow(property, of: model, from: old._targets, to: new._targets)
    }
    guard let context else { return }
    context.noteChange(of: model)
    if let old, let keyPath = keyPath as? ReferenceWritableKeyPath<Model, Value> {
      context.registerUndo { [weak model] in model?[keyPath: keyPath] = old }
    }
  }

  /// Changes the place of a variable otherwise than by its accessors.
  func changing<Model: PersistentModel, Value>(
    _ model: Model, _ keyPath: KeyPath<Model, Value>, _ change: () -> Void
  ) {
    registrar?.willSet(model, keyPath: keyPath)
    change()
    registrar?.didSet(model, keyPath: keyPath)
  }

  private func filled<Model: PersistentModel, Value>(
    _ place: inout _Persisted<Value>, of model: Model, _ name: String
  ) -> Value {
    if let value = place.value { return value }
    let value: Value = StoredValues.read(name, of: model)
    place.value = value
    return value
  }

  private var observers: ObservationRegistrar {
    if let registrar { return registrar }
    let new = ObservationRegistrar()
    registrar = new
    return new
  }
}

/// The numbers by which models are told apart, in the order of their creation.
enum ModelKeys {
  nonisolated(unsafe) private static var last = 0

  /// The number of a new model.
  static func next() -> Int {
    last += 1
    return last
  }

  /// Leaves out the numbers up to one that a store has.
  static func skip(to key: Int) { last = max(last, key) }
}

/// Whether models are read by the library itself, which no view is to follow.
enum ModelReading {
  nonisolated(unsafe) private(set) static var isUnnoticed = false

  /// Reads models without noting it.
  static func unnoticed<Result>(_ read: () throws -> Result) rethrows -> Result {
    let outer = isUnnoticed
    isUnnoticed = true
    defer { isUnnoticed = outer }
    return try read()
  }
}
