/// A text of an app's tables: what a key says in one language.
package struct Translation: Codable, Hashable, Sendable {
  /// Name of the table, such as `Localizable`.
  package var table: String
  /// The language as its folder or the catalogue names it, such as `de`.
  package var language: String
  /// What the app asks for.
  package var key: String
  /// What the person reads; a format where values are put in.
  package var text: String
  /// Where the table has it.
  package var location: SourceLocation

  /// Creates a translation.
  package init(
    table: String, language: String, key: String, text: String, location: SourceLocation
  ) {
    self.table = table
    self.language = language
    self.key = key
    self.text = text
    self.location = location
  }

  /// Whether it says a text, in whichever way its values are put in.
  package func says(_ shown: String) -> Bool {
    if text == shown { return true }
    guard text.contains("%") else { return false }
    let pieces = text.split(separator: Self.placeholder, omittingEmptySubsequences: false)
      .map(String.init)
    // What is nearly all values says everything.
    let known = pieces.joined().count { $0.isLetter }
    return pieces.count > 1 && known > 2 && CodePattern(pieces: pieces).matches(shown)
  }

  /// What stands in a format for a value.
  private static var placeholder: Regex<Substring> {
    /%(?:#@\w+@|(?:\d+\$)?[-+0#]*\d*(?:\.\d+)?(?:hh|h|ll|l|q|z|j|t)?[@dDiuUxXoOfFeEgGaAcCsSp])/
  }
}
