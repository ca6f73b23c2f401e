import Pictures
import TerminalModel

/// PNG files that are written without a library.
enum StoredPNG {
  /// Bytes in a block that is not packed (RFC 1951, section 3.2.4).
  private static let block = 65_535

  /// The file of a picture, packed where that is possible.
  static func file(of raster: Raster, _ deflate: (([UInt8]) -> [UInt8]?)?) -> [UInt8] {
    var rows: [UInt8] = []
    rows.reserveCapacity(raster.height * (raster.width * 4 + 1))
    for y in 0..<raster.height {
      // The number of the filter: none.
      rows.append(0)
      rows += raster.pixels[y * raster.width * 4..<(y + 1) * raster.width * 4]
    }
    let file = PNGFile(
      width: raster.width, height: raster.height, hasAlpha: true,
      packed: deflate?(rows) ?? stored(rows))
    return [UInt8](file.data)
  }

  /// Bytes in the form of zlib (RFC 1950), not packed.
  private static func stored(_ content: [UInt8]) -> [UInt8] {
    var out: [UInt8] = [0x78, 0x01]
    for start in stride(from: 0, to: content.count, by: block) {
      let end = min(start + block, content.count)
      let length = UInt16(end - start)
      out.append(end == content.count ? 1 : 0)
      for number in [length, ~length] {
        out += [UInt8(truncatingIfNeeded: number), UInt8(truncatingIfNeeded: number >> 8)]
      }
      out += content[start..<end]
    }
    var (low, high): (UInt32, UInt32) = (1, 0)
    for byte in content {
      low += UInt32(byte)
      if low >= 65_521 { low -= 65_521 }
      high = (high + low) % 65_521
    }
    return out + PNGFile.bytes(high << 16 | low)
  }
}
