public import Observation

/// A class whose instances a store keeps; what `@Model` makes of a class.
@available(iOS17 )
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable, _RelationshipValue {
  /// Creates the instance for what a store has of it.
  init(backingData: any BackingData<Self>)

  /// What the class stores.
  static var _$entity: _Entity { get }
  /// What the instance knows of its context.
  var _$model: _ModelState { get }
}

extension PersistentModel {
  /// What tells the model from all others.
  nonisolated public var persistentModelID: PersistentIdentifier {
    _$model.identifier(in: Self._$entity)
  }

  /// What tells the model from all others, unless the class has an `id` of its own.
  nonisolated public var id: PersistentIdentifier { persistentModelID }

  /// The context that the model has been inserted into or fetched by, if any.
  nonisolated public var modelContext: ModelContext? { _$model.context }

  /// Whether the model has been deleted and that has not been saved yet.
  nonisolated public var isDeleted: Bool { _$model.isDeleted }

  /// Whether something of the model has not been saved yet.
  nonisolated public var hasChanges: Bool { _$model.context?.hasChanges(in: self) ?? false }

  /// What a store has of the model.
  public var persistentBackingData: any BackingData<Self> {
    get { ModelData<Self>(persistentModelID, context: _$model.context) }
    set { _$model.begin(self, newValue) }
  }

  /// What a store has of a model that there is not yet.
  public static func createBackingData<Model: PersistentModel>() -> some BackingData<Model> {
    ModelData<Model>()
  }

  /// What the class stores, property by property.
  public static var schemaMetadata: [Schema.PropertyMetadata] {
    _$entity.properties.map(Schema.PropertyMetadata.init)
  }

  /// Whether both are the same model.
  nonisolated public static func == (left: Self, right: Self) -> Bool {
    left === right || left.persistentModelID == right.persistentModelID
  }

  /// Mixes in what tells the model from all others.
  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(persistentModelID) }
}
