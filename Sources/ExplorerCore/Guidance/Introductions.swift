/// Which pages a person has seen, so that each says once what it is.
package struct Introductions: Hashable, Sendable {
  /// The names of the pages that were opened at some time.
  private var seen: Set<String>

  /// Begins with what was seen before.
  package init(seen: Set<String> = []) { self.seen = seen }

  /// Notes that a page is seen.
  ///
  /// - Returns: Whether it was not seen before.
  mutating func meet(_ page: String) -> Bool { seen.insert(page).inserted }
}
