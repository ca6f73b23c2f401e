import ElementModel
import SourceModel
import TerminalModel

/// Moving the selection in panes and pages.
extension ExplorerMind {
  /// More lines than any pane has: moving by as many leads to its first or last line.
  static let farAway = 1 << 30

  /// Rows that Page Up and Page Down move by.
  var pageRows: Int {
    guard pages.isEmpty else { return max(1, view.size.rows - 5) }
    return max(1, (layout.slot(of: view.focus)?.frame.rows ?? 12) - 3)
  }

  /// The lines of the front page, or else of the focused pane.
  var currentDocument: PaneDocument {
    if let front = pages.front {
      return page(front).document.document.filtered(by: front.filter)
    }
    return shownDocument(of: view.focus)
  }

  /// The text of a pane as it is shown.
  func shownDocument(of pane: Pane) -> PaneDocument { self.pane(pane).document }

  /// The selected item of the front page, or else of the focused pane.
  var currentItem: Int { pages.front?.cursor ?? cursor(of: view.focus) }

  /// The selected item of a pane.
  func cursor(of pane: Pane) -> Int {
    cursors[pane] ?? content(of: pane).document(cursor: nil).anchor
  }

  /// The place of the sources that the selected line of the focused pane stands for.
  var selectedLocation: SourceLocation? {
    guard pages.isEmpty else { return nil }
    if view.focus == .source, let shown = shownLocation, let item = cursors[.source] {
      return SourceLocation(file: shown.file, line: item + 1)
    }
    return content(of: view.focus).location(at: cursor(of: view.focus))
  }

  /// The element that a person has selected, or else the one under action.
  var selectedElementID: Int? { view.appElement ?? inspectedID ?? run.state.elementID }

  /// Whether a person moved away from where the run is.
  var isMoved: Bool { !cursors.isEmpty || view.isMoved }

  /// Moves the selection of the front page, or else of the focused pane.
  mutating func move(by count: Int) {
    move(by: count, in: pages.isEmpty ? view.focus : nil)
  }

  /// Moves the selection of a pane, or of the open page.
  mutating func move(by count: Int, in pane: Pane?) {
    if pane == .timeline { return }
    let document = pane.map { shownDocument(of: $0) } ?? currentDocument
    guard document.count > 0 else { return }
    // The current line may come from the host, which can name a line that the file does not have.
    let last = document.count - 1
    let start = pane.map { cursors[$0] ?? document.anchor } ?? currentItem
    let from = min(max(0, start), last)
    if let pane {
      moveTo(document.item(count, from: from), in: pane)
    } else {
      moveTo(document.readableItem(count, from: from))
    }
  }

  /// Selects an item of the front page, or else of the focused pane.
  mutating func moveTo(_ item: Int) {
    guard !pages.isEmpty else { return moveTo(item, in: view.focus) }
    pages.select(item)
    if let page = frontPage { _ = perform(page.preview(item)) }
  }

  /// Selects an item of a pane.
  mutating func moveTo(_ item: Int, in pane: Pane) {
    cursors[pane] = item
    if pane == .app { view.appElement = appPane.element(at: item) }
  }

  /// Folds or unfolds the selected item of the page or pane; on the timeline, goes to the event before or after.
  mutating func moveSideways(by step: Int) -> [ExplorerEffect] {
    if let front = pages.front {
      let document = currentDocument
      guard document.shown?.isEmpty != true else { return [] }
      return perform(page(front).moveSideways(by: step, at: document.item(0, from: front.cursor)))
    }
    if view.focus == .timeline {
      let command = step < 0 ? ExplorerCommand.stepBack : .stepForward
      return isEnabled(command) ? run(command, argument: "") : []
    }
    if view.focus == .app {
      move(by: step)
    } else {
      fold(isExpanded: step > 0)
    }
    return []
  }

  private mutating func fold(isExpanded: Bool) {
    guard let fold = content(of: view.focus).fold(at: cursor(of: view.focus)) else {
      return
    }
    view.folds[fold] = isExpanded
    if let cursor = cursors[view.focus] {
      let count = content(of: view.focus).document(cursor: cursor).count
      cursors[view.focus] = min(cursor, max(0, count - 1))
    }
  }
}
