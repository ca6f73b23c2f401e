/// What a store has of a model.
public protocol BackingData<Model> {
  /// The class of the model.
  associatedtype Model: PersistentModel

  /// What tells the model from others; `nil` for one that there is not yet.
  var persistentModelID: PersistentIdentifier? { get }
}

/// What a context has of a model: its identifier, by which values are found when they are asked for.
struct ModelData<Model: PersistentModel>: BackingData {
  let persistentModelID: PersistentIdentifier?
  let context: ModelContext?

  init(_ identifier: PersistentIdentifier? = nil, context: ModelContext? = nil) {
    persistentModelID = identifier
    self.context = context
  }
}

extension BackingData {
  /// The context that the data is of, if any.
  var owner: ModelContext? { (self as? ModelData<Model>)?.context }
}
