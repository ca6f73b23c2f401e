/// Which pages a person has seen, so that each says once what it is.
package struct Introductions: Hashable, Sendable {
  /// The names of the pages that were opened at some time.
  private var seen: Set<String>

  /// Begins with what was seen before.
  package init(seen: Set<String> = []) { self.seen = seen }

  /// Whether a page was never seen before.
  func isNew(_ page: String) -> Bool { !seen.contains(page) }

  /// Notes that a page is seen.
  mutating func meet(_ page: String) { seen.insert(page) }
}
