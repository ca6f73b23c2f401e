import ElementModel
import ScreenRendering
import SessionProtocol
import SourceModel
package import TerminalModel

/// Draws the explorer: a pure function of the model and the terminal's size.
package func render(_ model: ExplorerModel, size: TerminalSize) -> CellGrid {
  var renderer = ExplorerRenderer(model: model, size: size)
  renderer.draw()
  return renderer.grid
}

/// The cells of the explorer being drawn.
struct ExplorerRenderer {
  let model: ExplorerModel
  let theme: Theme
  let layout: ExplorerLayout
  var grid: CellGrid

  var language: Language { model.language }

  init(model: ExplorerModel, size: TerminalSize) {
    self.model = model
    theme = model.theme
    layout = model.layout(in: size)
    // A size is what a terminal claims; nothing this large is ever drawn.
    grid = CellGrid(
      columns: min(size.columns, 1_000), rows: min(size.rows, 1_000),
      filledWith: Cell(text: " ", style: theme.style(.text)))
  }

  mutating func draw() {
    guard !layout.slots.isEmpty else { return drawTooSmall() }
    var borders = BorderCanvas(columns: grid.columns, rows: grid.rows)
    for slot in layout.slots { borders.add(slot.frame) }
    borders.draw(
      in: &grid, style: theme.style(.border), focused: layout.slot(of: model.focus)?.frame,
      focusedStyle: theme.style(.focusedBorder))
    for slot in layout.slots {
      drawTitle(of: slot)
      drawPane(slot.pane, in: slot.frame.inset(by: 1))
    }
    drawTimeline()
    if let overlay = model.overlays.last { drawOverlay(overlay) }
    drawHints()
  }

  private mutating func drawTooSmall() {
    let text = language.say("terminal too small (needs 40×10)", ja: "画面が小さすぎます（40×10 以上）")
    let lines = text.wrapped(toWidth: max(1, grid.columns), limit: max(0, grid.rows))
    let row = max(0, (grid.rows - lines.count) / 2)
    for (offset, line) in lines.enumerated() {
      let column = max(0, (grid.columns - line.terminalWidth) / 2)
      grid.write(line, column: column, row: row + offset, style: theme.style(.text))
    }
  }

  // MARK: Panes

  private mutating func drawTitle(of slot: ExplorerLayout.Slot) {
    let frame = slot.frame
    var clip = frame
    clip.columns -= 1
    var column = frame.column + 1
    for tab in slot.titleColumns(language) {
      let isShown = tab.pane == slot.pane
      let isFocused = tab.pane == model.focus
      let role: Role = isFocused ? .focusedTitle : isShown ? .title : .dim
      // The pane on view keeps its brackets without colour too.
      let isMarked = slot.tabs.count > 1 && isShown
      column = grid.write(
        isMarked ? "[\(tab.text)]" : " \(tab.text) ", column: column, row: frame.row,
        style: theme.style(role), clip: clip)
    }
    let subtitle = subtitle(of: slot.pane) + mark(of: model.filters[slot.pane])
    let room = frame.column + frame.columns - 2 - column
    guard !subtitle.isEmpty, room > 4 else { return }
    let isFocused = slot.pane == model.focus
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

  private func subtitle(of pane: Pane) -> String {
    switch pane {
    case .app: "\(model.host.app) · \(model.device.summary)"
    case .pages: ""
    case .chain: model.test ?? ""
    case .live: ""
    case .source: SourcePane(model: model).subtitle
    case .timeline: ""
    }
  }

  private mutating func drawPane(_ pane: Pane, in area: CellRectangle) {
    guard !area.isEmpty else { return }
    if pane == .app {
      drawApp(in: area)
      return
    }
    let document = model.shownDocument(of: pane)
    if document.count == 0 { return drawEmpty(pane, in: area) }
    let rows = document.visibleRows(
      cursor: model.cursors[pane], rowCount: area.rows, width: area.columns)
    for (offset, row) in rows.enumerated() {
      grid.draw(row.line, row: area.row + offset, in: area, theme: theme)
    }
  }

  private mutating func drawEmpty(_ pane: Pane, in area: CellRectangle) {
    let lines: [String] =
      switch pane {
      case .app: noApp
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
  private var noApp: [String] {
    guard let layering = model.layering, layering.layer != .ui else {
      return [language.say("the app is not running", ja: "アプリは起動していません")]
    }
    let text =
      layering.layer == .unit
      ? language.say("a unit test, which launches no app", ja: "単体テスト（アプリは起動しません）")
      : language.say("an integration test, which launches no app", ja: "結合テスト（アプリは起動しません）")
    let work = language.say("at work:", ja: "動いているもの:")
    return [text] + (layering.parts.isEmpty ? [] : ["", work] + layering.parts)
  }

  private mutating func drawApp(in area: CellRectangle) {
    guard !model.state.screen.isEmpty else {
      drawEmpty(.app, in: area)
      return drawClock(below: area)
    }
    let screen = model.memo.screen(
      model.state.screen, columns: area.columns, rows: area.rows, palette: theme.screenPalette,
      highlighting: model.selectedElementID)
    grid.draw(screen.grid, column: area.column, row: area.row)
    drawClock(below: area)
  }

  /// Writes the virtual time into the frame below the app.
  private mutating func drawClock(below area: CellRectangle) {
    let text = " \(model.shownTime.momentText) s "
    let column = area.column + area.columns - text.terminalWidth - 1
    guard column > area.column else { return }
    grid.write(text, column: column, row: area.row + area.rows, style: theme.style(.text))
  }
}
