package import ElementModel
import Foundation
package import TerminalModel

/// A screen of the app, drawn in cells.
package struct DrawnScreen: Sendable {
  /// The cells.
  package var grid: CellGrid
  /// Where elements were drawn, by their index in the tree; several may share a place.
  package var places: [Int: CellRectangle]

  /// The innermost element drawn at a cell, if there is one.
  package func element(atColumn column: Int, row: Int) -> Int? {
    places.filter { $0.value.contains(column: column, row: row) }
      .min {
        ($0.value.columns * $0.value.rows, -$0.key) < ($1.value.columns * $1.value.rows, -$1.key)
      }?
      .key
  }
}

/// Draws element trees as the screen of a phone, in a rectangle of any size.
///
/// Lines keep their order and, where there is room, their distances; when there is not, gaps are
/// squeezed, then frames of fields given up, then lines left out far from the element under action.
package enum ScreenRenderer {
  /// Draws a screen.
  ///
  /// - Parameters:
  ///   - tree: What the app shows.
  ///   - columns: Width in cells.
  ///   - rows: Height in cells.
  ///   - palette: The styles.
  ///   - highlightedID: Identity of the element under action; it is marked and always shown.
  ///   - numberedIDs: Identities of elements to be numbered, in the order of their numbers.
  /// - Returns: The cells, and where each element is.
  package static func draw(
    _ tree: ElementTree, columns: Int, rows: Int, palette: ScreenPalette = .monochrome,
    highlighting highlightedID: Int? = nil, numbering numberedIDs: [Int] = []
  ) -> DrawnScreen {
    let blank = Cell(text: " ", style: palette.text)
    let grid = CellGrid(columns: columns, rows: rows, filledWith: blank)
    guard !tree.isEmpty, columns > 3, rows > 0 else { return DrawnScreen(grid: grid, places: [:]) }
    let highlighted = highlightedID.flatMap(tree.index(ofElementWithID:))
    var canvas = ScreenCanvas(grid: grid, tree: tree, palette: palette, highlighted: highlighted)
    canvas.drawLayer(root: 0, in: grid.bounds, isScreen: true)
    canvas.markHighlight()
    canvas.number(numberedIDs)
    return DrawnScreen(grid: canvas.grid, places: canvas.places)
  }
}
