/// Reads the literals of a `Package.swift` without running it: calls, lists, texts and names.
///
/// A call is a mapping with its name under the empty key and its arguments under their labels, or
/// their numbers; a name such as `.v17` is a call without arguments. What needs Swift itself, such as
/// a variable, is nothing.
struct ManifestText {
  private static let depthLimit = 60
  private let bytes: [UInt8]
  private var position = 0

  private init(_ text: Substring) { bytes = Array(text.utf8) }

  /// The arguments of the call of `Package`; `nil` where there is none.
  static func package(in text: String) -> DocumentValue? {
    guard let range = text.firstRange(of: "Package(") else { return nil }
    var reader = ManifestText(text[range.lowerBound...])
    let value = reader.expression(depth: 0)
    return value[""]?.text == "Package" ? value : nil
  }

  private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func take(_ character: Character) -> Bool {
    skipSpace()
    guard let byte = character.asciiValue, current == byte else { return false }
    position += 1
    return true
  }

  private mutating func skipSpace() {
    while let byte = current {
      if byte == UInt8(ascii: "/"), position + 1 < bytes.count {
        if bytes[position + 1] == UInt8(ascii: "/") {
          while let next = current, next != UInt8(ascii: "\n") {
            _ = next
            position += 1
          }
          continue
        }
        if bytes[position + 1] == UInt8(ascii: "*") {
          position += 2
          while position < bytes.count,
            !(bytes[position - 1] == UInt8(ascii: "*") && bytes[position] == UInt8(ascii: "/"))
          { position += 1 }
          position += 1
          continue
        }
      }
      guard byte <= 32 else { return }
      position += 1
    }
  }

  /// One value; what follows it up to the next comma or bracket is passed over.
  private mutating func value(depth: Int) -> DocumentValue {
    let value = expression(depth: depth)
    var open = 0
    while true {
      skipSpace()
      guard let byte = current else { return value }
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): open += 1
      case UInt8(ascii: ","): if open == 0 { return value }
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        if open == 0 { return value }
        open -= 1
      case UInt8(ascii: "\""):
        _ = string()
        continue
      default: break
      }
      position += 1
    }
  }

  private mutating func expression(depth: Int) -> DocumentValue {
    skipSpace()
    guard depth < Self.depthLimit, let byte = current else { return .nothing }
    if byte == UInt8(ascii: "\"") { return .text(string()) }
    if take("[") { return list(depth: depth) }
    var name = self.name()
    guard !name.isEmpty else { return .nothing }
    if let flag = Bool(name) { return .flag(flag) }
    if byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") { return .text(name) }
    if name.hasPrefix(".") { name.removeFirst() }
    var call: [String: DocumentValue] = ["": .text(String(name.split(separator: ".").last ?? ""))]
    if name.hasSuffix(".self") { call[""] = .text(String(name.dropLast(5))) }
    if current == UInt8(ascii: "("), take("(") { arguments(of: &call, depth: depth) }
    return .mapping(call)
  }

  private mutating func list(depth: Int) -> DocumentValue {
    var values: [DocumentValue] = []
    while !take("]"), current != nil {
      let start = position
      values.append(value(depth: depth + 1))
      if !take(","), position == start { position += 1 }
    }
    return .list(values)
  }

  private mutating func arguments(of call: inout [String: DocumentValue], depth: Int) {
    var number = 0
    while !take(")"), current != nil {
      let start = position
      skipSpace()
      let label = name()
      if !label.isEmpty, !label.contains("."), take(":") {
        call[label] = value(depth: depth + 1)
      } else {
        position = start
        call[String(number)] = value(depth: depth + 1)
        number += 1
      }
      if !take(","), position == start { position += 1 }
    }
  }

  /// A name with points: letters, digits, `_`.
  private mutating func name() -> String {
    let start = position
    while let byte = current,
      byte == UInt8(ascii: "_") || byte == UInt8(ascii: ".") || byte >= 128
        || (byte | 32 >= UInt8(ascii: "a") && byte | 32 <= UInt8(ascii: "z"))
        || (byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9"))
    { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  /// A text between quotes on one line.
  private mutating func string() -> String {
    position += 1
    var text: [UInt8] = []
    while let byte = current, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\n") {
      if byte == UInt8(ascii: "\\"), position + 1 < bytes.count { position += 1 }
      text.append(bytes[position])
      position += 1
    }
    position += 1
    return String(decoding: text, as: UTF8.self)
  }
}
