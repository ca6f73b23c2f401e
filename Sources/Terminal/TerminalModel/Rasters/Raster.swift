import Glibc

/// A picture as a terminal is given it: rows of pixels.
///
/// Copies share their pixels. Rasters that do are equal without a look at any of them.
package struct Raster: Sendable {
  /// Pixels in a row; at least one.
  package let width: Int
  /// Rows; at least one.
  package let height: Int
  /// Red, green, blue and alpha of each pixel, row by row; colours are not multiplied by alpha.
  package let pixels: [UInt8]

  /// Creates a raster of pixels; `nil` where there is none, or not as many as the size asks for.
  ///
  /// - Parameters:
  ///   - width: Pixels in a row.
  ///   - height: Rows.
  ///   - pixels: Red, green, blue and alpha of each, row by row.
  package init?(width: Int, height: Int, pixels: [UInt8]) {
    guard width > 0, height > 0, width <= Int.max / 4 / height, pixels.count == width * height * 4
    else { return nil }
    self.init(width: width, height: height, known: pixels)
  }

  /// Creates a raster of pixels that are known to be as many as they have to.
  init(width: Int, height: Int, known pixels: [UInt8]) {
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// Creates a raster of one colour; a size below one counts as one.
  package init(width: Int, height: Int, filledWith color: PixelColor) {
    self.init(width: max(1, width), height: max(1, height)) { row, _ in
      for start in stride(from: 0, to: row.count, by: 4) {
        row[start] = color.red
        row[start + 1] = color.green
        row[start + 2] = color.blue
        row[start + 3] = color.alpha
      }
    }
  }

  /// Creates a raster of at least one pixel, each row of which is written by a function.
  init(width: Int, height: Int, writing: (UnsafeMutableBufferPointer<UInt8>, Int) -> Void) {
    let length = width * 4
    let pixels = [UInt8](unsafeUninitializedCapacity: length * height) { buffer, count in
      for y in 0..<height {
        writing(UnsafeMutableBufferPointer(rebasing: buffer[y * length..<(y + 1) * length]), y)
      }
      count = length * height
    }
    self.init(width: width, height: height, known: pixels)
  }

  /// Its size.
  package var size: PixelSize { PixelSize(width: width, height: height) }

  /// The colour of a pixel; outside the raster there is nothing to be seen.
  package subscript(x: Int, y: Int) -> PixelColor {
    guard x >= 0, x < width, y >= 0, y < height else {
      return PixelColor(red: 0, green: 0, blue: 0, alpha: 0)
    }
    let start = (y * width + x) * 4
    return PixelColor(
      red: pixels[start], green: pixels[start + 1], blue: pixels[start + 2],
      alpha: pixels[start + 3])
  }

  /// Whether all pixels hide what is behind them.
  package var isOpaque: Bool {
    pixels.withUnsafeBytes { bytes in
      let pixels = bytes.bindMemory(to: UInt32.self)
      var all = UInt32.max
      for pixel in pixels { all &= UInt32(littleEndian: pixel) }
      return all >> 24 == 255
    }
  }
}

extension Raster: Hashable {
  /// Pixels that are looked at for a hash: all would take longer than to compare them once.
  private static let hashed = 64

  package static func == (one: Raster, other: Raster) -> Bool {
    guard one.width == other.width, one.height == other.height else { return false }
    return one.pixels.withUnsafeBytes { pixels in
      other.pixels.withUnsafeBytes { others in
        guard let pixels = pixels.baseAddress, let old = others.baseAddress else { return true }
        return pixels == old || memcmp(pixels, old, others.count) == 0
      }
    }
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    hasher.combine(height)
    let step = max(1, pixels.count / 4 / Self.hashed) * 4
    for start in stride(from: 0, to: pixels.count, by: step) {
      hasher.combine(pixels[start])
      hasher.combine(pixels[start + 1])
      hasher.combine(pixels[start + 2])
    }
  }
}
