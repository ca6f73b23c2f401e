/// Bytes as the characters of RFC 4648, section 4.
enum Base64 {
  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// The characters of some bytes.
  static func encoded(_ bytes: [UInt8]) -> [UInt8] {
    let length = (bytes.count + 2) / 3 * 4
    return [UInt8](unsafeUninitializedCapacity: length) { out, count in
      bytes.withUnsafeBufferPointer { bytes in
        alphabet.withUnsafeBufferPointer { alphabet in
          var place = 0
          for start in stride(from: 0, to: bytes.count, by: 3) {
            let left = bytes.count - start
            var word = UInt32(bytes[start]) << 16
            if left > 1 { word |= UInt32(bytes[start + 1]) << 8 }
            if left > 2 { word |= UInt32(bytes[start + 2]) }
            out[place] = alphabet[Int(word >> 18)]
            out[place + 1] = alphabet[Int(word >> 12 & 63)]
            out[place + 2] = left > 1 ? alphabet[Int(word >> 6 & 63)] : UInt8(ascii: "=")
            out[place + 3] = left > 2 ? alphabet[Int(word & 63)] : UInt8(ascii: "=")
            place += 4
          }
        }
      }
      count = length
    }
  }
}
