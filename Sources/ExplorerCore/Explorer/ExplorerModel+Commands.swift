import ElementModel
import SessionProtocol
import SourceModel
import TerminalModel

/// Pages, and what is shown of the sources.
extension ExplorerModel {
  /// Opens a page, or brings it to the front.
  mutating func open(_ kind: Overlay.Kind) {
    pages.add(kind)
    refreshPages()
    pages.select(kind.page.start(self))
  }

  /// Makes what open pages tell of the run, which is much to find out.
  mutating func refreshPages() {
    pages.ledger = pages.contains(.waits) ? WaitLedger(run.record.events) : nil
    pages.failureReport = pages.contains(.failure) ? FailureReport(self) : nil
  }

  /// Opens the graph where the run is.
  mutating func showGraph() {
    open(.graph)
    followGraph()
  }

  /// Closes the open page without a choice.
  mutating func closePage() {
    guard let page = pages.open.last?.kind.page else { return }
    page.cancel(&self)
    pages.open.removeLast()
  }

  /// Retreats by one thing: a page, a filter, what a person moved, the zoom.
  mutating func close() {
    if pages.open.last?.filter != nil || (pages.open.isEmpty && view.filters[view.focus] != nil) {
      _ = setFilter("")
    } else if !pages.open.isEmpty {
      closePage()
    } else if view.isMoved {
      follow()
    } else if evaluation != nil {
      evaluation = nil
    } else {
      view.isZoomed = false
    }
  }

  /// Shows a call in Source, 0 being the innermost.
  mutating func showFrame(_ level: Int) {
    view.showFrame(level, of: run.state.stack.count)
  }

  /// Shows a place of the sources, all pages closed.
  mutating func showSource(_ location: SourceLocation) {
    pages.close()
    view.showSource(location)
  }

  /// The place of the sources that the selected line of the open page stands for.
  var pageLocation: SourceLocation? {
    pages.open.last.flatMap { $0.kind.page.location(at: $0.cursor, self) }
  }

  /// Opens the shown line in the person's editor.
  func editSource() -> [ExplorerEffect] {
    if let location = pageLocation {
      return [.openEditor(file: location.file, line: location.line)]
    }
    guard let location = shownLocation else { return [] }
    let line = view.focus == .source ? view.cursors[.source].map { $0 + 1 } : nil
    return [.openEditor(file: location.file, line: line ?? location.line)]
  }

  /// Does what enter does: with the selected line of a page, or of a pane.
  mutating func select() -> [ExplorerEffect] {
    if !pages.open.isEmpty { return act(.select) }
    if view.focus == .app { return touch("") { .tap($0) } }
    if view.focus == .live, let number = LivePane(model: self).wait(at: cursor(of: .live)) {
      open(.wait(number))
    } else if let location = selectedLocation {
      showSource(location)
    }
    return []
  }

  /// Does something with the selected line of the open page.
  mutating func act(_ action: PageAction) -> [ExplorerEffect] {
    guard let overlay = pages.open.last, overlay.kind.page.actions.contains(action) else {
      return []
    }
    // The line that is drawn as selected: a filter may have left out the one before.
    let effects = overlay.kind.page.act(
      action, on: currentDocument.item(0, from: overlay.cursor), in: &self)
    keepCursorInPage()
    return effects
  }

  /// Lines may have gone.
  private mutating func keepCursorInPage() {
    guard let last = pages.open.indices.last else { return }
    let count = pages.open[last].kind.page.document(self).count
    pages.open[last].cursor = min(pages.open[last].cursor, max(0, count - 1))
  }
}
