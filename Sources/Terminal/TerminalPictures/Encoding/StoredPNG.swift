import TerminalModel

/// PNG files (W3C, third edition) that are written without a library.
enum StoredPNG {
  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
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
    let size = bytes(UInt32(clamping: raster.width)) + bytes(UInt32(clamping: raster.height))
    return signature + chunk("IHDR", size + [8, 6, 0, 0, 0])
      + chunk("IDAT", deflate?(rows) ?? stored(rows)) + chunk("IEND", [])
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
    return out + bytes(high << 16 | low)
  }

  private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    let body = Array(name.utf8) + content
    return bytes(UInt32(clamping: content.count)) + body + bytes(checksum(of: body))
  }

  private static func bytes(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  /// CRC-32 of the PNG specification, annex D.
  private static func checksum(of bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(~0) { sum, byte in table[Int(UInt8(truncatingIfNeeded: sum) ^ byte)] ^ sum >> 8 }
  }

  private static let table = (0..<256 as Range<UInt32>).map { number in
    (0..<8).reduce(number) { sum, _ in sum & 1 == 1 ? 0xEDB8_8320 ^ sum >> 1 : sum >> 1 }
  }
}
