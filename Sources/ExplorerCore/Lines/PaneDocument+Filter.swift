extension PaneDocument {
  /// Columns at which lines are searched: nothing that matters is cut there.
  private static let searchWidth = 400

  /// What a person reads in an item.
  func text(of item: Int) -> String {
    rows(item, Self.searchWidth).map { line in
      (line.spans + line.trailing).map(\.text).joined(separator: " ")
    }.joined(separator: " ")
  }

  /// What a filter looks for in an item.
  func searchedText(of item: Int) -> String { searched?(item) ?? text(of: item) }

  /// The document with only the items that a filter shows.
  func filtered(by filter: Filter?) -> PaneDocument {
    guard let filter else { return self }
    var document = self
    document.shown = (shown ?? Array(0..<count)).filter { filter.shows(searchedText(of: $0)) }
    return document
  }
}
