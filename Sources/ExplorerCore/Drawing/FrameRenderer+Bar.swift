import TerminalModel

/// The bar at the bottom: what is typed, or else the keys that do something now, and how the run is.
extension FrameRenderer {
  /// Draws what stands at the bottom while nothing is typed.
  ///
  /// - Parameters:
  ///   - bar: What it shows.
  ///   - drawn: What was drawn last, and afterwards what is drawn now.
  mutating func draw(_ bar: BarInput, over drawn: inout PanesPicture.DrawnBar?) {
    let row = layout.hintRow
    let area = CellRectangle(column: 0, row: row, columns: grid.columns, rows: 1)
    if let drawn, drawn.input == bar { return grid.setRow(row, to: drawn.cells) }
    let right = bar.room(of: grid.columns)
    grid.write(
      bar.status.text, column: max(0, right), row: row, style: theme.style(bar.status.role),
      clip: area)
    if let notice = bar.notice, !bar.isNoticeLong(in: grid.columns) {
      grid.write(" " + notice, column: 0, row: row, style: theme.style(.wait), clip: area)
    } else {
      for item in HintBar(bar.hints, columns: right).items {
        let next = grid.write(
          item.hint.key, column: item.columns.lowerBound, row: row, style: theme.style(.accent))
        grid.write(" \(item.hint.title)  ", column: next, row: row, style: theme.style(.dim))
      }
    }
    drawn = PanesPicture.DrawnBar(input: bar, cells: grid.row(row))
  }

  /// Draws what is said above the bar where it has no room in it: a sentence is not cut.
  mutating func drawLongNotice(of bar: BarInput) {
    guard let notice = bar.notice, bar.isNoticeLong(in: grid.columns) else { return }
    let limit = min(Self.noticeLimit, max(1, layout.hintRow / 2))
    let lines = notice.wrapped(toWidth: max(8, grid.columns - 2), limit: limit)
    for (offset, line) in lines.enumerated() {
      let row = layout.hintRow - lines.count + offset
      let area = CellRectangle(column: 0, row: row, columns: grid.columns, rows: 1)
      grid.fill(area, style: theme.style(.text))
      grid.write(" " + line, column: 0, row: row, style: theme.style(.wait), clip: area)
    }
  }

  /// Rows that something said has at most.
  private static let noticeLimit = 6

  /// Draws the line that is typed, and above it what it can be completed to.
  mutating func draw(_ prompt: PromptInput) {
    let area = CellRectangle(column: 0, row: layout.hintRow, columns: grid.columns, rows: 1)
    var column = grid.write(
      " " + prompt.label, column: 0, row: area.row, style: theme.style(.title), clip: area)
    let room = max(1, grid.columns - column - 1)
    if prompt.line.characters.isEmpty {
      grid.write(" ", column: column, row: area.row, style: theme.style(.cursor), clip: area)
      grid.write(
        prompt.placeholder.truncated(toWidth: max(0, room - 1)), column: column + 1,
        row: area.row, style: theme.style(.dim), clip: area)
    } else {
      for piece in prompt.line.shown(in: room) {
        column = grid.write(
          piece.text, column: column, row: area.row,
          style: theme.style(piece.isCursor || prompt.isOffer ? .cursor : .text),
          clip: area)
      }
    }
    if let problem = prompt.problem {
      let text = " \(problem) ".truncated(toWidth: max(0, grid.columns - column - 1))
      grid.write(
        text, column: max(column, grid.columns - text.terminalWidth), row: area.row,
        style: theme.style(.fail), clip: area)
    }
    if prompt.isExpression { drawOutcome(of: prompt) }
    drawCompletions(of: prompt)
  }

  /// What the typed expression says, above it.
  private mutating func drawOutcome(of prompt: PromptInput) {
    let area = CellRectangle(column: 0, row: layout.hintRow - 1, columns: grid.columns, rows: 1)
    grid.fill(area, style: theme.style(.text))
    guard let outcome = prompt.outcome else { return }
    let line = StyledLine(" " + outcome.text, outcome.role)
    grid.draw(line, row: area.row, in: area, theme: theme)
  }

  private mutating func drawCompletions(of prompt: PromptInput) {
    let list = CompletionList(prompt, layout: layout, columns: size.columns)
    guard !list.frame.isEmpty else { return }
    grid.fill(list.frame, style: theme.style(.text))
    for (offset, item) in list.items.enumerated() {
      let completion = list.completions[item]
      var line = StyledLine(" " + completion.title, .accent)
      if !completion.note.isEmpty { line.add("  " + completion.note, .dim) }
      line.isSelected = item == prompt.choice
      grid.draw(line, row: list.frame.row + offset, in: list.frame, theme: theme)
    }
  }
}

extension TextLine {
  /// The part of the line that is seen in some columns, the cursor within.
  fileprivate func shown(in columns: Int) -> [(text: String, isCursor: Bool)] {
    // However long the line is, no more of it is looked at than is seen.
    var start = cursor
    var width = 0
    while start > 0 {
      width += String(characters[start - 1]).terminalWidth
      if width > columns - 2 { break }
      start -= 1
    }
    let under = cursor < characters.count ? String(characters[cursor]) : " "
    let after = String(characters.dropFirst(cursor + 1).prefix(max(0, columns)))
    return [(String(characters[start..<cursor]), false), (under, true), (after, false)]
  }
}
