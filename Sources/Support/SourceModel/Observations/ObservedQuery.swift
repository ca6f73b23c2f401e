/// An identifier that a run was seen to look for, and from where.
public struct ObservedQuery: Codable, Hashable, Sendable {
  /// The query property, such as `buttons`; `any` where any type of element will do.
  public var query: String
  /// The string looked for: an identifier or a label.
  public var key: String
  /// The lines that led to the search, innermost first: the one that used the element, then those
  /// of its callers up to the test method.
  public var places: [SourceLocation]

  /// Creates a description of a search.
  public init(query: String, key: String, places: [SourceLocation]) {
    self.query = query
    self.key = key
    self.places = places
  }

  /// The line that used the element, where it is known.
  public var location: SourceLocation? { places.first }
}
