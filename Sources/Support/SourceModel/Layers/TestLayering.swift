/// Which layer of the pyramid a test belongs to, and how that is known.
public struct TestLayering: Codable, Hashable, Sendable {
  /// The layer.
  public var layer: TestLayer
  /// Why it is not a plain unit test, such as `puts AuthService and LoginViewModel together`; `nil`
  /// for a unit test that nothing is said of.
  public var reason: String?
  /// The app's classes and services that the test's own code makes or asks for, by name.
  public var parts: [String]

  /// Creates a description.
  public init(layer: TestLayer, reason: String? = nil, parts: [String] = []) {
    self.layer = layer
    self.reason = reason
    self.parts = parts
  }
}
