/// A method whose landing page the sources do not decide.
public struct UndecidedLanding: Codable, Hashable, Sendable {
  /// The page it is called on.
  public var page: String
  /// The method with labels.
  public var method: String
  /// Where it is declared.
  public var location: SourceLocation
  /// Its result type as written.
  public var result: String
  /// Why it is not decided.
  public var reason: String
  /// Pages that it may lead to, as far as the sources tell.
  public var candidates: [String]
  /// Pages that it was found to lead to, by the order of calls or by runs.
  public var found: [String]

  /// Creates a description.
  public init(
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
