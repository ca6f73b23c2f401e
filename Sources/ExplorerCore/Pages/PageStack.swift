/// The pages that are open.
struct PageStack: Sendable {
  /// The pages, the one in front last.
  private(set) var open: [OpenPage] = []

  /// The page in front.
  var front: OpenPage? { open.last }

  /// Whether no page is open.
  var isEmpty: Bool { open.isEmpty }

  /// Whether a page is open.
  func contains(_ key: any PageKey) -> Bool {
    let id = PageID(key)
    return open.contains { $0.id == id }
  }

  /// The keys of the open pages of a type, the one in front first.
  func keys<Key: PageKey>(of type: Key.Type) -> [Key] {
    open.reversed().compactMap { $0.id.key as? Key }
  }

  /// Opens a page, or brings it to the front.
  mutating func add(_ id: PageID) {
    open.removeAll { $0.id == id }
    open.append(OpenPage(id))
  }

  /// Puts another page in the place of the one in front.
  mutating func replaceFront(with id: PageID) {
    if let last = open.indices.last { open[last] = OpenPage(id) }
  }

  /// Closes the page in front.
  mutating func closeFront() { if !open.isEmpty { open.removeLast() } }

  /// Closes all pages.
  mutating func close() { open = [] }

  /// Closes the pages of a type.
  mutating func close<Key: PageKey>(_ type: Key.Type) { open.removeAll { $0.id.key is Key } }

  /// Selects a line of the page in front.
  mutating func select(_ item: Int) {
    if let last = open.indices.last { open[last].cursor = item }
  }

  /// Selects a line of a page, if it is open.
  mutating func select(_ item: Int, in key: any PageKey) {
    let id = PageID(key)
    if let place = open.firstIndex(where: { $0.id == id }) { open[place].cursor = item }
  }

  /// Shows only some lines of the page in front.
  mutating func filter(by filter: Filter?) {
    if let last = open.indices.last { open[last].filter = filter }
  }
}
