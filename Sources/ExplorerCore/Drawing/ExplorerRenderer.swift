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

  init(model: ExplorerModel, size: TerminalSize) {
    self.model = model
    theme = model.theme
    layout = ExplorerLayout(size: size, focus: model.focus, isZoomed: model.isZoomed)
    // A size is what a terminal claims; nothing this large is ever drawn.
    grid = CellGrid(
      columns: min(size.columns, 1_000), rows: min(size.rows, 1_000),
      filledWith: Cell(text: " ", style: theme.style(.text)))
  }

  mutating func draw() {
    guard !layout.slots.isEmpty else { return drawTooSmall() }
    var borders = BorderCanvas()
    for slot in layout.slots { borders.add(slot.frame) }
    borders.draw(
      in: &grid, style: theme.style(.border), focused: layout.slot(of: model.focus)?.frame,
      focusedStyle: theme.style(.focusedBorder))
    for slot in layout.slots {
      drawTitle(of: slot)
      drawPane(slot.pane, in: slot.frame.inset(by: 1))
    }
    if let overlay = model.overlays.last { drawOverlay(overlay) }
    drawHints()
  }

  private mutating func drawTooSmall() {
    let text = "terminal too small (needs 40×10)"
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
    for tab in slot.tabs {
      let isShown = tab == slot.pane
      let isFocused = tab == model.focus
      let role: Role = isFocused ? .focusedTitle : isShown ? .title : .dim
      // The pane on view keeps its brackets without colour too.
      let isMarked = slot.tabs.count > 1 && isShown
      let name = "\(tab.rawValue) \(tab.title)"
      column = grid.write(
        isMarked ? "[\(name)]" : " \(name) ", column: column, row: frame.row,
        style: theme.style(role), clip: clip)
    }
    let subtitle = subtitle(of: slot.pane)
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

  private func subtitle(of pane: Pane) -> String {
    switch pane {
    case .app: "\(model.host.app) · \(model.device.summary)"
    case .pages: ""
    case .chain: model.test ?? ""
    case .live: ""
    case .source: SourcePane(model: model).subtitle
    }
  }

  private mutating func drawPane(_ pane: Pane, in area: CellRectangle) {
    guard !area.isEmpty else { return }
    if pane == .app {
      drawApp(in: area)
      return
    }
    let document = PaneDocument.document(for: pane, model: model)
    if document.count == 0 { return drawEmpty(pane, in: area) }
    let rows = document.visibleRows(
      cursor: model.cursors[pane], rowCount: area.rows, width: area.columns)
    for (offset, line) in rows.enumerated() {
      grid.draw(line, row: area.row + offset, in: area, theme: theme)
    }
  }

  private mutating func drawEmpty(_ pane: Pane, in area: CellRectangle) {
    let lines =
      switch pane {
      case .app: noApp
      case .pages: ["no page objects found in the sources"]
      case .chain: ["no steps found in the test's source"]
      case .live: ["nothing has happened yet"]
      case .source: ["no source to show"]
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
      return ["the app is not running"]
    }
    let article = layering.layer == .unit ? "a unit" : "an integration"
    return ["\(article) test, which launches no app"]
      + (layering.parts.isEmpty ? [] : ["", "at work:"] + layering.parts)
  }

  private mutating func drawApp(in area: CellRectangle) {
    guard !model.state.screen.isEmpty else {
      drawEmpty(.app, in: area)
      return drawClock(below: area)
    }
    let screen = ScreenRenderer.draw(
      model.state.screen, columns: area.columns, rows: area.rows, palette: theme.screenPalette,
      highlighting: model.state.elementID)
    grid.draw(screen.grid, column: area.column, row: area.row)
    drawClock(below: area)
  }

  /// Writes the virtual time into the frame below the app.
  private mutating func drawClock(below area: CellRectangle) {
    let text = " \(model.state.time.momentText) s "
    let column = area.column + area.columns - text.terminalWidth - 1
    guard column > area.column else { return }
    grid.write(text, column: column, row: area.row + area.rows, style: theme.style(.text))
  }
}
