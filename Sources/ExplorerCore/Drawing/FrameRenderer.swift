import ElementModel
import ScreenRendering
import TerminalModel

/// The cells of a frame that is being drawn: a pure function of what it shows.
struct FrameRenderer {
  let language: Language
  let theme: Theme
  let prefix: IdentifierPrefix
  let layout: ExplorerLayout
  let memo: DrawingMemo
  /// What a terminal claims; nothing larger than this is ever drawn.
  let size: TerminalSize
  /// How the terminal shows pictures.
  var display = PictureSurface.halfBlocks(.exact)
  var grid: CellGrid

  private init(_ outline: OutlineInput, memo: DrawingMemo) {
    self.memo = memo
    language = outline.language
    theme = outline.theme
    prefix = outline.prefix
    size = outline.size
    layout = outline.layout
    grid = CellGrid(columns: 0, rows: 0)
  }

  /// Draws a frame with what a memo knows, which changes nothing but the time it takes.
  ///
  /// - Parameters:
  ///   - input: What it shows.
  ///   - scene: What that follows from, to tell whether the next one is another; nil if that is
  ///     not known.
  ///   - memo: What was drawn before.
  /// - Returns: The frame.
  static func draw(
    _ input: FrameInput, of scene: SceneKey? = nil, memo: DrawingMemo
  ) -> CellGrid {
    var renderer = FrameRenderer(input.outline, memo: memo)
    renderer.draw(input, scene)
    return renderer.grid
  }

  private mutating func draw(_ input: FrameInput, _ scene: SceneKey?) {
    guard !layout.slots.isEmpty else { return drawTooSmall() }
    var picture = takePicture(input.outline)
    picture.scene = scene
    drawPanes(input, over: &picture)
    if let page = input.page { draw(page) }
    if let prompt = input.prompt {
      draw(prompt)
    } else {
      draw(input.bar, over: &picture.bar)
      drawLongNotice(of: input.bar)
    }
    memo.keep(picture)
  }

  /// Draws what is another where selections have moved and nothing else is another.
  ///
  /// - Parameters:
  ///   - cursors: Where they stand now.
  ///   - scene: What the rest of the frame follows from.
  ///   - memo: What was drawn before.
  ///   - pane: What a pane shows.
  /// - Returns: The frame; nil where more than selections is another.
  static func move(
    to cursors: [Pane: Int], in scene: SceneKey, memo: DrawingMemo, pane: (Pane) -> PaneInput
  ) -> CellGrid? {
    guard var picture = memo.takePanes() else { return nil }
    defer { memo.keep(picture) }
    guard picture.scene == scene, let bar = picture.bar else { return nil }
    var renderer = FrameRenderer(picture.outline, memo: memo)
    swap(&renderer.grid, &picture.grid)
    for slot in picture.outline.layout.slots {
      guard let drawn = picture.panes[slot.pane], drawn.input.cursor != cursors[slot.pane] else {
        continue
      }
      renderer.draw(
        pane(slot.pane), in: slot.frame.inset(by: 1), over: &picture.panes[slot.pane], isSame: true)
    }
    picture.grid = renderer.grid
    renderer.grid.setRow(renderer.layout.hintRow, to: bar.cells)
    renderer.drawLongNotice(of: bar.input)
    return renderer.grid
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

  // MARK: Outline

  /// Draws the panes and the timeline, or of those that were drawn before the ones that changed.
  private mutating func drawPanes(_ input: FrameInput, over picture: inout PanesPicture) {
    swap(&grid, &picture.grid)
    for slot in layout.slots {
      guard let pane = input.panes[slot.pane] else { continue }
      let isSame = picture.panes[slot.pane]?.input.isSame(as: pane) ?? false
      draw(pane, in: slot.frame.inset(by: 1), over: &picture.panes[slot.pane], isSame: isSame)
      if slot.pane == .app, layout.hasChrome {
        draw(clock: input.clock, below: slot.frame, in: &picture)
      }
    }
    if let area = layout.timeline, picture.timeline != input.timeline {
      grid.fill(area, style: theme.style(.text))
      draw(input.timeline, in: area)
      picture.timeline = input.timeline.kept
    }
    picture.grid = grid
  }

  /// The panes to draw over.
  private mutating func takePicture(_ outline: OutlineInput) -> PanesPicture {
    if let kept = memo.takePanes(), kept.outline == outline { return kept }
    return drawOutline(outline)
  }

  /// Draws frames and titles, with nothing in the panes.
  private mutating func drawOutline(_ outline: OutlineInput) -> PanesPicture {
    grid = emptyGrid
    guard layout.hasChrome else {
      return PanesPicture(outline: outline, clockRow: [], grid: grid)
    }
    var borders = BorderCanvas(columns: grid.columns, rows: grid.rows)
    for slot in layout.slots { borders.add(slot.frame) }
    borders.draw(
      in: &grid, style: theme.style(.border), focused: layout.slot(of: outline.focus)?.frame,
      focusedStyle: theme.style(.focusedBorder))
    for slot in layout.slots { drawTitle(of: slot, outline) }
    let bottom = layout.slot(of: .app).map { $0.frame.row + $0.frame.rows - 1 } ?? 0
    return PanesPicture(outline: outline, clockRow: grid.row(bottom), grid: grid)
  }

  private mutating func drawTitle(of slot: ExplorerLayout.Slot, _ outline: OutlineInput) {
    let frame = slot.frame
    var clip = frame
    clip.columns -= 1
    var column = frame.column + 1
    for tab in slot.titleColumns(language) {
      let isShown = tab.pane == slot.pane
      let isFocused = tab.pane == outline.focus
      let role: Role = isFocused ? .focusedTitle : isShown ? .title : .dim
      // The pane on view keeps its brackets without colour too.
      let isMarked = slot.tabs.count > 1 && isShown
      column = grid.write(
        isMarked ? "[\(tab.text)]" : " \(tab.text) ", column: column, row: frame.row,
        style: theme.style(role), clip: clip)
    }
    let subtitle = outline.subtitles[slot.pane] ?? ""
    let room = frame.column + frame.columns - 2 - column
    guard !subtitle.isEmpty, room > 4 else { return }
    let isFocused = slot.pane == outline.focus
    column = grid.write(
      "─", column: column, row: frame.row,
      style: theme.style(isFocused ? .focusedBorder : .border), clip: clip)
    grid.write(
      " \(subtitle.truncated(toWidth: room - 3)) ", column: column, row: frame.row,
      style: theme.style(.text), clip: clip)
  }

  /// Writes the virtual time into the frame below the app.
  private mutating func draw(
    clock: String, below frame: CellRectangle, in picture: inout PanesPicture
  ) {
    guard picture.clock != clock else { return }
    picture.clock = clock
    let area = frame.inset(by: 1)
    let row = area.row + area.rows
    for column in frame.columnRange where picture.clockRow.indices.contains(column) {
      grid[column, row] = picture.clockRow[column]
    }
    let column = area.column + area.columns - clock.terminalWidth - 1
    if column > area.column {
      grid.write(clock, column: column, row: row, style: theme.style(.text))
    }
    // The names of panes below stand before the time.
    for slot in layout.slots where slot.frame.row == row { drawTitle(of: slot, picture.outline) }
  }

  // MARK: Panes

  /// Draws what stands in a pane, of what was drawn before only what changed.
  ///
  /// - Parameters:
  ///   - input: What it shows.
  ///   - area: Where its inside is.
  ///   - drawn: What stands there, and afterwards what stands there now.
  ///   - isSame: Whether both are the same but for the selection.
  private mutating func draw(
    _ input: PaneInput, in area: CellRectangle, over drawn: inout PanesPicture.DrawnPane?,
    isSame: Bool
  ) {
    if isSame, drawn?.places == nil || drawn?.input.cursor == input.cursor { return }
    var old = drawn.take()
    var new = PanesPicture.DrawnPane(input: input.kept)
    if isSame {
      new.lines = old?.takeLines() ?? KeptLines()
      if input.content.marksSelection {
        new.lines.forget(old?.input.cursor)
        new.lines.forget(input.cursor)
      }
    }
    defer { drawn = new }
    guard !area.isEmpty else { return }
    if let app = input.content as? AppPane, !app.screen.isEmpty {
      grid.fill(area, style: theme.style(.text))
      return draw(app, in: area)
    }
    let document = input.document
    guard document.count > 0 else {
      grid.fill(area, style: theme.style(.text))
      return draw(centred: input.content.emptyText, in: area)
    }
    draw(document, in: area, over: old, isSame: isSame, as: &new)
  }

  /// Draws the rows of a document that are others than before.
  ///
  /// - Parameters:
  ///   - document: What stands in a pane.
  ///   - area: Where its inside is.
  ///   - old: What stood there; without lines if they are those of the new.
  ///   - isSame: Whether both are the same but for the selection.
  ///   - new: What is to stand there; it gets its rows and their lines.
  private mutating func draw(
    _ document: PaneDocument, in area: CellRectangle, over old: PanesPicture.DrawnPane?,
    isSame: Bool, as new: inout PanesPicture.DrawnPane
  ) {
    let places = document.visiblePlaces(cursor: new.input.cursor, rowCount: area.rows) { item in
      new.lines.lines(of: item) { document.rows(item, area.columns) }.count
    }
    new.places = places
    let hadRows = old?.places != nil
    for offset in 0..<area.rows {
      let place = offset < places.count ? places[offset] : nil
      let before = old?.place(inRow: offset)
      if hadRows, isSame, place == before { continue }
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
      if let line = line?.fitted(to: part.columns, shortening: prefix) {
        grid.draw(line, row: part.row, in: part, theme: theme)
      }
    }
  }

  private mutating func draw(centred lines: [String], in area: CellRectangle) {
    let top = area.row + (area.rows - lines.count + 1) / 2
    for (offset, line) in lines.prefix(area.rows).enumerated() {
      let line = line.truncated(toWidth: area.columns)
      grid.write(
        line, column: area.column + (area.columns - line.terminalWidth) / 2,
        row: top + offset, style: theme.style(.dim), clip: area)
    }
  }

  private mutating func draw(_ app: AppPane, in area: CellRectangle) {
    let screen = memo.screen(
      app.screen, columns: area.columns, rows: area.rows, palette: theme.screenPalette,
      highlighting: app.selectedID, numbering: app.markedIDs)
    grid.draw(screen.grid, column: area.column, row: area.row)
  }
}
