/// Reads the values of a PDF file, or of the instructions of a page.
struct PDFScanner {
  let bytes: [UInt8]
  var place: Int

  init(_ bytes: [UInt8], at place: Int = 0) {
    self.bytes = bytes
    self.place = place
  }

  private var byte: UInt8? { place < bytes.count ? bytes[place] : nil }

  private static func isSpace(_ byte: UInt8) -> Bool { [0, 9, 10, 12, 13, 32].contains(byte) }
  private static let delimiters = Set("()<>[]{}/%".utf8)

  /// The next value.
  ///
  /// - Parameter depth: How many lists and tables it is in.
  /// - Returns: `nil` at the end.
  mutating func value(depth: Int = 0) -> PDFValue? {
    skipSpace()
    guard let byte, depth < 50 else { return nil }
    switch byte {
    case UInt8(ascii: "/"):
      place += 1
      return .name(name())
    case UInt8(ascii: "("): return .text(literal())
    case UInt8(ascii: "["):
      place += 1
      return .list(values(until: UInt8(ascii: "]"), depth: depth + 1))
    case UInt8(ascii: "<"):
      guard place + 1 < bytes.count, bytes[place + 1] == byte else { return .text(hexadecimal()) }
      place += 2
      return .table(table(depth: depth + 1))
    case UInt8(ascii: ">"), UInt8(ascii: "]"), UInt8(ascii: ")"), UInt8(ascii: "{"),
      UInt8(ascii: "}"):
      place += 1
      return .word(String(UnicodeScalar(byte)))
    default: return numberOrWord()
    }
  }

  mutating func skipSpace() {
    while let byte {
      if byte == UInt8(ascii: "%") {
        while let byte = self.byte, byte != 10, byte != 13 { place += 1 }
      } else if Self.isSpace(byte) {
        place += 1
      } else {
        return
      }
    }
  }

  private mutating func token() -> String {
    let start = place
    while let byte, !Self.isSpace(byte), !Self.delimiters.contains(byte) { place += 1 }
    return String(decoding: bytes[start..<place], as: UTF8.self)
  }

  private mutating func name() -> String { token() }

  private mutating func numberOrWord() -> PDFValue {
    let text = token()
    // The format's own numbers are far smaller, and words like `inf` are none of them.
    guard let number = Double(text), abs(number) < 1e15 else {
      if text.isEmpty { place += 1 }
      return text == "null" ? .null : .word(text)
    }
    // Two numbers and an R are another object.
    let after = place
    guard text.allSatisfy(\.isNumber), let byte, Self.isSpace(byte) else { return .number(number) }
    skipSpace()
    let generation = token()
    skipSpace()
    if !generation.isEmpty, generation.allSatisfy(\.isNumber), token() == "R" {
      return .reference(Int(number))
    }
    place = after
    return .number(number)
  }

  private mutating func values(until end: UInt8, depth: Int) -> [PDFValue] {
    var values: [PDFValue] = []
    while true {
      skipSpace()
      if byte == end || byte == nil {
        place += 1
        return values
      }
      guard let value = value(depth: depth) else { return values }
      values.append(value)
    }
  }

  private mutating func table(depth: Int) -> [String: PDFValue] {
    var table: [String: PDFValue] = [:]
    while true {
      skipSpace()
      guard let byte else { return table }
      if byte == UInt8(ascii: ">") {
        place += 2
        return table
      }
      guard case .name(let key)? = value(depth: depth), let value = value(depth: depth) else {
        return table
      }
      table[key] = value
    }
  }

  private mutating func literal() -> [UInt8] {
    place += 1
    var (text, depth): ([UInt8], Int) = ([], 1)
    while let byte {
      place += 1
      switch byte {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"):
        depth -= 1
        if depth == 0 { return text }
      case UInt8(ascii: "\\"):
        if let escaped = escape() { text.append(escaped) }
        continue
      default: break
      }
      text.append(byte)
    }
    return text
  }

  /// What follows a backslash; nothing for a line that goes on.
  private mutating func escape() -> UInt8? {
    guard let byte else { return nil }
    place += 1
    switch byte {
    case UInt8(ascii: "n"): return 10
    case UInt8(ascii: "r"): return 13
    case UInt8(ascii: "t"): return 9
    case UInt8(ascii: "b"): return 8
    case UInt8(ascii: "f"): return 12
    case 10, 13: return nil
    case 48...55:
      var number = Int(byte) - 48
      for _ in 0..<2 {
        guard let next = self.byte, (48...55).contains(next) else { break }
        number = number * 8 + Int(next) - 48
        place += 1
      }
      return UInt8(truncatingIfNeeded: number)
    default: return byte
    }
  }

  private mutating func hexadecimal() -> [UInt8] {
    place += 1
    var digits: [UInt8] = []
    while let byte {
      place += 1
      if byte == UInt8(ascii: ">") { break }
      if let digit = Character(UnicodeScalar(byte)).hexDigitValue { digits.append(UInt8(digit)) }
    }
    if digits.count % 2 == 1 { digits.append(0) }
    return stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
  }
}
