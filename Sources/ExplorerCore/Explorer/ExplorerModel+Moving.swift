import ElementModel
import SourceModel
import TerminalModel

/// Moving in panes and pages.
extension ExplorerModel {
  /// Further than any pane is long.
  static let farAway = 1 << 30

  /// Rows that a page key moves by.
  var pageRows: Int {
    guard pages.open.isEmpty else { return max(1, view.size.rows - 5) }
    return max(1, (layout.slot(of: view.focus)?.frame.rows ?? 12) - 3)
  }

  /// Where everything is.
  var layout: ExplorerLayout { layout(in: view.size) }

  /// Where everything is in a terminal of a size.
  func layout(in size: TerminalSize) -> ExplorerLayout {
    ExplorerLayout(
      size: size, focus: view.focus, isZoomed: view.isZoomed,
      arrangement: preferences.arrangement, sizes: view.sizes)
  }

  /// The text of what has the keys.
  var currentDocument: PaneDocument {
    if let overlay = pages.open.last {
      return overlay.kind.page.document(self).document.filtered(by: overlay.filter)
    }
    return shownDocument(of: view.focus)
  }

  /// The text of a pane as it is shown.
  func shownDocument(of pane: Pane) -> PaneDocument {
    let document = PaneDocument.document(for: pane, model: self)
    return pane.isSearched ? document : document.filtered(by: view.filters[pane])
  }

  /// The selected item of what has the keys.
  var currentItem: Int { pages.open.last?.cursor ?? cursor(of: view.focus) }

  /// The selected item of a pane.
  func cursor(of pane: Pane) -> Int {
    view.cursors[pane] ?? PaneDocument.document(for: pane, model: self).anchor
  }

  /// The place of the sources that the selected line of the focused pane stands for.
  var selectedLocation: SourceLocation? {
    guard pages.open.isEmpty else { return nil }
    if view.focus == .source, let shown = shownLocation, let item = view.cursors[.source] {
      return SourceLocation(file: shown.file, line: item + 1)
    }
    return PaneDocument.location(at: cursor(of: view.focus), in: view.focus, model: self)
  }

  /// The element that a person has selected, or else the one under action.
  var selectedElementID: Int? { view.appElement ?? inspectedID ?? run.state.elementID }

  /// Moves the selection of what has the keys.
  mutating func move(by count: Int) {
    move(by: count, in: pages.open.isEmpty ? view.focus : nil)
  }

  /// Moves the selection of a pane, or of the open page.
  mutating func move(by count: Int, in pane: Pane?) {
    if pane == .timeline { return }
    let document = pane.map { shownDocument(of: $0) } ?? currentDocument
    guard document.count > 0 else { return }
    // A place in the sources is what a host says, which may be no line of the file.
    let last = document.count - 1
    let start = pane.map { view.cursors[$0] ?? document.anchor } ?? currentItem
    let from = min(max(0, start), last)
    if let pane {
      moveTo(document.item(count, from: from), in: pane)
    } else {
      moveTo(document.readableItem(count, from: from))
    }
  }

  /// Selects an item of what has the keys.
  mutating func moveTo(_ item: Int) {
    guard let last = pages.open.indices.last else { return moveTo(item, in: view.focus) }
    pages.open[last].cursor = item
    pages.open[last].kind.page.preview(item, in: &self)
  }

  /// Selects an item of a pane.
  mutating func moveTo(_ item: Int, in pane: Pane) {
    view.cursors[pane] = item
    if pane == .app { view.appElement = AppPane(model: self).element(at: item) }
  }

  /// Folds and unfolds; along the timeline, travels.
  mutating func moveSideways(by step: Int) -> [ExplorerEffect] {
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
    guard let fold = PaneDocument.fold(at: cursor(of: view.focus), in: view.focus, model: self)
    else {
      return
    }
    view.folds[fold] = isExpanded
    if let cursor = view.cursors[view.focus] {
      let count = PaneDocument.document(for: view.focus, model: self).count
      view.cursors[view.focus] = min(cursor, max(0, count - 1))
    }
  }
}
