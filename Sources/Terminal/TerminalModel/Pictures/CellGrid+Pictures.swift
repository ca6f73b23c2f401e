extension CellGrid {
  /// Shows a picture by the way of a terminal: over cells, or made of them.
  ///
  /// - Parameters:
  ///   - raster: The picture; it is brought to the pixels of the cells, which takes a while where it has
  ///     others: whoever shows it again and again scales it once.
  ///   - identity: Which of the frame's pictures it is.
  ///   - rectangle: The cells that it takes.
  ///   - surface: How the terminal shows pictures.
  ///   - background: What is seen where it is transparent.
  package mutating func show(
    _ raster: Raster, identity: Int, in rectangle: CellRectangle, on surface: PictureSurface,
    background: RasterBackground = .usual
  ) {
    switch surface.way {
    case .kitty, .sixel, .iterm:
      let size = surface.pixels(of: rectangle)
      let pixels = raster.composited(over: background)
        .scaled(toWidth: size.width, height: size.height)
      place(RasterPlacement(identity: identity, raster: pixels, rectangle: rectangle))
    case .halfBlocks:
      drawHalfBlocks(raster, in: rectangle, colors: surface.colors, background: background)
    case .braille:
      drawBraille(raster, in: rectangle, colors: surface.colors, background: background)
    }
  }
}
