/// The rows of a list or grid that are selected, in the order in which they were.
struct PathSelection {
  private(set) var paths: [IndexPath] = []

  /// Selects a row.
  ///
  /// - Parameters:
  ///   - path: The row; nil for none.
  ///   - isMultiple: Whether others stay selected.
  /// - Returns: The rows that are selected no more.
  mutating func select(_ path: IndexPath?, isMultiple: Bool) -> [IndexPath] {
    let before = isMultiple ? [] : paths.filter { $0 != path }
    if !isMultiple { paths = [] }
    if let path, !paths.contains(path) { paths.append(path) }
    return before
  }

  /// Selects a row no more.
  ///
  /// - Parameter path: The row.
  /// - Returns: Whether it was selected.
  mutating func deselect(_ path: IndexPath) -> Bool {
    guard paths.contains(path) else { return false }
    paths.removeAll { $0 == path }
    return true
  }

  /// Follows rows to where they have moved; those that are gone are selected no more.
  mutating func move(_ place: (IndexPath) -> IndexPath?) { paths = paths.compactMap(place) }
}
