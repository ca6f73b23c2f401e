/// How a terminal shows pictures, as far as those who draw frames need to know it.
package struct PictureSurface: Hashable, Sendable {
  /// The way that was chosen.
  package var way: PictureProtocol
  /// Pixels that a cell shows: those of the terminal's font, or parts of a character.
  package var cellSize: PixelSize
  /// Colours of cells that stand for pixels.
  package var colors: CellColors

  /// Describes a terminal that shows pixels.
  package init(way: PictureProtocol, cellSize: PixelSize, colors: CellColors) {
    self.way = way
    self.cellSize = cellSize
    self.colors = colors
  }

  /// Blocks of half a cell.
  package static func halfBlocks(_ colors: CellColors) -> PictureSurface {
    PictureSurface(way: .halfBlocks, cellSize: PixelSize(width: 1, height: 2), colors: colors)
  }

  /// Dots, eight in a cell.
  package static func braille(_ colors: CellColors) -> PictureSurface {
    PictureSurface(way: .braille, cellSize: PixelSize(width: 2, height: 4), colors: colors)
  }

  /// Pixels of some cells.
  package func pixels(of cells: CellRectangle) -> PixelSize {
    PixelSize(width: cells.columns * cellSize.width, height: cells.rows * cellSize.height)
  }
}
