/// An identifier that a run was seen to look for, and from where.
package struct ObservedQuery: Codable, Hashable, Sendable {
  /// The query property, such as `buttons`; `any` where any type of element will do.
  package var query: String
  /// The string looked for: an identifier or a label.
  package var key: String
  /// The lines that led to the search, innermost first: the one that used the element, then those
  /// of its callers up to the test method.
  package var places: [SourceLocation]

  /// Creates a description of a search.
  package init(query: String, key: String, places: [SourceLocation]) {
    self.query = query
    self.key = key
    self.places = places
  }

  /// The line that used the element, where it is known.
  package var location: SourceLocation? { places.first }
}
