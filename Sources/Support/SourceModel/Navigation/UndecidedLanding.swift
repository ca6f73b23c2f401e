/// A method whose landing page the sources do not decide.
package struct UndecidedLanding: Codable, Hashable, Sendable {
  /// The page it is called on.
  package var page: String
  /// The method with labels.
  package var method: String
  /// Where it is declared.
  package var location: SourceLocation
  /// Its result type as written.
  package var result: String
  /// Why it is not decided.
  package var reason: String
  /// Pages that it may lead to, as far as the sources tell.
  package var candidates: [String]
  /// Pages that it was found to lead to, by the order of calls or by runs.
  package var found: [String]

  /// Creates a description.
  package init(
    page: String, method: String, location: SourceLocation, result: String, reason: String,
    candidates: [String], found: [String] = []
  ) {
    self.page = page
    self.method = method
    self.location = location
    self.result = result
    self.reason = reason
    self.candidates = candidates
    self.found = found
  }
}
