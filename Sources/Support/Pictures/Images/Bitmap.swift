package import Foundation

/// Pixels in memory, which need no library to be looked at or changed.
package struct Bitmap: Hashable, Sendable {
  /// Pixels in a row.
  package let width: Int
  /// Rows.
  package let height: Int
  /// Red, green, blue and alpha of each pixel, row by row from the upper one; colours are not
  /// multiplied by alpha.
  package var channels: [UInt8]

  /// Pixels of one colour.
  ///
  /// - Parameters:
  ///   - width: Pixels in a row; none where it is negative.
  ///   - height: Rows; none where it is negative.
  ///   - color: Red, green, blue and alpha.
  package init(width: Int, height: Int, filledWith color: [UInt8] = [0, 0, 0, 0]) {
    self.width = max(0, width)
    self.height = max(0, height)
    channels = Array(repeating: color, count: self.width * self.height).flatMap(\.self)
  }

  /// Pixels that are there already, four bytes each; `nil` is made of any other number of bytes.
  package init?(width: Int, height: Int, channels: [UInt8]) {
    guard width > 0, height > 0, channels.count == width * height * 4 else { return nil }
    self.width = width
    self.height = height
    self.channels = channels
  }

  /// Red, green, blue and alpha of a pixel; nothing outside.
  package subscript(x: Int, y: Int) -> [UInt8] {
    get {
      guard (0..<width).contains(x), (0..<height).contains(y) else { return [0, 0, 0, 0] }
      let start = (y * width + x) * 4
      return Array(channels[start..<start + 4])
    }
    set {
      guard (0..<width).contains(x), (0..<height).contains(y), newValue.count == 4 else { return }
      let start = (y * width + x) * 4
      for index in 0..<4 { channels[start + index] = newValue[index] }
    }
  }

  /// The part in a rectangle of pixels; `nil` where nothing of it lies within.
  package func cropped(to rectangle: CGRect) -> Bitmap? {
    let area = rectangle.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
    guard !area.isNull, area.width >= 1, area.height >= 1 else { return nil }
    let (left, top) = (Int(area.minX), Int(area.minY))
    let (columns, rows) = (Int(area.width), Int(area.height))
    var part: [UInt8] = []
    part.reserveCapacity(columns * rows * 4)
    for y in top..<top + rows {
      let start = (y * width + left) * 4
      part += channels[start..<start + columns * 4]
    }
    return Bitmap(width: columns, height: rows, channels: part)
  }

  /// The pixels as a file in PNG format.
  ///
  /// - Returns: The bytes; `nil` for no pixels, or where zlib is not installed.
  package func pngData() -> Data? {
    guard width > 0, height > 0 else { return nil }
    var rows: [UInt8] = []
    rows.reserveCapacity(height * (width * 4 + 1))
    for y in 0..<height {
      // No filter.
      rows.append(0)
      rows += channels[y * width * 4..<(y + 1) * width * 4]
    }
    return PixelPacking.deflated(rows).map {
      PNGFile(width: width, height: height, hasAlpha: true, packed: $0).data
    }
  }
}

extension Picture {
  /// The pixels of the picture.
  package var bitmap: Bitmap? { Bitmap(width: width, height: height, channels: pixels) }
}
