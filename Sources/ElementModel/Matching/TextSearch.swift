import PredicateLanguage

/// Searches ASCII texts for an ASCII text, byte by byte.
struct TextSearch: Sendable {
  /// Where the text must be found.
  enum Place {
    case anywhere, start, end, whole
  }

  /// What is searched for.
  let text: String
  private let place: Place
  private let needle: [UInt8]
  /// Maps bytes to what they count as: letters to small ones where case is overlooked.
  private let fold: [UInt8]

  /// Prepares a search; `nil` when the text searched for is not plain enough.
  init?(_ text: String, _ place: Place, _ options: PredicateComparison.Options) {
    // Accents make no difference between ASCII letters.
    guard !text.isEmpty, text.utf8.allSatisfy({ $0 < 0x80 && $0 != 0x0D }) else { return nil }
    self.text = text
    self.place = place
    let ignoresCase = options.contains(.caseInsensitive)
    let fold = (0...UInt8.max).map { byte -> UInt8 in
      ignoresCase && (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
    }
    self.fold = fold
    needle = text.utf8.map { fold[Int($0)] }
  }

  /// Whether the text is found; `nil` when another text is not ASCII, so that characters must be
  /// compared.
  func matches(_ other: String) -> Bool? {
    let found = other.utf8.withContiguousStorageIfAvailable { bytes -> Bool? in
      var all: UInt8 = 0
      for byte in bytes { all |= byte }
      return all < 0x80 ? find(in: bytes) : nil
    }
    return found ?? nil
  }

  private func find(in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard bytes.count >= needle.count else { return false }
    let last = bytes.count - needle.count
    return needle.withUnsafeBufferPointer { needle in
      fold.withUnsafeBufferPointer { fold in
        func isAt(_ start: Int) -> Bool {
          for offset in needle.indices
          where fold[Int(bytes[start + offset])] != needle[offset] { return false }
          return true
        }
        switch place {
        case .start: return isAt(0)
        case .end: return isAt(last)
        case .whole: return last == 0 && isAt(0)
        case .anywhere:
          let first = needle[0]
          for start in 0...last where fold[Int(bytes[start])] == first {
            if isAt(start) { return true }
          }
          return false
        }
      }
    }
  }
}
