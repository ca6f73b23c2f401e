/// A value that the tests have a name for, such as `.testUser1()`, with the texts in it.
package struct DeedValue: Codable, Hashable, Sendable {
  /// Name of its type.
  package var type: String
  /// Swift for it, where its type is expected.
  package var code: String
  /// The texts in it by the members that lead to them, joined by points; `nil` for what it lacks.
  package var texts: [String: String?]

  /// Creates a value.
  package init(type: String, code: String, texts: [String: String?]) {
    self.type = type
    self.code = code
    self.texts = texts
  }
}
