/// The app's state changed.
package struct ApplicationChange: Codable, Hashable, Sendable {
  /// What happened to the app.
  package enum Change: String, Codable, Sendable {
    case launched, activated, terminated, backgrounded
  }

  /// What happened.
  package var change: Change
  /// The app's name.
  package var name: String
  /// Arguments it was launched with.
  package var arguments: [String]
  /// Variables that the test set for it, each `NAME=value`, by name; `nil` for none.
  package var environment: [String]?

  /// Creates the content.
  package init(
    change: Change, name: String, arguments: [String] = [], environment: [String]? = nil
  ) {
    self.environment = environment
    self.change = change
    self.name = name
    self.arguments = arguments
  }
}
