/// An assertion was evaluated.
package struct Assertion: Codable, Hashable, Sendable {
  /// Name of the function, such as `XCTAssertTrue`.
  package var name: String
  /// Whether it held.
  package var passed: Bool
  /// The failure message as Xcode words it; of a passing assertion, the message it was given.
  package var message: String
  /// Where it stands, as `#filePath` and `#line` give it.
  package var location: SourceFrame

  /// Creates the content.
  package init(name: String, passed: Bool, message: String, location: SourceFrame) {
    self.name = name
    self.passed = passed
    self.message = message.cutForEvent
    self.location = location
  }
}
