/// What a person can call by hand: the methods of page objects and use cases.
package struct CallableCatalog: Codable, Hashable, Sendable {
  /// Page objects and use cases, in the order of their declarations; private ones cannot be called.
  package var types: [CallableType]

  /// Creates a catalog.
  package init(types: [CallableType] = []) { self.types = types }

  /// The type of a name.
  package subscript(name: String) -> CallableType? { types.first { $0.name == name } }
}
