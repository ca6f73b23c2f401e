import ElementModel
import Foundation
import TerminalModel

extension ScreenCanvas {
  /// Rows that a keyboard takes of a screen: a rule and its rows of keys where there is room, and
  /// one row where there is hardly any.
  static func keyboardRows(ofScreenWith rows: Int) -> Int {
    rows >= 20 ? 5 : rows >= 12 ? 2 : rows >= 6 ? 1 : 0
  }

  /// Draws a keyboard: its rows of keys, each key where it is on the device.
  ///
  /// - Parameters:
  ///   - keyboard: Its element.
  ///   - area: The cells at the bottom of the screen.
  mutating func drawKeyboard(_ keyboard: Int, in area: CellRectangle) {
    let keys = tree.descendants(of: keyboard).filter { isKey(tree.elements[$0]) }
    place(keyboard..<keyboard + 1, at: area)
    grid.fill(area, style: palette.text)
    var rows = area
    if area.rows > 1 {
      let rule = CellRectangle(column: area.column, row: area.row, columns: area.columns, rows: 1)
      grid.fill(rule, with: "─", style: palette.border)
      rows.row += 1
      rows.rows -= 1
    }
    let lines = Dictionary(grouping: keys) { tree.elements[$0].drawnFrame.midY.rounded() }
      .sorted { $0.key < $1.key }.map(\.value)
    guard !lines.isEmpty, rows.rows > 0 else { return }
    for (number, line) in lines.enumerated() {
      // Where there are fewer rows than lines of keys, lines share the first rows' places.
      guard number < rows.rows || line.contains(where: { $0 == highlighted }) else { continue }
      drawKeys(line, row: rows.row + min(number, rows.rows - 1), in: rows, of: keyboard)
    }
  }

  private func isKey(_ element: Element) -> Bool {
    element.type == .key || element.type == .button
  }

  private mutating func drawKeys(
    _ keys: [Int], row: Int, in area: CellRectangle, of keyboard: Int
  ) {
    let frame = tree.elements[keyboard].drawnFrame
    guard frame.width > 0 else { return }
    let cells = CellRectangle(column: area.column, row: row, columns: area.columns, rows: 1)
    grid.fill(cells, style: palette.text)
    for key in keys {
      let element = tree.elements[key]
      let scale = CGFloat(area.columns) / frame.width
      let start = Int(cells: (element.drawnFrame.minX - frame.minX) * scale)
      let end = max(start + 1, Int(cells: (element.drawnFrame.maxX - frame.minX) * scale))
      let text = Self.sign(of: element).truncated(toWidth: end - start)
      let column = area.column + start + max(0, (end - start - text.terminalWidth) / 2)
      let style = element.type == .key ? palette.text : palette.dim
      grid.write(text, column: column, row: row, style: style, clip: area)
      place(
        key..<key + 1,
        at: CellRectangle(
          column: column, row: row, columns: max(1, text.terminalWidth), rows: 1))
    }
  }

  /// What is written on a key: signs for those whose names are long.
  private static func sign(of key: Element) -> String {
    switch key.label.lowercased() {
    case "shift": "⇧"
    case "delete": "⌫"
    default: key.label.isEmpty ? key.identifier : key.label
    }
  }
}
