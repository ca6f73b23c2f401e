/// A type that plays a scenario by chaining page-object calls.
public struct UseCase: Codable, Hashable, Sendable {
  /// Name of the type.
  public var name: String
  /// Where it is declared.
  public var location: SourceLocation
  /// The methods that play it, usually one named `execute`.
  public var methods: [UseCaseMethod]

  /// Creates a use case.
  public init(name: String, location: SourceLocation, methods: [UseCaseMethod]) {
    self.name = name
    self.location = location
    self.methods = methods
  }
}
