/// A type that is the app's entry point.
public struct AppDeclaration: Codable, Hashable, Sendable {
  /// Name of the type.
  public var name: String
  /// Where it is declared.
  public var location: SourceLocation

  /// Names of the app's classes that are told of its life.
  public var delegates: [String]

  /// Creates a declaration.
  public init(name: String, location: SourceLocation, delegates: [String] = []) {
    self.name = name
    self.location = location
    self.delegates = delegates
  }
}
