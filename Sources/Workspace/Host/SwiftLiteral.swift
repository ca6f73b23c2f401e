/// Writes text as Swift string literals that can mean nothing else.
enum SwiftLiteral {
  /// A literal of the text, quotes included.
  ///
  /// Everything but plain ASCII is escaped, so that no name can end the literal, interpolate, or
  /// reorder the source that follows.
  static func string(_ text: String) -> String {
    var literal = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": literal += "\\\""
      case "\\": literal += "\\\\"
      case " "..."~": literal.unicodeScalars.append(scalar)
      default: literal += "\\u{\(String(scalar.value, radix: 16))}"
      }
    }
    return literal + "\""
  }

  /// A literal of a list of texts.
  static func strings(_ texts: [String]) -> String {
    "[\(texts.map(string).joined(separator: ", "))]"
  }

  /// A literal of a mapping of texts, by key.
  static func dictionary(_ texts: [String: String]) -> String {
    let entries = texts.sorted { $0.key < $1.key }.map { "\(string($0.key)): \(string($0.value))" }
    return entries.isEmpty ? "[:]" : "[\(entries.joined(separator: ", "))]"
  }
}
