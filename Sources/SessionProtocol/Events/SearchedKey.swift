/// A string that an element was looked for by: one subscript or match of a query.
public struct SearchedKey: Codable, Hashable, Sendable {
  /// The query property, such as `buttons`; `any` where any type of element will do.
  public var query: String
  /// The string: an identifier, a label or another of what identifies elements.
  public var key: String

  /// Creates a description of a search.
  public init(query: String, key: String) {
    self.query = query
    self.key = key
  }
}
