import ElementModel
import SessionProtocol
import SourceModel
import TerminalModel

/// Opening and closing pages, and choosing what Source shows.
extension ExplorerMind {
  /// Opens a page, or brings it to the front.
  mutating func open(_ key: any PageKey) { open(PageID(key)) }

  /// Opens a page, or brings it to the front.
  mutating func open(_ id: PageID) {
    pages.add(id)
    refreshPages()
    if let front = pages.front { pages.select(page(front).start) }
  }

  /// The page in front, with what it shows.
  var frontPage: (any Page)? { pages.front.map { page($0) } }

  /// Computes what open pages show of the run.
  ///
  /// It takes long, so that it is done only while such a page is open.
  mutating func refreshPages() {
    findings.ledger = pages.contains(WaitsPage.Key()) ? WaitLedger(run.record.events) : nil
    if let ledger = findings.ledger { findings.timings.note(ledger.unprotected) }
    findings.failureReport =
      pages.contains(FailurePage.Key())
      ? FailureReport(
        run, sources: FailureSources(of: project.index, locators), language) : nil
  }

  /// Opens the graph where the run is.
  mutating func showGraph() {
    open(GraphPage.Key())
    followGraph()
  }

  /// Closes the front page without choosing anything in it.
  mutating func closePage() {
    guard let page = frontPage else { return }
    _ = perform(page.cancel)
    pages.closeFront()
  }

  /// Closes the front page; without one, quits, unless a chain would be lost that was not saved.
  mutating func quit() -> [ExplorerEffect] {
    if !pages.isEmpty {
      closePage()
    } else if composer.composition.isUnsaved || recording.isUnsaved {
      open(UnsavedChainPage.Key())
    } else {
      return [.killRun, .quit]
    }
    return []
  }

  /// Undoes one thing of the view, the first there is of: a page, a filter, moved selections, the
  /// zoom.
  mutating func close() {
    if filter != nil {
      _ = setFilter("")
    } else if !pages.isEmpty {
      closePage()
    } else if isMoved {
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
    cursors[.source] = nil
  }

  /// Shows a place of the sources, all pages closed.
  mutating func showSource(_ location: SourceLocation) {
    pages.close()
    view.showSource(location)
    cursors[.source] = nil
  }

  /// The place of the sources that the selected line of the open page stands for.
  var pageLocation: SourceLocation? {
    pages.front.flatMap { page($0).location(at: $0.cursor) }
  }

  /// Opens the shown line in the person's editor.
  func editSource() -> [ExplorerEffect] {
    if let location = pageLocation {
      return [.openEditor(file: location.file, line: location.line)]
    }
    guard let location = shownLocation else { return [] }
    let line = view.focus == .source ? cursors[.source].map { $0 + 1 } : nil
    return [.openEditor(file: location.file, line: line ?? location.line)]
  }

  /// Does what Enter does with the selected line of the front page or of the focused pane.
  mutating func select() -> [ExplorerEffect] {
    if !pages.isEmpty { return act(.select) }
    if view.focus == .app { return touch("") { .tap($0) } }
    if view.focus == .lesson { return selectInLesson() }
    if view.focus == .live, let number = livePane.wait(at: cursor(of: .live)) {
      open(WaitPage.Key(number: number))
    } else if let location = selectedLocation {
      showSource(location)
    }
    return []
  }

  /// Does something with the selected line of the open page.
  mutating func act(_ action: PageAction) -> [ExplorerEffect] {
    guard let front = pages.front else { return [] }
    let page = page(front)
    guard page.actions.contains(action) else { return [] }
    // A filter may hide the line of the cursor; then the line that is drawn as selected counts.
    let document = page.document.document.filtered(by: front.filter)
    guard document.shown?.isEmpty != true else { return [] }
    let item = document.item(0, from: front.cursor)
    let effects = perform(page.act(action, on: item))
    keepCursorInPage()
    return effects
  }

  /// Keeps the page's cursor within its lines after some of them have been removed.
  private mutating func keepCursorInPage() {
    guard let front = pages.front else { return }
    let count = page(front).document.count
    pages.select(min(front.cursor, max(0, count - 1)))
  }
}
