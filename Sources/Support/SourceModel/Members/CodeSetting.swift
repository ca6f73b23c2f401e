/// A place where the app's sources give an element its identifier or a text that becomes its label.
package struct CodeSetting: Codable, Hashable, Sendable {
  /// What is set.
  package enum Kind: String, Codable, Sendable {
    case identifier, label
  }

  /// What is set.
  package var kind: Kind
  /// The text that is set.
  package var key: CodeLocator.Key
  /// Where the text is written.
  package var origins: [CodeOrigin]
  /// The call that sets it, on one line, such as `accessibilityIdentifier("save")`.
  package var expression: String
  /// Name of the type around; empty for none.
  package var owner: String
  /// Where it is set.
  package var location: SourceLocation

  /// The calls around it, innermost first, that say when an element is there: what it is in, such as
  /// `alert`, `swipeActions` or `ForEach`, and what hides it, such as `accessibilityHidden`.
  package var surroundings: [String]

  /// Creates a setting.
  package init(
    kind: Kind, key: CodeLocator.Key, origins: [CodeOrigin], expression: String, owner: String,
    location: SourceLocation, surroundings: [String] = []
  ) {
    self.surroundings = surroundings
    self.kind = kind
    self.key = key
    self.origins = origins
    self.expression = expression
    self.owner = owner
    self.location = location
  }
}
