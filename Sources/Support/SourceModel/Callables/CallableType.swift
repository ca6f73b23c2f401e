/// A page object or use case whose methods a person can call.
package struct CallableType: Codable, Hashable, Sendable {
  /// What it is to the tests.
  package enum Role: String, Codable, Sendable {
    case page, useCase
  }

  /// Name of the type.
  package var name: String
  /// What it is to the tests.
  package var role: Role
  /// How instances are made, those first that need nothing but the app; empty where a person cannot
  /// make one.
  package var initializers: [Callable]
  /// Its methods, inherited ones included, its own first.
  package var methods: [Callable]

  /// Creates a type.
  package init(name: String, role: Role, initializers: [Callable], methods: [Callable]) {
    self.name = name
    self.role = role
    self.initializers = initializers
    self.methods = methods
  }
}
