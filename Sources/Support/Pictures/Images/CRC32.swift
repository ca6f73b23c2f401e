package import Foundation

/// The checksum of a chunk of a PNG file (PNG specification, section 5.5), which files in ZIP
/// archives have too (APPNOTE.TXT, section 4.4.7).
package enum CRC32 {
  private static let table: [UInt32] = (0..<256).map { index -> UInt32 in
    (0..<8).reduce(UInt32(index)) { value, _ in
      value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1
    }
  }

  /// The checksum of bytes.
  package static func checksum(of bytes: some ContiguousBytes) -> UInt32 {
    table.withUnsafeBufferPointer { table in
      bytes.withUnsafeBytes { bytes in
        var value = UInt32.max
        var position = 0
        while position < bytes.count {
          value = table[Int((value ^ UInt32(bytes[position])) & 0xFF)] ^ (value >> 8)
          position += 1
        }
        return ~value
      }
    }
  }
}
