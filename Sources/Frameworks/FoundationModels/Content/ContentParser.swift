/// Reads JSON (RFC 8259) that may break off, as the text of a model does while it comes.
struct ContentParser {
  private var rest: Substring
  private var isAtEnd: Bool { rest.isEmpty }

  private init(_ text: String) { rest = text[...] }

  /// Reads content.
  ///
  /// - Parameters:
  ///   - json: The text.
  ///   - name: What the names of the content and of its parts begin with; `nil` for no names.
  /// - Returns: `nil` where it is no JSON, or nothing of it is there.
  static func content(of json: String, name: String? = nil) -> GeneratedContent? {
    var parser = ContentParser(json)
    parser.skipBlanks()
    guard let content = parser.value(name) else { return nil }
    parser.skipBlanks()
    return parser.isAtEnd ? content : nil
  }

  private mutating func skipBlanks() { rest = rest.drop(while: \.isWhitespace) }

  /// Reads a value; `nil` where there is none, or too little of it.
  private mutating func value(_ name: String?) -> GeneratedContent? {
    switch rest.first {
    case "{": structure(name)
    case "[": array(name)
    case "\"": string().map { content(.string($0.text), name, $0.isComplete) }
    case nil: nil
    default: word(name)
    }
  }

  private func content(
    _ kind: GeneratedContent.Kind, _ name: String?, _ isComplete: Bool
  ) -> GeneratedContent {
    GeneratedContent(kind: kind, id: name.map { GenerationID($0) }, isComplete: isComplete)
  }

  private mutating func structure(_ name: String?) -> GeneratedContent? {
    var values: [String: GeneratedContent] = [:]
    var order: [String] = []
    rest.removeFirst()
    skipBlanks()
    var isComplete = take("}")
    while !isComplete, !isAtEnd {
      guard rest.first == "\"", let key = string() else { return nil }
      skipBlanks()
      guard !isAtEnd else { break }
      guard key.isComplete, take(":") else { return nil }
      skipBlanks()
      guard let value = value(name.map { "\($0).\(key.text)" }) else {
        guard isAtEnd else { return nil }
        break
      }
      if values.updateValue(value, forKey: key.text) == nil { order.append(key.text) }
      guard let goesOn = separator(before: "}") else { return nil }
      isComplete = !goesOn && !isAtEnd
      if isComplete { rest.removeFirst() }
    }
    return content(.structure(properties: values, orderedKeys: order), name, isComplete)
  }

  private mutating func array(_ name: String?) -> GeneratedContent? {
    var values: [GeneratedContent] = []
    rest.removeFirst()
    skipBlanks()
    var isComplete = take("]")
    while !isComplete, !isAtEnd {
      guard let value = value(name.map { "\($0).\(values.count)" }) else {
        guard isAtEnd else { return nil }
        break
      }
      values.append(value)
      guard let goesOn = separator(before: "]") else { return nil }
      isComplete = !goesOn && !isAtEnd
      if isComplete { rest.removeFirst() }
    }
    return content(.array(values), name, isComplete)
  }

  /// Reads a comma, and tells whether there was one; `nil` where there is neither it nor the end.
  private mutating func separator(before end: Character) -> Bool? {
    skipBlanks()
    if take(",") {
      skipBlanks()
      return true
    }
    return rest.first == end || isAtEnd ? false : nil
  }

  private mutating func take(_ character: Character) -> Bool {
    guard rest.first == character else { return false }
    rest.removeFirst()
    return true
  }

  private mutating func string() -> (text: String, isComplete: Bool)? {
    rest.removeFirst()
    var text = ""
    while let character = rest.popFirst() {
      if character == "\"" { return (text, true) }
      guard character == "\\" else {
        text.append(character)
        continue
      }
      guard let escape = rest.popFirst() else { break }
      if escape == "u" {
        guard let unit = codePoint() else { break }
        text.append(unit)
      } else {
        text.append(Self.escapes[escape] ?? escape)
      }
    }
    return isAtEnd ? (text, false) : nil
  }

  private static let escapes: [Character: Character] = [
    "n": "\n", "t": "\t", "r": "\r", "b": "\u{8}", "f": "\u{C}",
  ]

  /// The character behind `\u`, which two such escapes may stand for.
  private mutating func codePoint() -> Character? {
    guard let first = unit() else { return nil }
    guard (0xD800..<0xDC00).contains(first) else {
      return Unicode.Scalar(first).map { Character($0) }
    }
    guard rest.hasPrefix("\\u") else { return nil }
    rest = rest.dropFirst(2)
    guard let second = unit(), (0xDC00..<0xE000).contains(second) else { return nil }
    return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + second - 0xDC00)
      .map { Character($0) }
  }

  private mutating func unit() -> UInt32? {
    guard rest.count >= 4 else {
      rest = ""
      return nil
    }
    let digits = rest.prefix(4)
    rest = rest.dropFirst(4)
    return UInt32(digits, radix: 16)
  }

  /// Reads a number or a word; where the text breaks off, it may go on.
  private mutating func word(_ name: String?) -> GeneratedContent? {
    let word = rest.prefix { !",]}".contains($0) && !$0.isWhitespace }
    let mayGoOn = word.endIndex == rest.endIndex && name != nil
    rest = rest[word.endIndex...]
    switch word {
    case "true": return content(.bool(true), name, true)
    case "false": return content(.bool(false), name, true)
    case "null": return content(.null, name, true)
    default: return Double(word).map { content(.number($0), name, !mayGoOn) }
    }
  }
}
