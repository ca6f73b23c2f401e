/// A place where the app's sources give an element its identifier or a text that becomes its label.
public struct CodeSetting: Codable, Hashable, Sendable {
  /// What is set.
  public enum Kind: String, Codable, Sendable {
    case identifier, label
  }

  /// What is set.
  public var kind: Kind
  /// The text that is set.
  public var key: CodeLocator.Key
  /// Where the text is written.
  public var origins: [CodeOrigin]
  /// The call that sets it, on one line, such as `accessibilityIdentifier("save")`.
  public var expression: String
  /// Name of the type around; empty for none.
  public var owner: String
  /// Where it is set.
  public var location: SourceLocation

  /// Creates a setting.
  public init(
    kind: Kind, key: CodeLocator.Key, origins: [CodeOrigin], expression: String, owner: String,
    location: SourceLocation
  ) {
    self.kind = kind
    self.key = key
    self.origins = origins
    self.expression = expression
    self.owner = owner
    self.location = location
  }
}
