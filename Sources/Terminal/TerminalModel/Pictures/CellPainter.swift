/// Brings colours of pixels to those of cells.
struct CellPainter {
  private let colors: CellColors
  private var sixteen: SixteenColors

  init(_ colors: CellColors) {
    self.colors = colors
    sixteen = SixteenColors(count: colors == .eight ? 8 : 16)
  }

  /// The colour of a cell, or of half of one; `nil` for the terminal's own.
  mutating func color(of pixel: PixelColor, x: Int, y: Int) -> TerminalColor? {
    switch colors {
    case .exact: pixel.terminalColor
    case .sixteen, .eight: .indexed(sixteen.color(of: pixel, x: x, y: y))
    case .none: nil
    }
  }
}
