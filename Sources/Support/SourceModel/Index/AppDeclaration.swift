/// A type that is the app's entry point.
package struct AppDeclaration: Codable, Hashable, Sendable {
  /// Name of the type.
  package var name: String
  /// Where it is declared.
  package var location: SourceLocation

  /// Names of the app's classes that are told of its life.
  package var delegates: [String]

  /// Creates a declaration.
  package init(name: String, location: SourceLocation, delegates: [String] = []) {
    self.name = name
    self.location = location
    self.delegates = delegates
  }
}
