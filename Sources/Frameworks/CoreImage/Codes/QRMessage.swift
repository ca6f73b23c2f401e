/// The bytes of a square code: what it says, and what makes good what is lost of it.
struct QRMessage {
  /// How large the code is, from 1 to 40.
  let version: Int
  /// The bytes in the order in which they are drawn.
  let bytes: [UInt8]

  /// Puts a message together; `nil` where it is too long for any code.
  init?(_ message: [UInt8], _ level: QRLevel) {
    let fitting = (1...40).first { version in
      level.capacity(version) * 8 >= 4 + Self.lengthBits(version) + message.count * 8
    }
    guard let fitting else { return nil }
    version = fitting
    var bits = BitList()
    // Bytes as they are (ISO/IEC 18004, section 7.4.5).
    bits.append(4, count: 4)
    bits.append(message.count, count: Self.lengthBits(fitting))
    for byte in message { bits.append(Int(byte), count: 8) }
    let room = level.capacity(fitting)
    bits.append(0, count: min(4, room * 8 - bits.count))
    bits.append(0, count: (8 - bits.count % 8) % 8)
    var data = bits.bytes
    for filler in 0..<room - data.count { data.append(filler.isMultiple(of: 2) ? 0xEC : 0x11) }
    bytes = Self.interleaved(data, fitting, level)
  }

  private static func lengthBits(_ version: Int) -> Int { version < 10 ? 8 : 16 }

  /// Divides data into blocks, of which the later ones may be a byte longer, and takes a byte of
  /// each in turn (section 7.6).
  private static func interleaved(
    _ data: [UInt8], _ version: Int, _ level: QRLevel
  ) -> [UInt8] {
    let count = level.blockCount(version)
    let (short, longer) = (data.count / count, data.count % count)
    let divisor = GaloisField.divisor(degree: level.correctionCount(version))
    var blocks: [[UInt8]] = []
    var place = 0
    for block in 0..<count {
      let length = short + (block < count - longer ? 0 : 1)
      blocks.append(Array(data[place..<place + length]))
      place += length
    }
    let corrections = blocks.map { GaloisField.remainder(of: $0, by: divisor) }
    return turns(blocks) + turns(corrections)
  }

  private static func turns(_ blocks: [[UInt8]]) -> [UInt8] {
    let longest = blocks.map(\.count).max() ?? 0
    return (0..<longest).flatMap { index in
      blocks.compactMap { $0.indices.contains(index) ? $0[index] : nil }
    }
  }
}

/// Bits, the highest of each number first.
private struct BitList {
  private var bits: [Bool] = []

  var count: Int { bits.count }

  mutating func append(_ number: Int, count: Int) {
    for bit in (0..<max(0, count)).reversed() { bits.append(number >> bit & 1 == 1) }
  }

  var bytes: [UInt8] {
    stride(from: 0, to: bits.count, by: 8).map { start in
      bits[start..<min(start + 8, bits.count)].reduce(0) { $0 << 1 | ($1 ? 1 : 0) }
    }
  }
}
