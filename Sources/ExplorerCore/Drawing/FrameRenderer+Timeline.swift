import TerminalModel

/// The row of the timeline.
extension FrameRenderer {
  /// Draws the marks of a run, with where it is among them.
  mutating func draw(_ timeline: TimelineInput, in area: CellRectangle) {
    let title = " \(Pane.timeline.number) \(language.say(Pane.timeline.title)) "
    grid.write(
      title, column: area.column, row: area.row,
      style: theme.style(timeline.isFocused ? .focusedTitle : .title), clip: area)
    let record = timeline.record.wrappedValue
    let count = record.events.count
    let place = count == 0 ? "" : " \(timeline.position)/\(record.endIndex - 1) "
    let end = area.column + area.columns - place.terminalWidth
    grid.write(place, column: end, row: area.row, style: theme.style(.dim), clip: area)
    for (offset, mark) in timeline.marks(in: layout).enumerated() {
      var style = theme.style(mark.role)
      if mark.isCurrent { style.attributes.formUnion([.reverse, .bold]) }
      grid.write(
        mark.glyph, column: layout.timelineStart + offset, row: area.row, style: style, clip: area)
    }
  }
}
