import Foundation

/// Reads property lists in the old format of OpenStep, which `project.pbxproj` is written in.
///
/// Foundation reads them too, but writes what is wrong to standard error, where a terminal shows it,
/// and does not tell at which line an object begins.
struct OpenStepReader {
  /// What is wrong with a file, and at which line.
  struct Failure: Error {
    var line: Int
    var reason: String
  }

  /// What a file holds.
  struct Contents {
    var value: DocumentValue
    /// The line of each key of the mappings that lie in the outermost one, from 1.
    var lines: [String: Int]
  }

  private static let depthLimit = 100
  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0
  private var line = 1
  private var lines: [String: Int] = [:]

  private init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// Reads a file.
  ///
  /// - Parameter data: The file, in UTF-8.
  /// - Returns: What it holds.
  /// - Throws: ``Failure``.
  static func read(_ data: Data) throws(Failure) -> Contents {
    let result = data.withUnsafeBytes { raw -> Result<Contents, Failure> in
      var reader = OpenStepReader(raw.bindMemory(to: UInt8.self))
      do throws(Failure) {
        let value = try reader.value(depth: 0)
        reader.skipSpace()
        guard reader.current == nil else { throw reader.failure("there is more behind its end") }
        return .success(Contents(value: value, lines: reader.lines))
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }

  private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

  private func failure(_ reason: String) -> Failure { Failure(line: line, reason: reason) }

  private mutating func advance() {
    if bytes[position] == UInt8(ascii: "\n") { line += 1 }
    position += 1
  }

  /// Passes over white space and comments.
  private mutating func skipSpace() {
    while let byte = current {
      if byte == UInt8(ascii: "/"), position + 1 < bytes.count {
        let next = bytes[position + 1]
        if next == UInt8(ascii: "/") {
          while let byte = current, byte != UInt8(ascii: "\n") { position += 1 }
          continue
        }
        if next == UInt8(ascii: "*") {
          position += 2
          while position < bytes.count, !isCommentEnd { advance() }
          position = min(position + 2, bytes.count)
          continue
        }
      }
      guard byte <= 32 || byte == 0xEF && isByteOrderMark else { return }
      advance()
      if byte == 0xEF { position += 2 }
    }
  }

  private var isCommentEnd: Bool {
    bytes[position] == UInt8(ascii: "*") && position + 1 < bytes.count
      && bytes[position + 1] == UInt8(ascii: "/")
  }

  private var isByteOrderMark: Bool { position == 0 && bytes.starts(with: [0xEF, 0xBB, 0xBF]) }

  private mutating func value(depth: Int) throws(Failure) -> DocumentValue {
    skipSpace()
    guard depth < Self.depthLimit else { throw failure("values lie too deep in each other") }
    switch current {
    case UInt8(ascii: "{"): return try mapping(depth: depth)
    case UInt8(ascii: "("): return try list(depth: depth)
    case UInt8(ascii: "<"): return .text(try data())
    default: return .text(try word())
    }
  }

  private mutating func mapping(depth: Int) throws(Failure) -> DocumentValue {
    position += 1
    var values: [String: DocumentValue] = [:]
    while true {
      skipSpace()
      if current == UInt8(ascii: "}") {
        position += 1
        return .mapping(values)
      }
      if depth == 1 {
        let start = line
        let key = try word()
        lines[key] = start
        values[key] = try assigned(depth: depth)
      } else {
        let key = try word()
        values[key] = try assigned(depth: depth)
      }
    }
  }

  /// What is behind a key: `= value;`.
  private mutating func assigned(depth: Int) throws(Failure) -> DocumentValue {
    skipSpace()
    guard current == UInt8(ascii: "=") else { throw failure("\"=\" is missing behind a key") }
    position += 1
    let value = try value(depth: depth + 1)
    skipSpace()
    guard current == UInt8(ascii: ";") else { throw failure("\";\" is missing behind a value") }
    position += 1
    return value
  }

  private mutating func list(depth: Int) throws(Failure) -> DocumentValue {
    position += 1
    var values: [DocumentValue] = []
    while true {
      skipSpace()
      if current == UInt8(ascii: ")") {
        position += 1
        return .list(values)
      }
      values.append(try value(depth: depth + 1))
      skipSpace()
      if current == UInt8(ascii: ",") {
        position += 1
      } else if current != UInt8(ascii: ")") {
        throw failure("\",\" or \")\" is missing in a list")
      }
    }
  }

  /// Bytes in hexadecimal digits, which stay as they are written.
  private mutating func data() throws(Failure) -> String {
    let start = position + 1
    while let byte = current, byte != UInt8(ascii: ">") {
      guard byte <= 32 || byte == UInt8(ascii: "<") || Self.isWord(byte) else { break }
      advance()
    }
    guard current == UInt8(ascii: ">") else { throw failure("\">\" is missing behind bytes") }
    position += 1
    return String(decoding: bytes[start..<position - 1], as: UTF8.self)
  }

  /// A text with or without quotes.
  private mutating func word() throws(Failure) -> String {
    if let quote = current, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      return try quoted(quote)
    }
    let start = position
    while let byte = current, Self.isWord(byte) { position += 1 }
    guard position > start else {
      throw failure(current == nil ? "it ends too early" : "a text is missing")
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "-")...UInt8(ascii: ":"), UInt8(ascii: "_"), UInt8(ascii: "$"):
      true
    default: false
    }
  }

  private mutating func quoted(_ quote: UInt8) throws(Failure) -> String {
    let first = line
    position += 1
    let start = position
    var text: [UInt8]?
    while let byte = current, byte != quote {
      if byte == UInt8(ascii: "\\") {
        if text == nil { text = Array(bytes[start..<position]) }
        position += 1
        text?.append(contentsOf: escaped())
      } else {
        text?.append(byte)
        advance()
      }
    }
    guard current == quote else {
      line = first
      throw failure("a text that begins here has no end")
    }
    position += 1
    if let text { return String(decoding: text, as: UTF8.self) }
    return String(decoding: bytes[start..<position - 1], as: UTF8.self)
  }

  /// What a backslash and what is behind it stand for.
  private mutating func escaped() -> [UInt8] {
    guard let byte = current else { return [] }
    switch byte {
    case UInt8(ascii: "U"):
      position += 1
      let digits = number(base: 16, most: 4)
      return digits.flatMap { Unicode.Scalar($0) }.map { Array(String($0).utf8) } ?? []
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      let scalar = number(base: 8, most: 3).flatMap { Unicode.Scalar($0) }
      return scalar.map { Array(String($0).utf8) } ?? []
    default:
      advance()
      let named: [UInt8: UInt8] = [
        UInt8(ascii: "n"): 10, UInt8(ascii: "t"): 9, UInt8(ascii: "r"): 13, UInt8(ascii: "a"): 7,
        UInt8(ascii: "b"): 8, UInt8(ascii: "f"): 12, UInt8(ascii: "v"): 11,
      ]
      return [named[byte] ?? byte]
    }
  }

  private mutating func number(base: Int, most: Int) -> UInt32? {
    var digits = ""
    while digits.count < most, let byte = current {
      let digit = Character(Unicode.Scalar(byte))
      guard Int(String(digit), radix: base) != nil else { break }
      digits.append(digit)
      position += 1
    }
    return UInt32(digits, radix: base)
  }
}
