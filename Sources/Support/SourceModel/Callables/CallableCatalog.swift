/// What a person can call by hand: the methods of page objects and use cases.
public struct CallableCatalog: Codable, Hashable, Sendable {
  /// Page objects and use cases, in the order of their declarations; private ones cannot be called.
  public var types: [CallableType]

  /// Creates a catalog.
  public init(types: [CallableType] = []) { self.types = types }

  /// The type of a name.
  public subscript(name: String) -> CallableType? { types.first { $0.name == name } }
}
