/// A picture that a frame shows over some of its cells, which are blanks.
package struct RasterPlacement: Hashable, Sendable {
  /// Which of the frame's pictures it is: the one of the frame before with the same number may be
  /// moved, or replaced in its place.
  package var identity: Int
  /// The picture, with as many pixels as the cells have.
  package var raster: Raster
  /// The cells that it covers.
  package var rectangle: CellRectangle

  /// Places a picture.
  package init(identity: Int, raster: Raster, rectangle: CellRectangle) {
    self.identity = identity
    self.raster = raster
    self.rectangle = rectangle
  }

  /// The part over some cells; `nil` where there is none.
  package func clipped(to cells: CellRectangle) -> RasterPlacement? {
    let part = rectangle.intersection(cells)
    if part == rectangle, !part.isEmpty { return self }
    guard !part.isEmpty else { return nil }
    // The pixels of the part's edges, whatever the raster's size is.
    func x(_ column: Int) -> Int { (column - rectangle.column) * raster.width / rectangle.columns }
    func y(_ row: Int) -> Int { (row - rectangle.row) * raster.height / rectangle.rows }
    let left = x(part.column)
    let top = y(part.row)
    let pixels = PixelRectangle(
      x: left, y: top, width: x(part.column + part.columns) - left,
      height: y(part.row + part.rows) - top)
    return raster.cropped(to: pixels).map {
      RasterPlacement(identity: identity, raster: $0, rectangle: part)
    }
  }

  /// The same picture elsewhere.
  package func moved(columns: Int, rows: Int) -> RasterPlacement {
    var copy = self
    copy.rectangle.column += columns
    copy.rectangle.row += rows
    return copy
  }
}
