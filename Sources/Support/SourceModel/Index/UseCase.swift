/// A type that plays a scenario by chaining page-object calls.
package struct UseCase: Codable, Hashable, Sendable {
  /// Name of the type.
  package var name: String
  /// Where it is declared.
  package var location: SourceLocation
  /// The methods that play it, usually one named `execute`.
  package var methods: [UseCaseMethod]

  /// Creates a use case.
  package init(name: String, location: SourceLocation, methods: [UseCaseMethod]) {
    self.name = name
    self.location = location
    self.methods = methods
  }
}
