/// Filtering the front page or the focused pane.
extension ExplorerMind {
  /// The filter of the open page, or else of the focused pane.
  var filter: Filter? { pages.isEmpty ? view.filters[view.focus] : pages.front?.filter }

  /// Shows only the lines with a text; all when it is empty.
  mutating func setFilter(_ text: String) -> [ExplorerEffect] {
    change(filter: text.isEmpty ? nil : Filter(text: text, isInverted: filter?.isInverted ?? false))
    // In files and pictures a filter hides nothing: it moves to the next match.
    if filter != nil, pages.isEmpty, view.focus.isSearched {
      goToMatch(forward: true, fromHere: true)
    }
    return []
  }

  /// Shows the lines that were hidden, and hides those that were shown.
  mutating func invertFilter() {
    guard var filter else { return }
    filter.isInverted.toggle()
    change(filter: filter)
  }

  private mutating func change(filter: Filter?) {
    if pages.isEmpty { view.filters[view.focus] = filter } else { pages.filter(by: filter) }
  }

  /// Moves to the next or previous line that has the filter's text.
  mutating func goToMatch(forward: Bool, fromHere: Bool = false) {
    guard let filter else { return }
    let document = currentDocument
    guard document.count > 0 else { return }
    // The current line may come from the host, which can name a line that the file does not have.
    let start = min(max(0, currentItem), document.count - 1)
    let steps = (fromHere ? 0 : 1)..<(document.count + (fromHere ? 0 : 1))
    for step in steps {
      let item = (start + (forward ? step : -step) + document.count) % document.count
      guard filter.hasText(document.text(of: item)) else { continue }
      moveTo(item)
      return
    }
    notice = language.say("no line has \"\(filter.text)\"", ja: "「\(filter.text)」を含む行はありません")
  }
}
