import ElementModel
import SessionProtocol
import SourceModel
import TerminalModel

/// Pages, and what is shown of the sources.
extension ExplorerModel {
  /// Opens a page, or brings it to the front.
  mutating func open(_ kind: Overlay.Kind) {
    overlays.removeAll { $0.kind == kind }
    overlays.append(Overlay(kind: kind))
    refreshPages()
    overlays[overlays.count - 1].cursor = kind.page.start(self)
  }

  /// Makes what open pages tell of the run, which is much to find out.
  mutating func refreshPages() {
    let kinds = overlays.map(\.kind)
    ledger = kinds.contains(.waits) ? WaitLedger(record.events) : nil
    failureReport = kinds.contains(.failure) ? FailureReport(self) : nil
  }

  /// Opens the graph where the run is.
  mutating func showGraph() {
    open(.graph)
    followGraph()
  }

  /// Closes the open page without a choice.
  mutating func closePage() {
    guard let page = overlays.last?.kind.page else { return }
    page.cancel(&self)
    overlays.removeLast()
  }

  /// Retreats by one thing: a page, a filter, what a person moved, the zoom.
  mutating func close() {
    if overlays.last?.filter != nil || (overlays.isEmpty && filters[focus] != nil) {
      _ = setFilter("")
    } else if !overlays.isEmpty {
      closePage()
    } else if !cursors.isEmpty || sourceTarget != nil || appElement != nil {
      follow()
    } else {
      isZoomed = false
    }
  }

  /// Shows a call in Source, 0 being the innermost.
  mutating func showFrame(_ level: Int) {
    sourceTarget = nil
    stackLevel = min(max(0, level), max(0, state.stack.count - 1))
    cursors[.source] = nil
  }

  /// Shows a place of the sources, all pages closed.
  mutating func showSource(_ location: SourceLocation) {
    overlays = []
    sourceTarget = location
    cursors[.source] = nil
  }

  /// The place of the sources that the selected line of the open page stands for.
  var pageLocation: SourceLocation? {
    overlays.last.flatMap { $0.kind.page.location(at: $0.cursor, self) }
  }

  /// Opens the shown line in the person's editor.
  func editSource() -> [ExplorerEffect] {
    if let location = pageLocation {
      return [.openEditor(file: location.file, line: location.line)]
    }
    guard let location = shownLocation else { return [] }
    let line = focus == .source ? cursors[.source].map { $0 + 1 } : nil
    return [.openEditor(file: location.file, line: line ?? location.line)]
  }

  /// Does what enter does: with the selected line of a page, or of a pane.
  mutating func select() -> [ExplorerEffect] {
    if !overlays.isEmpty { return act(.select) }
    if focus == .live, let number = LivePane(model: self).wait(at: cursor(of: .live)) {
      open(.wait(number))
    } else if let location = selectedLocation {
      showSource(location)
    }
    return []
  }

  /// Does something with the selected line of the open page.
  mutating func act(_ action: PageAction) -> [ExplorerEffect] {
    guard let overlay = overlays.last, overlay.kind.page.actions.contains(action) else { return [] }
    let effects = overlay.kind.page.act(action, on: overlay.cursor, in: &self)
    keepCursorInPage()
    return effects
  }

  /// Lines may have gone.
  private mutating func keepCursorInPage() {
    guard let last = overlays.indices.last else { return }
    let count = overlays[last].kind.page.document(self).count
    overlays[last].cursor = min(overlays[last].cursor, max(0, count - 1))
  }
}
