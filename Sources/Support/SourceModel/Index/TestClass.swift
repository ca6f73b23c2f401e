/// A subclass of `XCTestCase`, direct or not, or a suite of Swift Testing's.
package struct TestClass: Codable, Hashable, Sendable {
  /// Name of the class.
  package var name: String
  /// Where it is declared.
  package var location: SourceLocation
  /// Its test methods in the order XCTest runs them, by name; those of a suite as they are
  /// declared.
  package var methods: [TestMethod]
  /// Whether other files cannot name the class, so that it cannot be run from outside.
  package var isPrivate: Bool
  /// What reports call a suite, where that is not its name.
  package var displayName: String?

  /// Whether it is Swift Testing that runs its tests.
  package var isSuite: Bool { methods.contains { $0.attribute != nil } }

  /// Creates a test class.
  package init(
    name: String, location: SourceLocation, methods: [TestMethod], isPrivate: Bool = false,
    displayName: String? = nil
  ) {
    self.name = name
    self.location = location
    self.methods = methods
    self.isPrivate = isPrivate
    self.displayName = displayName
  }
}
