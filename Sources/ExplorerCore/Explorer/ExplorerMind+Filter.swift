/// Filtering the front page or the focused pane.
extension ExplorerMind {
  /// Characters that a person types to look for something; more are pasted.
  private static let typedLength = 40

  /// The filter of the open page, or else of the focused pane.
  var filter: Filter? { pages.isEmpty ? view.filters[view.focus] : pages.front?.filter }

  /// Shows only the lines with a text; all when it is empty.
  mutating func setFilter(_ text: String) -> [ExplorerEffect] {
    let old = filter
    let new =
      text.isEmpty ? nil : Filter(text: text, isInverted: filter?.isInverted ?? false)
    if (old == nil) == (new == nil) {
      change(filter: new)
    } else {
      // The navigator of tests has other lines while something is typed.
      keepingTestSelected { $0.change(filter: new) }
    }
    // In files and pictures a filter hides nothing: it moves to the next match.
    guard filter != nil, pages.isEmpty, view.focus.isSearched else { return [] }
    // What no line has, no line has with more behind it. A text of that length is pasted: to look
    // through the whole file for each of its characters would take seconds.
    if let old, old.isMissed, old.text.count > Self.typedLength, text.hasPrefix(old.text) {
      noteMiss(of: text)
    } else {
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

  mutating func change(filter: Filter?) {
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
      guard filter.hasText(document.searchedText(of: item)) else { continue }
      moveTo(item)
      return
    }
    noteMiss(of: filter.text)
  }

  /// Says that no line has a text.
  private mutating func noteMiss(of text: String) {
    let focus = view.focus
    if pages.isEmpty { view.filters[focus]?.isMissed = true }
    notice = language.say("no line has \"\(text)\"", ja: "「\(text)」を含む行はありません")
  }
}
