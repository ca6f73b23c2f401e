/// The text of a cell in eight bytes that own no memory.
///
/// Frames have thousands of cells, which are copied and compared for each key. Texts of up to
/// seven bytes, and so nearly all, stand in the value itself; longer ones, and those of which there
/// is a whole picture, are kept elsewhere.
struct CellText: Hashable, Sendable {
  /// Up to seven bytes, the first one lowest, or the numbers of kept texts.
  ///
  /// The highest byte has the number of bytes, or is ``isKept``: then the lowest bits number the
  /// text, and those above them the whole picture, each as a ``KeptText``.
  private var bits: UInt64 = 0

  private static let isKept: UInt64 = 0xFF << 56
  private static let capacity = 7
  /// Bits that the number of a ``KeptText`` takes.
  private static let numberWidth: UInt64 = 28
  private static let numberMask: UInt64 = 1 << numberWidth - 1

  /// No text.
  init() {}

  /// A character of one scalar.
  init(_ scalar: Unicode.Scalar) { append(scalar.utf8) }

  /// A text, and the whole of an emoji of which it is the first picture.
  init(_ text: String, picture: String? = nil) {
    guard picture == nil, text.utf8.count <= Self.capacity else {
      let number = KeptText(text.isEmpty ? nil : text).number
      bits = Self.isKept | KeptText(picture).number << Self.numberWidth | number
      return
    }
    append(text.utf8)
  }

  /// Takes the bytes of a text into the value, which has none so far.
  private mutating func append(_ bytes: some Sequence<UInt8>) {
    var count: UInt64 = 0
    for byte in bytes {
      bits |= UInt64(byte) << (count * 8)
      count += 1
    }
    bits |= count << 56
  }

  /// Whether there is none: the cell continues the one to its left.
  var isEmpty: Bool { bits == 0 || bits >= Self.isKept && bits & Self.numberMask == 0 }

  /// The text, where it is one character of printable ASCII.
  var printableByte: UInt8? {
    let byte = bits ^ 1 << 56
    return byte >= 0x20 && byte < 0x7F ? UInt8(truncatingIfNeeded: byte) : nil
  }

  /// The text, where it is one scalar.
  var scalar: Unicode.Scalar? {
    let lead = bits & 0xFF
    // What each byte after the first adds, for sequences of two, three and four bytes.
    func tail(_ place: UInt64) -> UInt64 { bits >> (place * 8) & 0x3F }
    let value: UInt64
    switch bits >> 56 {
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
    let bits = self.bits
    guard bits < Self.isKept else {
      return KeptText(number: bits & Self.numberMask).string ?? ""
    }
    return String(unsafeUninitializedCapacity: Self.capacity) { buffer in
      let count = Int(bits >> 56)
      for place in 0..<count {
        buffer[place] = UInt8(truncatingIfNeeded: bits >> (UInt64(place) * 8))
      }
      return count
    }
  }

  /// The whole of an emoji; nil where the text is the whole.
  var picture: String? {
    guard bits >= Self.isKept else { return nil }
    return KeptText(number: bits >> Self.numberWidth & Self.numberMask).string
  }
}
