/// A subclass of `XCTestCase`, direct or not.
package struct TestClass: Codable, Hashable, Sendable {
  /// Name of the class.
  package var name: String
  /// Where it is declared.
  package var location: SourceLocation
  /// Its test methods in the order XCTest runs them: by name.
  package var methods: [TestMethod]
  /// Whether other files cannot name the class, so that it cannot be run from outside.
  package var isPrivate: Bool

  /// Creates a test class.
  package init(
    name: String, location: SourceLocation, methods: [TestMethod], isPrivate: Bool = false
  ) {
    self.name = name
    self.location = location
    self.methods = methods
    self.isPrivate = isPrivate
  }
}
