/// What `@Test` or `@Suite` of Swift Testing says of a function or a type, as far as sources tell.
package struct TestAttribute: Codable, Hashable, Sendable {
  /// What reports call it, where that is not its name in the sources.
  package var displayName: String?
  /// Its tags by name, such as `fast` for `.tags(.fast)`; of a test, those of the suites around it too.
  package var tags: [String]
  /// Its other traits as written, such as `.disabled("later")`.
  package var traits: [String]
  /// What a test is called with, as written, such as `[1, 2, 3]`; `nil` for one without parameters.
  package var arguments: String?
  /// The suites around a test, the outermost first; none for a function outside of types.
  package var suites: [String]

  /// Describes an attribute.
  package init(
    displayName: String? = nil, tags: [String] = [], traits: [String] = [],
    arguments: String? = nil, suites: [String] = []
  ) {
    self.displayName = displayName
    self.tags = tags
    self.traits = traits
    self.arguments = arguments
    self.suites = suites
  }
}
