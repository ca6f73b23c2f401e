import ElementModel
import Foundation
import TerminalModel

extension ScreenCanvas {
  /// Draws the clock and the signal strength, as every phone shows them.
  mutating func drawStatusBar(in area: CellRectangle) {
    let signal = "▂▄▆█"
    grid.write("9:41", column: area.column + 1, row: area.row, style: palette.dim, clip: area)
    let right = area.column + area.columns - 1 - signal.terminalWidth
    if right > area.column + 6 {
      grid.write(signal, column: right, row: area.row, style: palette.dim, clip: area)
    }
  }

  /// Draws navigation bars: one over the whole width, or those of columns above their columns.
  mutating func drawNavigationBars(of contents: ScreenContents, in area: CellRectangle) {
    let bars = contents.navigationBars
    let screen = contents.frame
    guard bars.count > 1, screen.width > 0 else {
      for bar in bars { drawNavigationBar(bar, of: contents, in: area) }
      return
    }
    for bar in bars {
      let frame = tree.elements[bar].drawnFrame
      let scale = CGFloat(area.columns) / screen.width
      let start = min(max(0, Int(cells: (frame.minX - screen.minX) * scale)), area.columns)
      let end = min(max(start, Int(cells: (frame.maxX - screen.minX) * scale)), area.columns)
      guard end - start > 3 else { continue }
      drawNavigationBar(
        bar, of: contents,
        in: CellRectangle(
          column: area.column + start, row: area.row, columns: end - start, rows: area.rows))
    }
  }

  /// Draws a navigation bar: back button left, title in the middle, other buttons right.
  mutating func drawNavigationBar(
    _ bar: Int, of contents: ScreenContents, in area: CellRectangle
  ) {
    let tree = self.tree
    let element = tree.elements[bar]
    place(bar..<bar + 1, at: area)
    let (buttons, texts) = contents.parts(ofBar: bar)
    func isLeading(_ button: Int) -> Bool {
      tree.elements[button].traits.contains(.backButton)
        || tree.elements[button].drawnFrame.midX < element.drawnFrame.midX
    }
    var left = area.column + 1
    var right = area.column + area.columns - 1
    for button in buttons {
      let item = tree.elements[button]
      let name = item.label.isEmpty ? item.identifier : item.label
      let sign = item.appearance?.symbol.flatMap(SymbolGlyph.init)?.text
      let text = item.traits.contains(.backButton) ? "‹ \(name)" : sign ?? name
      let shown = text.truncated(toWidth: max(4, area.columns / 3), keepsPictures: true)
      let column = isLeading(button) ? left : right - shown.terminalWidth
      let style = item.isEnabled ? palette.accent : palette.dim
      grid.write(shown, column: column, row: area.row, style: style, clip: area)
      place(
        button..<tree.descendants(of: button).upperBound,
        at: CellRectangle(column: column, row: area.row, columns: shown.terminalWidth, rows: 1))
      if isLeading(button) { left += shown.terminalWidth + 2 } else { right = column - 2 }
    }
    let titleIndex = texts.first { tree.elements[$0].traits.contains(.header) } ?? texts.first
    let title = titleIndex.map { tree.elements[$0].label } ?? element.identifier
    let shown = title.truncated(toWidth: max(0, right - left), keepsPictures: true)
    let middle = area.column + (area.columns - shown.terminalWidth) / 2
    let column = min(max(left, middle), max(left, right - shown.terminalWidth))
    grid.write(shown, column: column, row: area.row, style: palette.title, clip: area)
    for text in texts {
      place(
        text..<text + 1,
        at: CellRectangle(column: column, row: area.row, columns: shown.terminalWidth, rows: 1))
    }
    if area.rows > 1 {
      let rule = CellRectangle(
        column: area.column, row: area.row + 1, columns: area.columns, rows: 1)
      grid.fill(rule, with: "─", style: palette.border)
    }
  }

  /// Draws a tab bar: tabs side by side, a heavy rule over the selected one.
  mutating func drawTabBar(_ bar: Int, in area: CellRectangle) {
    place(bar..<bar + 1, at: area)
    let tabs = tree.children(of: bar).flatMap { child in
      tree.elements[child].type == .button || tree.elements[child].type == .tab
        ? [child] : tree.descendants(of: child).filter { tree.elements[$0].type == .button }
    }
    guard !tabs.isEmpty else { return }
    let hasRule = area.rows > 1
    let row = area.row + area.rows - 1
    if hasRule {
      let rule = CellRectangle(column: area.column, row: area.row, columns: area.columns, rows: 1)
      grid.fill(rule, with: "─", style: palette.border)
    }
    for (position, tab) in tabs.enumerated() {
      let element = tree.elements[tab]
      let start = area.column + area.columns * position / tabs.count
      let end = area.column + area.columns * (position + 1) / tabs.count
      let name = element.label.isEmpty ? element.identifier : element.label
      let isSelected = element.isSelected || element.value == "1"
      let badge = element.appearance?.badge.map { " (\($0))" } ?? ""
      let glyph = element.appearance?.symbol.flatMap(SymbolGlyph.init).map { $0.text + " " } ?? ""
      let title = (end - start > name.terminalWidth + badge.terminalWidth + 4 ? glyph : "") + name
      let text = hasRule || !isSelected ? title : "[\(title)]"
      // The name gives way to the badge, which says what has changed.
      let room = max(1, end - start - 2)
      let shown =
        (text.truncated(toWidth: max(1, room - badge.terminalWidth)) + badge)
        .truncated(toWidth: room)
      let column = start + max(1, (end - start - shown.terminalWidth) / 2)
      let style = isSelected ? palette.accent : element.isEnabled ? palette.text : palette.dim
      grid.write(shown, column: column, row: row, style: style, clip: area)
      if hasRule, isSelected {
        let rule = CellRectangle(
          column: start + 1, row: area.row, columns: max(1, end - start - 2), rows: 1)
        grid.fill(rule, with: "━", style: palette.accent)
      }
      place(
        tab..<tree.descendants(of: tab).upperBound,
        at: CellRectangle(column: column, row: row, columns: shown.terminalWidth, rows: 1))
    }
  }
}
