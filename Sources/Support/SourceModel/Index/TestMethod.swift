/// A test method.
package struct TestMethod: Codable, Hashable, Sendable {
  /// Name without parentheses, such as `testSignIn`.
  package var name: String
  /// The class it is run on, which may inherit it.
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

  /// Creates a test method.
  package init(
    name: String, className: String, location: SourceLocation, endLine: Int, isAsync: Bool,
    isThrowing: Bool, steps: [Step], layering: TestLayering = TestLayering(layer: .ui)
  ) {
    self.name = name
    self.className = className
    self.location = location
    self.endLine = endLine
    self.isAsync = isAsync
    self.isThrowing = isThrowing
    self.steps = steps
    self.layering = layering
  }

  /// How a test is named on the command line and in reports: `SignInTests/testSignIn`.
  package var id: String { "\(className)/\(name)" }
}
