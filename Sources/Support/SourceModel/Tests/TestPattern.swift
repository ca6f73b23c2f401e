/// A name of tests as a person writes it: `Class/method`, `Class`, or either with `*` in it; or `tag:` and a
/// tag of Swift Testing's.
///
/// The parentheses and labels of a function may be left out, and a suite in another may stand behind it as
/// Xcode writes it, `Outer/Inner/function`.
package struct TestPattern: Hashable, Sendable {
  private let pattern: Wildcard
  private let isTag: Bool

  private static let tagPrefix = "tag:"

  /// Reads a name.
  package init(_ name: String) {
    isTag = name.hasPrefix(Self.tagPrefix)
    let text = isTag ? String(name.dropFirst(Self.tagPrefix.count)) : name
    pattern = Wildcard(isTag || text.contains("/") ? text : text + "/*")
  }

  /// Whether a test, `Class/method`, is meant by its name.
  package func matches(_ id: String) -> Bool {
    guard !isTag else { return false }
    if pattern.matches(id) { return true }
    guard id.hasSuffix(")"), let end = id.firstIndex(of: "(") else { return false }
    return pattern.matches(id[..<end])
  }

  /// Whether a test is meant, by its name or one of its tags.
  package func matches(_ test: TestMethod) -> Bool {
    if isTag { return test.attribute?.tags.contains { pattern.matches($0) } ?? false }
    if matches(test.id) { return true }
    guard let suites = test.attribute?.suites, suites.count > 1 else { return false }
    return matches("\(suites.joined(separator: "/"))/\(test.name)")
  }
}
