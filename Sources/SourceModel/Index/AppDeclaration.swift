/// A type that is the app's entry point.
public struct AppDeclaration: Codable, Hashable, Sendable {
  /// Name of the type.
  public var name: String
  /// Where it is declared.
  public var location: SourceLocation

  /// Creates a declaration.
  public init(name: String, location: SourceLocation) {
    self.name = name
    self.location = location
  }
}
