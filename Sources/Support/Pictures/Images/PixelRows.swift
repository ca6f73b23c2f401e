import Glibc

/// Rows of pixels as Cairo has them: 32 bits in the machine's order, colours multiplied by alpha.
struct PixelRows {
  let start: UnsafeRawPointer
  let width: Int
  let height: Int
  /// Bytes from row to row.
  let stride: Int

  /// The pixels of a row.
  private func row(_ y: Int) -> UnsafeBufferPointer<UInt32> {
    let first = (start + y * stride).assumingMemoryBound(to: UInt32.self)
    return UnsafeBufferPointer(start: first, count: width)
  }

  /// Whether other rows have the same pixels.
  func hasSamePixels(as other: PixelRows) -> Bool {
    width == other.width && height == other.height
      && (0..<height).allSatisfy { y in
        memcmp(start + y * stride, other.start + y * other.stride, width * 4) == 0
      }
  }

  /// Hands over each row of pixels.
  func forEachRow(_ body: (UnsafeBufferPointer<UInt32>) -> Void) {
    for y in 0..<height { body(row(y)) }
  }

  /// Hands over the pixels that differ from those of other rows of the same size, each with its number
  /// from the first of all.
  func forEachDifference(from other: PixelRows, _ body: (Int, UInt32, UInt32) -> Void) {
    for y in 0..<height {
      let (one, two) = (row(y), other.row(y))
      if memcmp(start + y * stride, other.start + y * other.stride, width * 4) == 0 { continue }
      for x in 0..<width where one[x] != two[x] { body(y * width + x, one[x], two[x]) }
    }
  }

  /// The colour of a pixel.
  func color(x: Int, y: Int) -> PictureColor {
    let pixel = row(y)[x]
    let alpha = pixel >> 24
    return PictureColor(
      red: Self.straight(pixel >> 16, alpha), green: Self.straight(pixel >> 8, alpha),
      blue: Self.straight(pixel, alpha), alpha: UInt8(truncatingIfNeeded: alpha))
  }

  /// Whether all pixels hide what is behind them.
  var areOpaque: Bool {
    for y in 0..<height {
      var all: UInt32 = 0xFF00_0000
      for pixel in row(y) { all &= pixel }
      if all != 0xFF00_0000 { return false }
    }
    return true
  }

  /// The channels of each pixel, row by row, colours as they are without alpha.
  ///
  /// - Parameter hasAlpha: Whether alpha follows red, green and blue.
  /// - Returns: The channels.
  func channels(hasAlpha: Bool) -> [UInt8] {
    let length = width * (hasAlpha ? 4 : 3)
    return [UInt8](unsafeUninitializedCapacity: length * height) { buffer, count in
      guard let start = buffer.baseAddress else { return }
      for y in 0..<height { write(row(y), hasAlpha: hasAlpha, to: start + y * length) }
      count = length * height
    }
  }

  private func write(
    _ row: UnsafeBufferPointer<UInt32>, hasAlpha: Bool, to start: UnsafeMutablePointer<UInt8>
  ) {
    var out = start
    for pixel in row {
      let alpha = pixel >> 24
      out[0] = Self.straight(pixel >> 16, alpha)
      out[1] = Self.straight(pixel >> 8, alpha)
      out[2] = Self.straight(pixel, alpha)
      if hasAlpha { out[3] = UInt8(truncatingIfNeeded: alpha) }
      out += hasAlpha ? 4 : 3
    }
  }

  private static func straight(_ value: UInt32, _ alpha: UInt32) -> UInt8 {
    let value = value & 0xFF
    if alpha == 255 { return UInt8(truncatingIfNeeded: value) }
    return alpha == 0 ? 0 : UInt8(truncatingIfNeeded: min(255, (value * 255 + alpha / 2) / alpha))
  }

  /// The rows as a PNG file has them before they are packed: each with the number of its filter, all
  /// "Up" (PNG specification, section 9.2), by which equal rows are zeros.
  func filtered(hasAlpha: Bool) -> [UInt8] {
    let length = width * (hasAlpha ? 4 : 3)
    let channels = channels(hasAlpha: hasAlpha)
    return [UInt8](unsafeUninitializedCapacity: (length + 1) * height) { buffer, count in
      guard var out = buffer.baseAddress else { return }
      channels.withUnsafeBufferPointer { channels in
        guard var row = channels.baseAddress else { return }
        for y in 0..<height {
          out[0] = 2
          out += 1
          if y == 0 {
            out.update(from: row, count: length)
          } else {
            let above = row - length
            for x in 0..<length { out[x] = row[x] &- above[x] }
          }
          out += length
          row += length
        }
      }
      count = (length + 1) * height
    }
  }
}
