/// A page among all pages.
struct PageID: Hashable, Sendable {
  /// What tells it from the others.
  let key: any PageKey

  /// Names a page.
  init(_ key: any PageKey) { self.key = key }

  static func == (one: PageID, other: PageID) -> Bool { one.key.isEqual(to: other.key) }

  func hash(into hasher: inout Hasher) { key.hash(into: &hasher) }
}
