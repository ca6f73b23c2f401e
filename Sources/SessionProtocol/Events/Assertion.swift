/// An assertion was evaluated.
public struct Assertion: Codable, Hashable, Sendable {
  /// Name of the function, such as `XCTAssertTrue`.
  public var name: String
  /// Whether it held.
  public var passed: Bool
  /// The failure message as Xcode words it; of a passing assertion, the message it was given.
  public var message: String
  /// Where it stands, as `#filePath` and `#line` give it.
  public var location: SourceFrame

  /// Creates the content.
  public init(name: String, passed: Bool, message: String, location: SourceFrame) {
    self.name = name
    self.passed = passed
    self.message = message
    self.location = location
  }
}
