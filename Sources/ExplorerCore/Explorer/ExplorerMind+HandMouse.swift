import ElementModel
import Foundation
import ScreenRendering
import SessionProtocol
import TerminalModel

/// Acting on the app with the mouse.
extension ExplorerMind {
  /// The point of the app's screen that a cell of the terminal stands for; nil outside of the app.
  ///
  /// A screen is drawn in lines, not to scale: a cell stands for a part of the innermost element
  /// that is drawn there.
  func screenPoint(column: Int, row: Int) -> CGPoint? {
    guard pages.isEmpty, typing.prompt == nil,
      let area = layout.slot(of: .app)?.frame.inset(by: 1), area.contains(column: column, row: row)
    else { return nil }
    let drawn = memory.drawing.screen(
      run.state.screen, columns: area.columns, rows: area.rows,
      palette: preferences.theme.screenPalette,
      highlighting: selectedElementID)
    let (x, y) = (column - area.column, row - area.row)
    guard let index = drawn.element(atColumn: x, row: y), let place = drawn.places[index],
      place.columns > 0, place.rows > 0
    else { return nil }
    let frame = run.state.screen.elements[index].frame
    return CGPoint(
      x: frame.minX + frame.width * (Double(x - place.column) + 0.5) / Double(place.columns),
      y: frame.minY + frame.height * (Double(y - place.row) + 0.5) / Double(place.rows))
  }

  /// Ends what a press of the button began: a drag, if the mouse has moved in the app meanwhile.
  mutating func release(_ event: MouseEvent) -> [ExplorerEffect] {
    defer { view.grip = nil }
    guard case .app(let start) = view.grip else { return [] }
    guard start.column != event.column || start.row != event.row,
      meets(.actableApp), meets(.host),
      let from = screenPoint(column: start.column, row: start.row),
      let to = screenPoint(column: event.column, row: event.row)
    else { return [] }
    return perform(.drag(from: .point(x: from.x, y: from.y), to: .point(x: to.x, y: to.y)))
  }
}
