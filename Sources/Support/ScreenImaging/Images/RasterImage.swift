package import Foundation

/// A picture made of pixels, of at most 256 colours.
///
/// Pixels are numbers of colours in a palette: a screen has few colours, and a byte a pixel is
/// what can be filled, compared and packed quickly without an optimiser.
package struct RasterImage: Hashable, Sendable {
  /// Pixels in a row.
  package let width: Int
  /// Rows.
  package let height: Int
  /// The colours in use; never empty and never more than 256.
  var palette: [RasterColor]
  /// The number of each pixel's colour, row by row.
  var indices: [UInt8]

  /// Creates a picture of one grey.
  ///
  /// - Parameters:
  ///   - width: Pixels in a row; at least one is made.
  ///   - height: Rows; at least one is made.
  ///   - brightness: The grey, 0 for black to 255 for white.
  package init(width: Int, height: Int, brightness: UInt8 = 255) {
    self.init(width: width, height: height, color: RasterColor(grey: brightness))
  }

  /// Creates a picture of one colour.
  init(width: Int, height: Int, color: RasterColor) {
    self.width = max(1, width)
    self.height = max(1, height)
    palette = [color]
    indices = [UInt8](repeating: 0, count: self.width * self.height)
  }

  private init(width: Int, height: Int, palette: [RasterColor], indices: [UInt8]) {
    self.width = width
    self.height = height
    self.palette = palette
    self.indices = indices
  }

  /// Red, green and blue of each pixel, row by row.
  package var pixels: [UInt8] {
    var pixels: [UInt8] = []
    pixels.reserveCapacity(indices.count * 3)
    for index in indices {
      let color = palette[Int(index)]
      pixels.append(color.red)
      pixels.append(color.green)
      pixels.append(color.blue)
    }
    return pixels
  }

  /// The colour of a pixel; `nil` outside the picture.
  ///
  /// - Parameters:
  ///   - x: Pixels from the left edge.
  ///   - y: Pixels from the upper edge.
  /// - Returns: The colour.
  package func color(x: Int, y: Int) -> RasterColor? {
    guard (0..<width).contains(x), (0..<height).contains(y) else { return nil }
    return palette[Int(indices[y * width + x])]
  }

  /// The part of the picture in a rectangle; what lies outside the picture is left out.
  ///
  /// - Parameter rectangle: The part in pixels. Where nothing of it lies within the picture, the
  ///   nearest single pixel is returned, as a picture cannot be empty.
  /// - Returns: A picture of its own.
  package func cropped(to rectangle: CGRect) -> RasterImage {
    let area = PixelArea(rectangle, scale: 1)
    let minX = min(max(0, area.minX), width - 1)
    let minY = min(max(0, area.minY), height - 1)
    let maxX = min(max(minX + 1, area.maxX), width)
    let maxY = min(max(minY + 1, area.maxY), height)
    var part: [UInt8] = []
    part.reserveCapacity((maxX - minX) * (maxY - minY))
    for row in minY..<maxY {
      part.append(contentsOf: indices[row * width + minX..<row * width + maxX])
    }
    return RasterImage(width: maxX - minX, height: maxY - minY, palette: palette, indices: part)
  }

  /// The picture as a file in PNG format; the same picture always gives the same bytes.
  package func pngData() -> Data { PNGWriter.data(of: self) }
}
