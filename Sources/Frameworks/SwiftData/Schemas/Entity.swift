/// What a class of models stores.
public final class _Entity: @unchecked Sendable {
  /// The name of the class, without those of types around it.
  let name: String
  /// The class.
  let model: any PersistentModel.Type
  /// Its stored properties, in the order of their declaration.
  let properties: [_Property]
  /// Sets of properties of which no two models have the same values.
  let uniqueness: [[Int]]
  private let places: [String: Int]

  /// Describes a class.
  ///
  /// - Parameters:
  ///   - model: The class.
  ///   - unique: What `#Unique` names in it.
  ///   - properties: What it stores.
  public init<Model: PersistentModel>(
    _ model: Model.Type, unique: [[PartialKeyPath<Model>]] = [], _ properties: [_Property]
  ) {
    name = Schema.entityName(for: model)
    self.model = model
    self.properties = properties
    var places: [String: Int] = [:]
    for (place, property) in properties.enumerated() { places[property.name] = place }
    self.places = places
    let single = properties.indices.filter { properties[$0].isUnique }.map { [$0] }
    let combined = unique.map { keyPaths in
      keyPaths.compactMap { keyPath in properties.firstIndex { $0.keyPath == keyPath } }
    }
    uniqueness = single + combined.filter { !$0.isEmpty }
  }

  /// Where a property stands in rows of the class.
  func place(of name: String) -> Int? { places[name] }

  /// A property by its name.
  func property(_ name: String) -> _Property? { places[name].map { properties[$0] } }

  /// The property on the other side of a relationship of another class, which says so or is the only one
  /// that can be.
  func inverse(of property: _Property, in other: _Entity) -> _Property? {
    if let named = property.relationship?.inverse {
      return properties.first { $0.keyPath == named }
    }
    let candidates = properties.filter { candidate in
      guard candidate.destination?._$entity === other else { return false }
      guard let named = candidate.relationship?.inverse else { return candidate !== property }
      return named == property.keyPath
    }
    if let named = candidates.first(where: { $0.relationship?.inverse != nil }) { return named }
    // Several on either side could be meant, and none is then.
    let rivals = other.properties.filter {
      $0.destination?._$entity === self && $0.relationship?.inverse == nil
    }
    return candidates.count == 1 && rivals.count == 1 ? candidates.first : nil
  }
}
