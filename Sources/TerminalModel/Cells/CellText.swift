/// The text of a cell in sixteen bytes that own no memory.
///
/// Frames have thousands of cells, which are copied and compared for each key. Texts of up to
/// fifteen bytes, and so nearly all, stand in the value itself; longer ones are kept elsewhere.
struct CellText: Hashable, Sendable {
  /// The first eight bytes, the first one lowest; or the number of a ``KeptText``.
  private var low: UInt64 = 0
  /// The other seven bytes, and above them the number of bytes or ``isKept``.
  private var high: UInt64 = 0

  private static let isKept: UInt64 = 0xFF << 56
  private static let capacity = 15

  /// No text.
  init() {}

  /// A character of ASCII.
  init(ascii byte: UInt8) {
    low = UInt64(byte)
    high = 1 << 56
  }

  /// A text.
  init(_ text: String) {
    var count = 0
    for byte in text.utf8 {
      guard count < Self.capacity else {
        low = KeptText(text).number
        high = Self.isKept
        return
      }
      if count < 8 {
        low |= UInt64(byte) << (UInt64(count) * 8)
      } else {
        high |= UInt64(byte) << (UInt64(count - 8) * 8)
      }
      count += 1
    }
    high |= UInt64(count) << 56
  }

  /// Whether there is none: the cell continues the one to its left.
  var isEmpty: Bool { high == 0 }

  /// The text, where it is one character of printable ASCII.
  var printableByte: UInt8? {
    high == 1 << 56 && low >= 0x20 && low < 0x7F ? UInt8(truncatingIfNeeded: low) : nil
  }

  /// The text, where it is one scalar.
  var scalar: Unicode.Scalar? {
    let lead = low & 0xFF
    // What each byte after the first adds, for sequences of two, three and four bytes.
    func tail(_ place: UInt64) -> UInt64 { low >> (place * 8) & 0x3F }
    let value: UInt64
    switch high >> 56 {
    case 1: value = lead
    case 2 where lead >= 0xC0: value = (lead & 0x1F) << 6 | tail(1)
    case 3 where lead >= 0xE0: value = (lead & 0xF) << 12 | tail(1) << 6 | tail(2)
    case 4 where lead >= 0xF0:
      value = (lead & 0x7) << 18 | tail(1) << 12 | tail(2) << 6 | tail(3)
    default: return nil
    }
    return Unicode.Scalar(UInt32(value))
  }

  /// The text.
  var string: String {
    let (low, high) = (self.low, self.high)
    guard high != Self.isKept else { return KeptText(number: low).string ?? "" }
    return String(unsafeUninitializedCapacity: Self.capacity) { buffer in
      let count = Int(high >> 56)
      for place in 0..<count {
        let part = place < 8 ? low >> (UInt64(place) * 8) : high >> (UInt64(place - 8) * 8)
        buffer[place] = UInt8(truncatingIfNeeded: part)
      }
      return count
    }
  }
}
