/// A rectangle of a raster's pixels, from the top left, from 0.
package struct PixelRectangle: Hashable, Sendable {
  /// First column of pixels.
  package var x: Int
  /// First row of pixels.
  package var y: Int
  /// Pixels in a row; never negative.
  package var width: Int
  /// Rows; never negative.
  package var height: Int

  /// Creates a rectangle; a negative size counts as zero.
  package init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = max(0, width)
    self.height = max(0, height)
  }
}
