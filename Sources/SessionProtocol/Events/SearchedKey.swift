/// A string that an element was looked for by: one subscript or match of a query.
package struct SearchedKey: Codable, Hashable, Sendable {
  /// The query property, such as `buttons`; `any` where any type of element will do.
  package var query: String
  /// The string: an identifier, a label or another of what identifies elements.
  package var key: String

  /// Creates a description of a search.
  package init(query: String, key: String) {
    self.query = query
    self.key = key
  }
}
