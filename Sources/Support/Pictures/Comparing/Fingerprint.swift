/// A hash that is the same on every machine and in every process, unlike those of `Hasher`.
///
/// Two states of 64 bits, each mixed by a multiplication and a rotation. It tells pictures and
/// descriptions apart; it is no protection against somebody who looks for two with the same.
package struct Fingerprint: Hashable, Sendable {
  private var first: UInt64 = 0xCBF2_9CE4_8422_2325
  private var second: UInt64 = 0x9E37_79B9_7F4A_7C15

  /// The hash of nothing.
  package init() {}

  /// The hash as 32 hexadecimal digits.
  package var text: String {
    [first, second].map { state in
      let digits = String(state, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  /// Takes in a number.
  ///
  /// - Parameter word: The number.
  package mutating func combine(_ word: UInt64) {
    first = Self.mixed(first ^ word, 0x0000_0100_0000_01B3, 29)
    second = Self.mixed(second &+ word, 0xFF51_AFD7_ED55_8CCD, 31)
  }

  /// Takes in a text, with its length.
  ///
  /// - Parameter text: The text.
  package mutating func combine(_ text: String) { combine(bytes: text.utf8) }

  /// Takes in bytes, with their number.
  ///
  /// - Parameter bytes: The bytes.
  package mutating func combine(bytes: some Collection<UInt8>) {
    combine(UInt64(bytes.count))
    var word: UInt64 = 0
    var shift: UInt64 = 0
    for byte in bytes {
      word |= UInt64(byte) << shift
      shift += 8
      if shift == 64 {
        combine(word)
        (word, shift) = (0, 0)
      }
    }
    if shift > 0 { combine(word) }
  }

  /// Takes in a row of pixels.
  mutating func combine(pixels row: UnsafeBufferPointer<UInt32>) {
    var place = 0
    while place + 1 < row.count {
      combine(UInt64(row[place]) << 32 | UInt64(row[place + 1]))
      place += 2
    }
    if place < row.count { combine(UInt64(row[place])) }
  }

  private static func mixed(_ value: UInt64, _ factor: UInt64, _ turn: UInt64) -> UInt64 {
    let product = value &* factor
    return product << turn | product >> (64 - turn)
  }
}
