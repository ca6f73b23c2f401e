/// A page that is open.
struct OpenPage: Hashable, Sendable {
  /// Which page.
  let id: PageID
  /// Its selected line.
  var cursor = 0
  /// Which of its lines are shown.
  var filter: Filter?

  /// Opens a page at its first line.
  init(_ key: any PageKey) { id = PageID(key) }

  /// Opens a page at its first line.
  init(_ id: PageID) { self.id = id }

  /// Whether the run goes on while the page is open.
  var isTransparent: Bool { id.key.isTransparent }
}
