/// A place where the app's sources ask for something that a test may launch it with.
package struct LaunchSwitch: Codable, Hashable, Sendable {
  /// What is asked for.
  package enum Kind: String, Codable, Sendable {
    /// A launch argument.
    case argument
    /// A variable of the environment.
    case environment
  }

  /// What is asked for.
  package var kind: Kind
  /// The argument or the variable's name.
  package var name: String
  /// Where it is asked for.
  package var location: SourceLocation
  /// The call by which the app, given it, removes something; `nil` where none is known.
  package var clearing: String?

  /// Creates a description.
  package init(kind: Kind, name: String, location: SourceLocation, clearing: String? = nil) {
    self.kind = kind
    self.name = name
    self.location = location
    self.clearing = clearing
  }
}
