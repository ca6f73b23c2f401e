import ElementModel
import TerminalModel

extension ScreenCanvas {
  /// Draws the buttons of a segmented control or stepper side by side: `[ All │ New ]`.
  ///
  /// - Parameters:
  ///   - item: The control.
  ///   - place: Its cells; as many of them as the parts need are used.
  mutating func drawParts(of item: ScreenItem, in place: CellRectangle) {
    let count = item.parts.count
    var place = place
    if item.kind == .stepper, place.columns > 9 {
      // Two buttons of equal width, at the end.
      (place.column, place.columns) = (place.column + place.columns - 9, 9)
    }
    self.place(item.covered, at: place)
    guard count > 0, place.columns > count else { return }
    let names = item.parts.map { part in
      item.kind == .stepper ? Self.sign(ofStep: tree.elements[part]) : name(of: part)
    }
    let right = place.column + place.columns - 1
    for (number, part) in item.parts.enumerated() {
      let start = place.column + (place.columns - 1) * number / count
      let end = place.column + (place.columns - 1) * (number + 1) / count
      let edge = number == 0 ? "[" : "│"
      grid.write(edge, column: start, row: place.row, style: palette.border)
      let element = tree.elements[part]
      let cells = CellRectangle(
        column: start + 1, row: place.row, columns: max(1, end - start - 1), rows: 1)
      var style = element.isEnabled ? palette.accent : palette.dim
      if element.isSelected {
        style.attributes.insert(.reverse)
        grid.fill(cells, style: style)
      }
      let text = names[number].truncated(toWidth: cells.columns, keepsPictures: true)
      let column = cells.column + (cells.columns - text.terminalWidth) / 2
      grid.write(text, column: column, row: place.row, style: style)
      self.place(part..<tree.descendants(of: part).upperBound, at: cells)
    }
    grid.write("]", column: right, row: place.row, style: palette.border)
  }

  private func name(of part: Int) -> String {
    let element = tree.elements[part]
    return element.label.isEmpty ? element.identifier : element.label
  }

  private static func sign(ofStep button: Element) -> String {
    button.label.hasPrefix("Dec") || button.identifier.hasSuffix("Decrement") ? "−" : "+"
  }
}
