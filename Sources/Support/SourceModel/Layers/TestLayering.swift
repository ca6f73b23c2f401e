/// Which layer of the pyramid a test belongs to, and how that is known.
package struct TestLayering: Codable, Hashable, Sendable {
  /// The layer.
  package var layer: TestLayer
  /// Why it is not a plain unit test, such as `puts AuthService and LoginViewModel together`; `nil`
  /// for a unit test that nothing is said of.
  package var reason: String?
  /// The app's classes and services that the test's own code makes or asks for, by name.
  package var parts: [String]

  /// Creates a description.
  package init(layer: TestLayer, reason: String? = nil, parts: [String] = []) {
    self.layer = layer
    self.reason = reason
    self.parts = parts
  }
}
