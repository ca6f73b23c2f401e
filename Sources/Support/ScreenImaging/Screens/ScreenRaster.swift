package import ElementModel
package import Foundation

/// Draws an app's screen as a picture, as far as its elements tell how it looks.
///
/// Only what accessibility tells is drawn: kinds, frames, texts, values and states. A picture shows
/// a reader of a report what was on the screen and where; it is no proof of colours or fonts.
package enum ScreenRaster {
  /// Pictures get no more pixels than this; a larger one is drawn at a lower scale.
  package static let maximumPixelCount = 20_000_000

  /// Draws a screen.
  ///
  /// - Parameters:
  ///   - tree: What the app shows.
  ///   - size: The screen in points.
  ///   - scale: Pixels in a point, such as 3.
  ///   - isDark: Whether the dark appearance is drawn.
  /// - Returns: A picture of `size` times `scale`, rounded to pixels.
  package static func image(
    of tree: ElementTree, size: CGSize, scale: CGFloat, isDark: Bool
  ) -> RasterImage {
    let width = bounded(Double(size.width), atMost: 100_000)
    let height = bounded(Double(size.height), atMost: 100_000)
    let largest = (Double(maximumPixelCount) / (width * height)).squareRoot()
    let scale = min(bounded(Double(scale), atMost: 16), largest)
    let colors = isDark ? ScreenColors.dark : .light
    var canvas = Canvas(
      width: Int(pixels: width * scale), height: Int(pixels: height * scale), scale: scale,
      background: colors.background)
    canvas.glyphs = GlyphCache.load()
    var painter = ScreenPainter(
      canvas: canvas, tree: tree.drawable(), colors: colors,
      screen: CGRect(x: 0, y: 0, width: width, height: height))
    painter.paint()
    painter.canvas.glyphs.keep()
    return painter.canvas.image
  }

  /// A length that can be drawn with; 1 for what is none.
  private static func bounded(_ length: Double, atMost limit: Double) -> Double {
    length > 0 && length < .infinity ? min(length, limit) : 1
  }
}
