/// A name of tests as a person writes it: `Class/method`, `Class`, or either with `*` in it.
package struct TestPattern: Hashable, Sendable {
  private let pattern: Wildcard

  /// Reads a name.
  package init(_ name: String) { pattern = Wildcard(name.contains("/") ? name : name + "/*") }

  /// Whether a test, `Class/method`, is meant.
  package func matches(_ id: String) -> Bool { pattern.matches(id) }
}
