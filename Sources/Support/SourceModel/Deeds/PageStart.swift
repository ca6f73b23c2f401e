/// How tests of a class get at a page without doing anything to the app but launching it.
package struct PageStart: Codable, Hashable, Sendable {
  /// The test class, which may inherit it.
  package var testClass: String
  /// The member of the class, such as `launch()` or `home`.
  package var code: String
  /// The page, with generic arguments as written.
  package var page: String
  /// Whether it launches the app.
  package var launches: Bool

  /// Creates a description.
  package init(testClass: String, code: String, page: String, launches: Bool) {
    self.testClass = testClass
    self.code = code
    self.page = page
    self.launches = launches
  }
}
