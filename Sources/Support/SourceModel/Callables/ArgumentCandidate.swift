/// Something that can be put where a parameter is.
package struct ArgumentCandidate: Codable, Hashable, Sendable {
  /// Where it comes from.
  package enum Origin: String, Codable, Sendable {
    /// A call in the tests has it.
    case tests
    /// The parameter's default.
    case standard
    /// A case of the type.
    case enumCase
    /// A static member of the type, or of an extension.
    case staticMember
    /// A value that the language has: `true`, `false`, `nil`.
    case language
  }

  /// Swift source, such as `.testUser1()`.
  package var text: String
  /// Where it comes from.
  package var origin: Origin

  /// Creates a candidate.
  package init(text: String, origin: Origin) {
    self.text = text
    self.origin = origin
  }
}
