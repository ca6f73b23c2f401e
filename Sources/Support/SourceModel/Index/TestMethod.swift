/// A test method.
public struct TestMethod: Codable, Hashable, Sendable {
  /// Name without parentheses, such as `testSignIn`.
  public var name: String
  /// The class it is run on, which may inherit it.
  public var className: String
  /// Where it is declared.
  public var location: SourceLocation
  /// Last line of the declaration.
  public var endLine: Int
  /// Whether it is `async`.
  public var isAsync: Bool
  /// Whether it `throws`.
  public var isThrowing: Bool
  /// Its calls, in the order written.
  public var steps: [Step]
  /// The layer of the pyramid that it belongs to.
  public var layering: TestLayering

  /// Creates a test method.
  public init(
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
  public var id: String { "\(className)/\(name)" }
}
