import SessionProtocol
import TerminalModel

/// The row of the timeline.
extension ExplorerRenderer {
  mutating func drawTimeline(of model: ExplorerModel, in area: CellRectangle, isFocused: Bool) {
    let title = " \(Pane.timeline.rawValue) \(language.say(Pane.timeline.localizedTitle)) "
    grid.write(
      title, column: area.column, row: area.row,
      style: theme.style(isFocused ? .focusedTitle : .title), clip: area)
    let count = model.run.record.events.count
    let place = count == 0 ? "" : " \(model.run.state.position)/\(model.run.record.endIndex - 1) "
    let end = area.column + area.columns - place.terminalWidth
    grid.write(place, column: end, row: area.row, style: theme.style(.dim), clip: area)
    for (offset, mark) in model.timelineMarks(in: layout).enumerated() {
      var style = theme.style(mark.role)
      if mark.isCurrent { style.attributes.formUnion([.reverse, .bold]) }
      grid.write(
        mark.glyph, column: layout.timelineStart + offset, row: area.row, style: style, clip: area)
    }
  }
}

extension ExplorerModel {
  /// The marks of the timeline as a layout shows them.
  func timelineMarks(in layout: ExplorerLayout) -> [TimelineStrip.Mark] {
    guard layout.timeline != nil else { return [] }
    return TimelineStrip(
      record: run.record, position: run.state.position, columns: layout.timelineColumns
    ).marks
  }
}
