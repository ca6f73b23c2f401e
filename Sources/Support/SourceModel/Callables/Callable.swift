/// A method or initialiser that a person can call.
package struct Callable: Codable, Hashable, Sendable {
  /// What is called.
  package enum Kind: String, Codable, Sendable {
    /// Makes an instance.
    case initializer
    /// Is called on an instance.
    case method
    /// Is called on the type.
    case staticMethod
  }

  /// What is called.
  package var kind: Kind
  /// Name of the type that declares it.
  package var owner: String
  /// Name without arguments, such as `typeEmail`.
  package var name: String
  /// What it takes.
  package var parameters: [CallableParameter]
  /// Type of its result as written; empty for none.
  package var result: String
  /// Whether a call must be marked with `try`.
  package var isThrowing: Bool
  /// Whether a call must be marked with `await`.
  package var isAsync: Bool
  /// Whether what it gives may be left unused.
  package var isDiscardable = false
  /// Where it is declared.
  package var location: SourceLocation

  /// Creates a callable.
  package init(
    kind: Kind, owner: String, name: String, parameters: [CallableParameter], result: String = "",
    isThrowing: Bool = false, isAsync: Bool = false, location: SourceLocation
  ) {
    self.kind = kind
    self.owner = owner
    self.name = name
    self.parameters = parameters
    self.result = result
    self.isThrowing = isThrowing
    self.isAsync = isAsync
    self.location = location
  }

  /// Name with argument labels, such as `typeEmail(_:)`.
  package var fullName: String { "\(name)(\(parameters.map { "\($0.label):" }.joined()))" }
}
