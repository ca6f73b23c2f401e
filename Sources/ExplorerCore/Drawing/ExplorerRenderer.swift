import ElementModel
import ScreenRendering
import SessionProtocol
import SourceModel
package import TerminalModel

/// Draws the explorer: a pure function of the model and the terminal's size.
package func render(_ model: ExplorerModel, size: TerminalSize) -> CellGrid {
  render(model, size: size, memo: model.memo)
}

/// Draws the explorer of an object, as the function above does; it changes nothing.
///
/// What an object has is copied before it is handed to a function, unless that may change it: this
/// one might, and so draws without a copy, which touches as much memory as all else.
package func render(lent model: inout ExplorerModel, size: TerminalSize) -> CellGrid {
  render(model, size: size, memo: model.memo)
}

/// Draws the explorer with what a memo knows, which changes nothing but the time it takes.
func render(_ model: ExplorerModel, size: TerminalSize, memo: DrawingMemo) -> CellGrid {
  var renderer = ExplorerRenderer(model: model, size: size, memo: memo)
  renderer.draw(model)
  return renderer.grid
}

/// The cells of the explorer being drawn.
///
/// It holds no model, which is handed on instead: a copy of one touches as much memory as all else
/// that a key leads to.
struct ExplorerRenderer {
  let language: Language
  let theme: Theme
  let layout: ExplorerLayout
  let memo: DrawingMemo
  /// What a terminal claims; nothing larger than this is ever drawn.
  let size: TerminalSize
  var grid: CellGrid
  /// The panes as they were drawn last.
  private var picture: PanesPicture?

  // What an initialiser does not borrow it is given a copy of.
  init(model: borrowing ExplorerModel, size: TerminalSize, memo: DrawingMemo) {
    self.memo = memo
    language = model.preferences.language
    theme = model.preferences.theme
    let size = TerminalSize(columns: min(size.columns, 1_000), rows: min(size.rows, 1_000))
    self.size = size
    picture = memo.takePanes()
    layout = model.layout(in: size)
    grid = CellGrid(columns: 0, rows: 0)
  }

  mutating func draw(_ model: ExplorerModel) {
    guard !layout.slots.isEmpty else { return drawTooSmall() }
    drawPanes(of: model)
    if let overlay = model.pages.open.last { drawOverlay(overlay, of: model) }
    drawHints(of: model)
  }

  private mutating func drawTooSmall() {
    grid = emptyGrid
    let text = language.say("terminal too small (needs 40×10)", ja: "画面が小さすぎます（40×10 以上）")
    let lines = text.wrapped(toWidth: max(1, grid.columns), limit: max(0, grid.rows))
    let row = max(0, (grid.rows - lines.count) / 2)
    for (offset, line) in lines.enumerated() {
      let column = max(0, (grid.columns - line.terminalWidth) / 2)
      grid.write(line, column: column, row: row + offset, style: theme.style(.text))
    }
  }

  private var emptyGrid: CellGrid {
    CellGrid(
      columns: size.columns, rows: size.rows,
      filledWith: Cell(text: " ", style: theme.style(.text)))
  }

  // MARK: Panes

  /// Draws the panes and the timeline, or of those that were drawn before the ones that changed.
  private mutating func drawPanes(of model: ExplorerModel) {
    var picture = takePicture(of: model)
    swap(&grid, &picture.grid)
    for slot in layout.slots {
      drawPane(
        slot.pane, of: model, in: slot.frame.inset(by: 1), over: &picture.panes[slot.pane])
    }
    drawTimeline(of: model, in: &picture)
    picture.grid = grid
    memo.keep(picture)
  }

  /// The panes to draw over.
  private mutating func takePicture(of model: ExplorerModel) -> PanesPicture {
    let outline = PanesPicture.Outline(model, layout: layout, size: size)
    guard let kept = picture.take(), kept.outline == outline else {
      return drawOutline(outline, of: model)
    }
    return kept
  }

  private mutating func drawTimeline(of model: ExplorerModel, in picture: inout PanesPicture) {
    let timeline = PanesPicture.TimelineInputs(
      record: model.run.$record, position: model.run.state.position,
      isFocused: model.view.focus == .timeline && model.pages.open.isEmpty)
    guard let area = layout.timeline, picture.timeline != timeline else { return }
    grid.fill(area, style: theme.style(.text))
    drawTimeline(of: model, in: area, isFocused: timeline.isFocused)
    picture.timeline = timeline
  }

  /// Draws frames, titles and the clock, with nothing in the panes.
  private mutating func drawOutline(
    _ outline: PanesPicture.Outline, of model: ExplorerModel
  ) -> PanesPicture {
    grid = emptyGrid
    var borders = BorderCanvas(columns: grid.columns, rows: grid.rows)
    for slot in layout.slots { borders.add(slot.frame) }
    borders.draw(
      in: &grid, style: theme.style(.border), focused: layout.slot(of: model.view.focus)?.frame,
      focusedStyle: theme.style(.focusedBorder))
    for slot in layout.slots {
      drawTitle(of: slot, model)
      if slot.pane == .app { drawClock(of: model, below: slot.frame.inset(by: 1)) }
    }
    return PanesPicture(outline: outline, grid: grid)
  }

  private mutating func drawTitle(of slot: ExplorerLayout.Slot, _ model: ExplorerModel) {
    let frame = slot.frame
    var clip = frame
    clip.columns -= 1
    var column = frame.column + 1
    for tab in slot.titleColumns(language) {
      let isShown = tab.pane == slot.pane
      let isFocused = tab.pane == model.view.focus
      let role: Role = isFocused ? .focusedTitle : isShown ? .title : .dim
      // The pane on view keeps its brackets without colour too.
      let isMarked = slot.tabs.count > 1 && isShown
      column = grid.write(
        isMarked ? "[\(tab.text)]" : " \(tab.text) ", column: column, row: frame.row,
        style: theme.style(role), clip: clip)
    }
    let subtitle = subtitle(of: slot.pane, model) + mark(of: model.view.filters[slot.pane])
    let room = frame.column + frame.columns - 2 - column
    guard !subtitle.isEmpty, room > 4 else { return }
    let isFocused = slot.pane == model.view.focus
    column = grid.write(
      "─", column: column, row: frame.row,
      style: theme.style(isFocused ? .focusedBorder : .border), clip: clip)
    grid.write(
      " \(subtitle.truncated(toWidth: room - 3)) ", column: column, row: frame.row,
      style: theme.style(.text), clip: clip)
  }

  /// What says that lines are left out.
  func mark(of filter: Filter?) -> String {
    filter.map { " \($0.isInverted ? "!" : "/")\($0.text)" } ?? ""
  }

  private func subtitle(of pane: Pane, _ model: ExplorerModel) -> String {
    switch pane {
    case .app:
      model.evaluation.map { $0.text(language) }
        ?? "\(model.project.host.app) · \(model.settings.device.summary)"
    case .pages: ""
    case .chain: model.project.test ?? ""
    case .live: ""
    case .source: SourcePane(model: model).subtitle
    case .timeline: ""
    }
  }

  /// Draws what stands in a pane, of what was drawn before only what changed.
  ///
  /// - Parameters:
  ///   - pane: The pane.
  ///   - model: What it shows.
  ///   - area: Where its inside is.
  ///   - drawn: What stands there, and afterwards what stands there now.
  private mutating func drawPane(
    _ pane: Pane, of model: ExplorerModel, in area: CellRectangle,
    over drawn: inout PanesPicture.DrawnPane?
  ) {
    let inputs = PaneInputs(pane, of: model)
    let cursor = model.view.cursors[pane]
    let isSame = drawn?.inputs == inputs
    if isSame, drawn?.places == nil || drawn?.cursor == cursor { return }
    var old = drawn.take()
    var new = PanesPicture.DrawnPane(inputs: inputs, cursor: cursor)
    if isSame {
      new.lines = old?.takeLines() ?? KeptLines()
      if pane.marksSelection {
        new.lines.forget(old?.cursor)
        new.lines.forget(cursor)
      }
    }
    defer { drawn = new }
    guard !area.isEmpty else { return }
    let document = pane == .app ? nil : model.shownDocument(of: pane)
    guard let document, document.count > 0 else {
      grid.fill(area, style: theme.style(.text))
      return pane == .app ? drawApp(of: model, in: area) : drawEmpty(pane, of: model, in: area)
    }
    draw(document, in: area, over: old, as: &new)
  }

  /// Draws the rows of a document that are others than before.
  ///
  /// - Parameters:
  ///   - document: What stands in a pane.
  ///   - area: Where its inside is.
  ///   - old: What stood there; without lines if they are those of the new.
  ///   - new: What is to stand there; it gets its rows and their lines.
  private mutating func draw(
    _ document: PaneDocument, in area: CellRectangle, over old: PanesPicture.DrawnPane?,
    as new: inout PanesPicture.DrawnPane
  ) {
    let places = document.visiblePlaces(cursor: new.cursor, rowCount: area.rows) { item in
      new.lines.lines(of: item) { document.rows(item, area.columns) }.count
    }
    new.places = places
    let hadRows = old?.places != nil
    let isSame = hadRows && old?.inputs == new.inputs
    for offset in 0..<area.rows {
      let place = offset < places.count ? places[offset] : nil
      let before = old?.place(inRow: offset)
      if isSame, place == before { continue }
      var line = place.map { place in
        new.lines.lines(of: place.item) { document.rows(place.item, area.columns) }[place.part]
      }
      if hadRows, !isSame, place?.isMarked == before?.isMarked,
        line == before.flatMap({ old?.line(at: $0) })
      {
        continue
      }
      line?.isSelected = place?.isMarked ?? false
      let part = CellRectangle(
        column: area.column, row: area.row + offset, columns: area.columns, rows: 1)
      grid.fill(part, style: theme.style(.text))
      if let line { grid.draw(line, row: part.row, in: part, theme: theme) }
    }
  }

  private mutating func drawEmpty(_ pane: Pane, of model: ExplorerModel, in area: CellRectangle) {
    let lines: [String] =
      switch pane {
      case .app: noApp(of: model)
      case .pages:
        [language.say("no page objects found in the sources", ja: "ソースにページオブジェクトがありません")]
      case .chain: [language.say("no steps found in the test's source", ja: "テストのソースに手順がありません")]
      case .live: [language.say("nothing has happened yet", ja: "まだ何も起きていません")]
      case .source: [language.say("no source to show", ja: "表示するソースがありません")]
      case .timeline: []
      }
    let top = area.row + (area.rows - lines.count + 1) / 2
    for (offset, line) in lines.prefix(area.rows).enumerated() {
      let line = line.truncated(toWidth: area.columns)
      grid.write(
        line, column: area.column + (area.columns - line.terminalWidth) / 2,
        row: top + offset, style: theme.style(.dim), clip: area)
    }
  }

  /// Why there is no app to see: of a test below the screen, that it needs none, and what it tests.
  private func noApp(of model: ExplorerModel) -> [String] {
    guard let layering = model.project.layering, layering.layer != .ui else {
      return [language.say("the app is not running", ja: "アプリは起動していません")]
    }
    let text =
      layering.layer == .unit
      ? language.say("a unit test, which launches no app", ja: "単体テスト（アプリは起動しません）")
      : language.say("an integration test, which launches no app", ja: "結合テスト（アプリは起動しません）")
    let work = language.say("at work:", ja: "動いているもの:")
    return [text] + (layering.parts.isEmpty ? [] : ["", work] + layering.parts)
  }

  private mutating func drawApp(of model: ExplorerModel, in area: CellRectangle) {
    guard !model.run.state.screen.isEmpty else { return drawEmpty(.app, of: model, in: area) }
    let screen = memo.screen(
      model.run.state.screen, columns: area.columns, rows: area.rows, palette: theme.screenPalette,
      highlighting: model.selectedElementID, numbering: model.markedIDs)
    grid.draw(screen.grid, column: area.column, row: area.row)
  }

  /// Writes the virtual time into the frame below the app.
  private mutating func drawClock(of model: ExplorerModel, below area: CellRectangle) {
    let text = " \(model.run.shownTime.momentText) s "
    let column = area.column + area.columns - text.terminalWidth - 1
    guard column > area.column else { return }
    grid.write(text, column: column, row: area.row + area.rows, style: theme.style(.text))
  }
}
