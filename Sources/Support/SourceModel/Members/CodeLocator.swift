/// One question for elements by identifier or label: `app.buttons["save"]`, `matching(identifier:)`.
package struct CodeLocator: Codable, Hashable, Sendable {
  /// What it looks for.
  package enum Key: Codable, Hashable, Sendable {
    /// One text, whatever runs.
    case literal(String)
    /// One of some texts: raw values, branches, the arguments of callers. All of them are known.
    case possible([String])
    /// A text of which pieces are known.
    case pattern(CodePattern)
    /// A text that only a run can tell, as written in the source.
    case unknown(String)
  }

  /// The query property it asks, such as `buttons`, if it can be read off.
  package var queryName: String?
  /// What it looks for.
  package var key: Key
  /// Where the texts of the key are written.
  package var origins: [CodeOrigin]
  /// The expression as written, on one line.
  package var expression: String
  /// Where it stands.
  package var location: SourceLocation
  /// Whether it is taken for a locator by its look alone, as the type of what it asks is unknown.
  package var isAssumed: Bool

  /// Creates a locator.
  package init(
    queryName: String?, key: Key, origins: [CodeOrigin] = [], expression: String,
    location: SourceLocation, isAssumed: Bool = false
  ) {
    self.queryName = queryName
    self.key = key
    self.origins = origins
    self.expression = expression
    self.location = location
    self.isAssumed = isAssumed
  }

  /// The texts that it is known to look for.
  package var texts: [String] {
    switch key {
    case .literal(let text): [text]
    case .possible(let texts): texts
    case .pattern, .unknown: []
    }
  }
}
