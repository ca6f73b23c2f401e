package import Foundation
package import Pictures

/// Draws an app's screen as a picture, as far as its elements tell how it looks.
///
/// Only what accessibility tells is drawn: kinds, frames, texts, values and states. A picture shows
/// a reader of a report what was on the screen and where; it is no proof of colours or fonts.
package enum ScreenRaster {
  /// Pictures get no more pixels than this; a larger one is drawn at a lower scale.
  package static let maximumPixelCount = 20_000_000

  /// Points and pixels that a side has at most.
  private static let longestSide = 30_000.0

  /// Draws a screen.
  ///
  /// - Parameters:
  ///   - drawing: What is on it.
  ///   - size: The screen in points.
  ///   - scale: Pixels in a point, such as 3.
  ///   - isDark: Whether the dark appearance is drawn.
  /// - Returns: A picture of `size` times `scale`, rounded to pixels.
  /// - Throws: ``PictureError`` where a library or a font is missing.
  package static func image(
    of drawing: ScreenDrawing, size: CGSize, scale: CGFloat, isDark: Bool
  ) throws(PictureError) -> Picture {
    try FontBook.check()
    let width = bounded(Double(size.width), atMost: Self.longestSide)
    let height = bounded(Double(size.height), atMost: Self.longestSide)
    let largest = (Double(maximumPixelCount) / (width * height)).squareRoot()
    let scale = min(
      bounded(Double(scale), atMost: 16), largest, Self.longestSide / max(width, height))
    let canvas = try PictureCanvas(
      width: Int((width * scale).rounded()), height: Int((height * scale).rounded()), scale: scale)
    var painter = ScreenPainter(
      canvas: canvas, tree: drawing.tree.drawable(),
      colors: drawing.prefersDark ?? isDark ? .dark : .light,
      screen: CGRect(x: 0, y: 0, width: width, height: height))
    painter.paint(drawing)
    return canvas.picture()
  }

  /// A length that can be drawn with; 1 for what is none.
  private static func bounded(_ length: Double, atMost limit: Double) -> Double {
    length > 0 && length < .infinity ? min(length, limit) : 1
  }
}
