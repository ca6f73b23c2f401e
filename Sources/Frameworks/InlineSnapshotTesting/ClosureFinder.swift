import Foundation

/// Finds the closures at the end of a call in its source, by what brackets, texts and comments are: a
/// host has no parser of Swift.
struct ClosureFinder {
  /// The lines on which closures begin: those that are the last arguments, then those behind them.
  private(set) var lines: [Int] = []

  private let bytes: [UInt8]
  private var place: Int
  /// Where the name of the closure begins that is read; of a variable of a function the optimiser of Swift
  /// 6.3 takes the value before.
  private var labelStart = 0
  /// Where the call's arguments begin.
  private let first: (place: Int, line: Int)

  /// Reads a call.
  ///
  /// - Parameters:
  ///   - path: The file; `nil` where it cannot be read.
  ///   - line: Where the arguments begin, from 1.
  ///   - column: See `line`; in bytes.
  init?(path: String, line: Int, column: Int) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(text: Array(data), line: line, column: column)
  }

  /// Reads a call in a text.
  init?(text bytes: [UInt8], line: Int, column: Int) {
    guard line > 0, column > 0 else { return nil }
    var start = 0
    for _ in 1..<line {
      guard let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
      start = end + 1
    }
    place = start + column - 1
    (self.bytes, first) = (bytes, (place, line))
    guard "({".utf8.contains(byte()) else { return nil }
    if byte() == UInt8(ascii: "(") { readArguments() }
    readTrailingClosures()
  }

  private func byte(_ distance: Int = 0) -> UInt8 {
    bytes.indices.contains(place + distance) ? bytes[place + distance] : 0
  }

  private mutating func advance() { place += 1 }

  /// The line of a place that has been come past.
  private func line(of place: Int) -> Int {
    first.line + bytes[first.place..<min(place, bytes.count)].count { $0 == UInt8(ascii: "\n") }
  }

  private mutating func readArguments() {
    advance()
    skipBlanks()
    while place < bytes.count, byte() != UInt8(ascii: ")") {
      let start = line(of: place)
      skipLabel()
      // A closure that is called at once is none.
      let isClosure = byte() == UInt8(ascii: "{")
      var parts = 0
      while place < bytes.count, !",)".utf8.contains(byte()) {
        skipPart()
        skipBlanks()
        parts += 1
      }
      lines = isClosure && parts == 1 ? lines + [start] : []
      if byte() == UInt8(ascii: ",") { advance() }
      skipBlanks()
    }
    advance()
  }

  private mutating func readTrailingClosures() {
    skipBlanks()
    guard byte() == UInt8(ascii: "{") else { return }
    labelStart = place
    repeat {
      lines.append(line(of: labelStart))
      skipPart()
      skipBlanks()
      labelStart = place
    } while skipLabel() && byte() == UInt8(ascii: "{")
  }

  /// Goes past a name and its colon, if that is what is here.
  ///
  /// - Returns: Whether it is.
  @discardableResult
  private mutating func skipLabel() -> Bool {
    let former = place
    while Self.isNamePart(byte()) { advance() }
    if place > former {
      skipBlanks()
      if byte() == UInt8(ascii: ":") {
        advance()
        skipBlanks()
        return true
      }
    }
    place = former
    return false
  }

  private static func isNamePart(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "`")
      || (byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z"))
      || (byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9"))
  }

  /// Goes past blanks and comments.
  private mutating func skipBlanks() {
    while place < bytes.count {
      if byte() == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "/") {
        while place < bytes.count, byte() != UInt8(ascii: "\n") { advance() }
      } else if byte() == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
        skipComment()
      } else if [0x20, 0x09, 0x0A, 0x0D].contains(byte()) {
        advance()
      } else {
        return
      }
    }
  }

  private mutating func skipComment() {
    var depth = 0
    repeat {
      if byte() == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
        depth += 1
        advance()
      } else if byte() == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
        depth -= 1
        advance()
      }
      advance()
    } while depth > 0 && place < bytes.count
  }

  /// Goes past a text, all that is in brackets, or one byte.
  private mutating func skipPart() {
    switch byte() {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
      advance()
      skipBlanks()
      while place < bytes.count, !")]}".utf8.contains(byte()) {
        skipPart()
        skipBlanks()
      }
      advance()
    case UInt8(ascii: "\""), UInt8(ascii: "#"): skipText()
    default: advance()
    }
  }

  /// Goes past a text with what is written into it, or past the marks of something else.
  private mutating func skipText() {
    var marks = 0
    while byte() == UInt8(ascii: "#") {
      marks += 1
      advance()
    }
    guard byte() == UInt8(ascii: "\"") else { return }
    let quotes = byte(1) == byte() && byte(2) == byte() ? 3 : 1
    for _ in 0..<quotes { advance() }
    while place < bytes.count {
      if byte() == UInt8(ascii: "\\"), has(marks, of: UInt8(ascii: "#"), at: 1) {
        for _ in 0...marks { advance() }
        if byte() == UInt8(ascii: "(") { skipPart() } else { advance() }
      } else if has(quotes, of: UInt8(ascii: "\""), at: 0),
        has(marks, of: UInt8(ascii: "#"), at: quotes)
      {
        for _ in 0..<quotes + marks { advance() }
        return
      } else {
        advance()
      }
    }
  }

  private func has(_ count: Int, of searched: UInt8, at distance: Int) -> Bool {
    (0..<count).allSatisfy { byte(distance + $0) == searched }
  }
}
