/// A test: a method of XCTest's, or a function of Swift Testing's.
package struct TestMethod: Codable, Hashable, Sendable {
  /// Name without parentheses, such as `testSignIn`; of a function of Swift Testing's, with its labels, such
  /// as `adds(to:)`.
  package var name: String
  /// The class it is run on, which may inherit it; its suite, or its file where it is in no type.
  package var className: String
  /// Where it is declared.
  package var location: SourceLocation
  /// Last line of the declaration.
  package var endLine: Int
  /// Whether it is `async`.
  package var isAsync: Bool
  /// Whether it `throws`.
  package var isThrowing: Bool
  /// Its calls, in the order written.
  package var steps: [Step]
  /// The layer of the pyramid that it belongs to.
  package var layering: TestLayering
  /// What `@Test` says of it; `nil` for a method of XCTest's.
  package var attribute: TestAttribute?

  /// Creates a test method.
  package init(
    name: String, className: String, location: SourceLocation, endLine: Int, isAsync: Bool,
    isThrowing: Bool, steps: [Step], layering: TestLayering = TestLayering(layer: .ui),
    attribute: TestAttribute? = nil
  ) {
    self.name = name
    self.className = className
    self.location = location
    self.endLine = endLine
    self.isAsync = isAsync
    self.isThrowing = isThrowing
    self.steps = steps
    self.layering = layering
    self.attribute = attribute
  }

  /// How a test is named on the command line and in reports: `SignInTests/testSignIn`.
  package var id: String { "\(className)/\(name)" }
}
