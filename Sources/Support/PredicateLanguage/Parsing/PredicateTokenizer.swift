import Foundation

/// Cuts a predicate format into tokens, from left to right and each byte once.
struct PredicateTokenizer {
  /// What is wrong and where, in bytes.
  struct Failure: Error {
    var offset: Int
    var reason: String
  }

  private let bytes: [UInt8]
  private var position = 0

  init(_ format: String) { bytes = Array(format.utf8) }

  /// The next token and where it begins, in bytes.
  mutating func next() throws(Failure) -> (token: PredicateToken, offset: Int) {
    while let byte = peek(), Self.isSpace(byte) { position += 1 }
    let start = position
    guard let byte = peek() else { return (.end, start) }
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      return (.string(try string(quotedBy: byte)), start)
    case UInt8(ascii: "0")...UInt8(ascii: "9"): return (try number(), start)
    case UInt8(ascii: "."):
      if let digit = peek(1), Self.isDigit(digit) { return (try number(), start) }
    case UInt8(ascii: "$"): return (.variable(try name("a name after \"$\"")), start)
    case UInt8(ascii: "#"): return (.escapedWord(try name("a name after \"#\"")), start)
    case UInt8(ascii: "@"):
      return (.collectionOperator("@" + (try name("a name after \"@\""))), start)
    case UInt8(ascii: "%"): return (try placeholder(), start)
    default:
      if Self.startsWord(byte) { return (.word(word()), start) }
    }
    return (.symbol(try symbol()), start)
  }

  /// The character that a byte belongs to, counted from 0.
  func characterOffset(ofByte offset: Int) -> Int {
    String(decoding: bytes.prefix(offset), as: UTF8.self).count
  }

  private func peek(_ distance: Int = 0) -> UInt8? {
    position + distance < bytes.count ? bytes[position + distance] : nil
  }

  private mutating func word() -> String {
    let start = position
    while let byte = peek(), Self.startsWord(byte) || Self.isDigit(byte) { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  /// The name after a sign that has not been skipped yet.
  private mutating func name(_ expected: String) throws(Failure) -> String {
    let start = position
    position += 1
    guard let byte = peek(), Self.startsWord(byte) else {
      throw Failure(offset: start, reason: "expected \(expected)")
    }
    return word()
  }

  /// `%@`, `%K`, `%d`, and numbers of other sizes, such as `%lu`.
  private mutating func placeholder() throws(Failure) -> PredicateToken {
    let start = position
    position += 1
    // A width or precision, as in `%.2f`, does not change a number's value.
    while let byte = peek(), Self.isDigit(byte) || byte == UInt8(ascii: ".") { position += 1 }
    while let byte = peek(), "lhqzt".utf8.contains(byte) { position += 1 }
    guard let byte = peek(), "@KdDiuUxXoOfFeEgGaAcCsSp%".utf8.contains(byte) else {
      throw Failure(offset: start, reason: "expected \"@\", \"K\" or a number's letter after \"%\"")
    }
    position += 1
    return .placeholder(Character(UnicodeScalar(byte)))
  }

  private mutating func symbol() throws(Failure) -> PredicateToken.Symbol {
    if let second = peek(1), let symbol = Self.pair(bytes[position], second) {
      position += 2
      return symbol
    }
    if let symbol = Self.singles[bytes[position]] {
      position += 1
      return symbol
    }
    throw Failure(offset: position, reason: "\"\(character)\" means nothing here")
  }

  /// The character at the position; control characters by number.
  private var character: String {
    let byte = bytes[position]
    return byte < 0x20 || byte == 0x7F
      ? "\\u{" + String(byte, radix: 16) + "}" : String(UnicodeScalar(byte))
  }

  private static func pair(_ first: UInt8, _ second: UInt8) -> PredicateToken.Symbol? {
    switch (UnicodeScalar(first), UnicodeScalar(second)) {
    case ("=", "="): .equal
    case ("!", "="), ("<", ">"): .notEqual
    case ("<", "="), ("=", "<"): .lessOrEqual
    case (">", "="), ("=", ">"): .greaterOrEqual
    case ("&", "&"): .and
    case ("|", "|"): .or
    case ("*", "*"): .power
    default: nil
    }
  }

  private static let singles: [UInt8: PredicateToken.Symbol] = [
    UInt8(ascii: "="): .equal, UInt8(ascii: "<"): .less, UInt8(ascii: ">"): .greater,
    UInt8(ascii: "!"): .not, UInt8(ascii: "+"): .plus, UInt8(ascii: "-"): .minus,
    UInt8(ascii: "*"): .times, UInt8(ascii: "/"): .divide,
    UInt8(ascii: "("): .openParenthesis, UInt8(ascii: ")"): .closeParenthesis,
    UInt8(ascii: "{"): .openBrace, UInt8(ascii: "}"): .closeBrace,
    UInt8(ascii: "["): .openBracket, UInt8(ascii: "]"): .closeBracket,
    UInt8(ascii: ","): .comma, UInt8(ascii: "."): .dot, UInt8(ascii: ":"): .colon,
  ]

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func startsWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}

extension PredicateTokenizer {
  /// Digits with a fraction and an exponent, or hexadecimal, octal or binary digits.
  private mutating func number() throws(Failure) -> PredicateToken {
    let start = position
    if bytes[position] == UInt8(ascii: "0"), let letter = peek(1),
      let radix = [UInt8(ascii: "x"): 16, UInt8(ascii: "o"): 8, UInt8(ascii: "b"): 2][letter | 0x20]
    {
      position += 2
      let digits = word(startingAt: position)
      guard let value = Int(digits, radix: radix) else {
        throw Failure(offset: start, reason: "\"\(text(from: start))\" is no number")
      }
      return .integer(value)
    }
    skipDigits()
    var isWhole = true
    if peek() == UInt8(ascii: "."), let digit = peek(1), Self.isDigit(digit) {
      isWhole = false
      position += 1
      skipDigits()
    }
    if let letter = peek(), letter | 0x20 == UInt8(ascii: "e") {
      let hasSign = peek(1) == UInt8(ascii: "+") || peek(1) == UInt8(ascii: "-")
      if let digit = peek(hasSign ? 2 : 1), Self.isDigit(digit) {
        isWhole = false
        position += hasSign ? 3 : 2
        skipDigits()
      }
    }
    if isWhole, let value = Int(text(from: start)) { return .integer(value) }
    return .real(Double(text(from: start)) ?? 0)
  }

  private mutating func skipDigits() {
    while let byte = peek(), Self.isDigit(byte) { position += 1 }
  }

  private mutating func word(startingAt start: Int) -> String {
    position = start
    return word()
  }

  private func text(from start: Int) -> String {
    String(decoding: bytes[start..<position], as: UTF8.self)
  }

  /// A constant in quotes; a backslash takes the next character as it is, but for `\n`, `\t`, `\r`
  /// and `\uXXXX`.
  private mutating func string(quotedBy quote: UInt8) throws(Failure) -> String {
    let start = position
    position += 1
    var text: [UInt8] = []
    while let byte = peek() {
      position += 1
      if byte == quote { return String(decoding: text, as: UTF8.self) }
      guard byte == UInt8(ascii: "\\"), let escaped = peek() else {
        text.append(byte)
        continue
      }
      position += 1
      switch escaped {
      case UInt8(ascii: "n"): text.append(0x0A)
      case UInt8(ascii: "t"): text.append(0x09)
      case UInt8(ascii: "r"): text.append(0x0D)
      case UInt8(ascii: "u"): text += try escapedScalars()
      default: text.append(escaped)
      }
    }
    throw Failure(offset: start, reason: "the string that begins here does not end")
  }

  /// The character that `\uXXXX` stands for, of two such if one alone is half a character.
  private mutating func escapedScalars() throws(Failure) -> [UInt8] {
    let start = position - 2
    var units = [try escapedUnit(from: start)]
    if UTF16.isLeadSurrogate(units[0]), peek() == UInt8(ascii: "\\"), peek(1) == UInt8(ascii: "u") {
      position += 2
      units.append(try escapedUnit(from: start))
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }

  private mutating func escapedUnit(from start: Int) throws(Failure) -> UInt16 {
    let end = min(position + 4, bytes.count)
    let digits = String(decoding: bytes[position..<end], as: UTF8.self)
    guard digits.utf8.count == 4, let unit = UInt16(digits, radix: 16) else {
      throw Failure(offset: start, reason: "\"\\u\" needs four hexadecimal digits")
    }
    position = end
    return unit
  }
}
