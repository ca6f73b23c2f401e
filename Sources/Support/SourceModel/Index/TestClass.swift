/// A subclass of `XCTestCase`, direct or not.
public struct TestClass: Codable, Hashable, Sendable {
  /// Name of the class.
  public var name: String
  /// Where it is declared.
  public var location: SourceLocation
  /// Its test methods in the order XCTest runs them: by name.
  public var methods: [TestMethod]
  /// Whether other files cannot name the class, so that it cannot be run from outside.
  public var isPrivate: Bool

  /// Creates a test class.
  public init(
    name: String, location: SourceLocation, methods: [TestMethod], isPrivate: Bool = false
  ) {
    self.name = name
    self.location = location
    self.methods = methods
    self.isPrivate = isPrivate
  }
}
