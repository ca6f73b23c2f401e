/// What is seen where a picture is transparent.
package enum RasterBackground: Hashable, Sendable {
  /// One colour.
  case color(PixelColor)
  /// Squares of two colours, as drawing programs show that nothing is there; a side in pixels.
  case checkerboard(light: PixelColor, dark: PixelColor, side: Int)

  /// The usual squares.
  package static let usual = RasterBackground.checkerboard(
    light: PixelColor(red: 255, green: 255, blue: 255),
    dark: PixelColor(red: 204, green: 204, blue: 204), side: 8)

  /// The colour behind a pixel.
  func color(x: Int, y: Int) -> PixelColor {
    switch self {
    case .color(let color): color
    case .checkerboard(let light, let dark, let side):
      (x / max(1, side) + y / max(1, side)).isMultiple(of: 2) ? light : dark
    }
  }
}
