/// A page object or use case whose methods a person can call.
public struct CallableType: Codable, Hashable, Sendable {
  /// What it is to the tests.
  public enum Role: String, Codable, Sendable {
    case page, useCase
  }

  /// Name of the type.
  public var name: String
  /// What it is to the tests.
  public var role: Role
  /// How instances are made, those first that need nothing but the app; empty where a person cannot
  /// make one.
  public var initializers: [Callable]
  /// Its methods, inherited ones included, its own first.
  public var methods: [Callable]

  /// Creates a type.
  public init(name: String, role: Role, initializers: [Callable], methods: [Callable]) {
    self.name = name
    self.role = role
    self.initializers = initializers
    self.methods = methods
  }
}
