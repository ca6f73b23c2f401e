import TerminalModel

/// Puts two pictures into one, so that a person sees what differs.
enum RasterBlend {
  /// The first left of a line, the other right of it.
  ///
  /// - Parameters:
  ///   - one: The picture on the left.
  ///   - other: The picture on the right.
  ///   - share: Where the line is, from 0 at the left edge to 100.
  /// - Returns: A picture as large as both.
  static func divided(_ one: Raster, _ other: Raster, at share: Int) -> Raster {
    let width = max(one.width, other.width)
    let line = width * share / 100
    return combined(one, other) { x, a, b in
      x == line && share > 0 && share < 100 ? lineColor : x < line ? a : b
    }
  }

  /// The first over the other.
  ///
  /// - Parameters:
  ///   - one: The picture above.
  ///   - other: The picture below.
  ///   - share: How opaque the one above is, from 0 to 100.
  /// - Returns: A picture as large as both.
  static func mixed(_ one: Raster, _ other: Raster, share: Int) -> Raster {
    combined(one, other) { _, a, b in
      var mixed: UInt32 = 0
      for shift in stride(from: UInt32(0), to: 32, by: 8) {
        let (over, under) = (a >> shift & 255, b >> shift & 255)
        mixed |= ((over * UInt32(share) + under * UInt32(100 - share)) / 100) << shift
      }
      return mixed
    }
  }

  /// The other, pale and grey, with what differs from the first in red.
  static func marked(_ one: Raster, _ other: Raster) -> Raster {
    combined(one, other) { _, a, b in
      if a != b { return markColor }
      let light = ((b & 255) * 30 + (b >> 8 & 255) * 59 + (b >> 16 & 255) * 11) / 100
      let pale = 160 + light * 80 / 255
      return 0xFF00_0000 | pale << 16 | pale << 8 | pale
    }
  }

  // Red, green, blue and alpha from the lowest byte.
  private static let lineColor: UInt32 = 0xFFFF_840A
  private static let markColor: UInt32 = 0xFF30_3BE6

  /// Combines two pictures pixel by pixel; where one of them ends, its pixels are transparent.
  private static func combined(
    _ one: Raster, _ other: Raster, _ body: (_ x: Int, UInt32, UInt32) -> UInt32
  ) -> Raster {
    let (width, height) = (max(one.width, other.width), max(one.height, other.height))
    var pixels = [UInt8](repeating: 0, count: width * height * 4)
    one.pixels.withUnsafeBytes { first in
      other.pixels.withUnsafeBytes { second in
        pixels.withUnsafeMutableBytes { target in
          for y in 0..<height {
            for x in 0..<width {
              let a = x < one.width && y < one.height ? pixel(first, y * one.width + x) : 0
              let b = x < other.width && y < other.height ? pixel(second, y * other.width + x) : 0
              target.storeBytes(
                of: UInt32(littleEndian: body(x, a, b)), toByteOffset: (y * width + x) * 4,
                as: UInt32.self)
            }
          }
        }
      }
    }
    return Raster(width: width, height: height, pixels: pixels) ?? one
  }

  private static func pixel(_ bytes: UnsafeRawBufferPointer, _ place: Int) -> UInt32 {
    UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: place * 4, as: UInt32.self))
  }
}
