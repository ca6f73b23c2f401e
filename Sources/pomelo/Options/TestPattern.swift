import SourceModel

/// A name of tests on the command line: `Class/method`, `Class`, or either with `*` in it.
struct TestPattern: Hashable {
  private let pattern: Wildcard

  /// Reads a name.
  init(_ name: String) { pattern = Wildcard(name.contains("/") ? name : name + "/*") }

  /// Whether a test, `Class/method`, is meant.
  func matches(_ id: String) -> Bool { pattern.matches(id) }
}
