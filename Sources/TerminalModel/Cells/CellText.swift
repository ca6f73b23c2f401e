import Synchronization

/// The text of a cell in sixteen bytes that own no memory.
///
/// Frames have thousands of cells, which are copied and compared for each key. Texts of up to
/// fifteen bytes, and so nearly all, stand in the value itself; longer ones in a table.
struct CellText: Hashable, Sendable {
  /// The first eight bytes, the first one lowest; or the place in the table.
  private var low: UInt64 = 0
  /// The other seven bytes, and above them the number of bytes or ``inTable``.
  private var high: UInt64 = 0

  private static let inTable: UInt64 = 0xFF << 56
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
        low = Self.table.withLock { $0.place(of: text) }
        high = Self.inTable
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

  /// The text.
  var string: String {
    let (low, high) = (self.low, self.high)
    guard high != Self.inTable else { return Self.table.withLock { $0.text(at: low) } }
    return String(unsafeUninitializedCapacity: Self.capacity) { buffer in
      let count = Int(high >> 56)
      for place in 0..<count {
        let part = place < 8 ? low >> (UInt64(place) * 8) : high >> (UInt64(place - 8) * 8)
        buffer[place] = UInt8(truncatingIfNeeded: part)
      }
      return count
    }
  }

  /// Long texts: characters with many marks, and whole families of emoji.
  private struct Table {
    /// More than any app shows; what comes later is shown as a sign that something is missing.
    private static let limit = 65_536
    private var texts: [String] = []
    private var places: [String: Int] = [:]

    mutating func place(of text: String) -> UInt64 {
      if let known = places[text] { return UInt64(known) }
      guard texts.count < Self.limit else { return UInt64(Self.limit) }
      // Two texts of different scalars may be equal: the first one stands for both.
      texts.append(text)
      places[text] = texts.count - 1
      return UInt64(texts.count - 1)
    }

    func text(at place: UInt64) -> String {
      place < UInt64(texts.count) ? texts[Int(place)] : "\u{FFFD}"
    }
  }

  private static let table = Mutex(Table())
}
