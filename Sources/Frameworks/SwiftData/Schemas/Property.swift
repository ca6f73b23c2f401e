/// A stored property of a class of models.
public final class _Property: @unchecked Sendable {
  /// Its name.
  let name: String
  /// The variable.
  let keyPath: AnyKeyPath
  /// How it is stored; of properties that lead to no models.
  let attribute: Schema.Attribute?
  /// How it leads to other models, if it does.
  let relationship: Schema.Relationship?
  /// The class of the models that it leads to.
  let destination: (any PersistentModel.Type)?
  /// Whether it may lead to several.
  let isToMany: Bool
  /// Reads and writes the property of a model.
  let access: any PropertyAccess

  /// Describes a property.
  ///
  /// - Parameters:
  ///   - name: Its name.
  ///   - keyPath: The variable.
  ///   - storage: The place of its value.
  ///   - attribute: What `@Attribute` says.
  ///   - relationship: What `@Relationship` says.
  ///   - initial: The value that it begins with.
  public init<Model: PersistentModel, Value>(
    _ name: String, _ keyPath: ReferenceWritableKeyPath<Model, Value>,
    _ storage: ReferenceWritableKeyPath<Model, _Persisted<Value>>,
    attribute: Schema.Attribute? = nil, relationship: Schema.Relationship? = nil,
    initial: @escaping @autoclosure () -> Value? = nil
  ) {
    self.name = name
    self.keyPath = keyPath
    let leading = Value.self as? any _RelationshipValue.Type
    destination = leading?._destination
    isToMany = leading?._isToMany ?? false
    self.relationship =
      leading == nil ? nil : relationship ?? Schema.Relationship()
    self.attribute = leading == nil ? attribute ?? Schema.Attribute() : nil
    access = TypedAccess(name: name, keyPath: keyPath, storage: storage, begin: initial)
  }

  /// Whether no two models have the same value.
  var isUnique: Bool {
    attribute?.options.contains(.unique) ?? relationship?.options.contains(.unique) ?? false
  }

  /// Whether a store keeps it.
  var isStored: Bool { attribute?.options.contains(.ephemeral) != true }

  /// The names by which a store may know it.
  var storedNames: [String] {
    [name] + [attribute?.originalName ?? relationship?.originalName].compactMap { $0 }
  }
}
