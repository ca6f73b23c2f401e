/// Writes text as Swift string literals that can mean nothing else.
package enum SwiftLiteral {
  /// A literal as a person would write it, quotes included: letters of all languages stay, and what
  /// could end the literal, interpolate, or hide is escaped.
  ///
  /// - Parameter text: The text.
  /// - Returns: The literal.
  package static func readable(_ text: String) -> String {
    var literal = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": literal += "\\\""
      case "\\": literal += "\\\\"
      case "\n": literal += "\\n"
      case "\t": literal += "\\t"
      case "\r": literal += "\\r"
      case " "..."~": literal.unicodeScalars.append(scalar)
      default:
        if isReadable(scalar) {
          literal.unicodeScalars.append(scalar)
        } else {
          literal += "\\u{\(String(scalar.value, radix: 16))}"
        }
      }
    }
    return literal + "\""
  }

  /// Whether a character is seen where it stands and moves nothing else.
  private static func isReadable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator,
      .paragraphSeparator, .spaceSeparator:
      false
    default: true
    }
  }

  /// A literal of the text, quotes included.
  ///
  /// Everything but plain ASCII is escaped, so that no name can end the literal, interpolate, or
  /// reorder the source that follows.
  ///
  /// - Parameter text: The text.
  /// - Returns: The literal.
  package static func string(_ text: String) -> String {
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
  ///
  /// - Parameter texts: The texts.
  /// - Returns: The literal.
  package static func strings(_ texts: [String]) -> String {
    "[\(texts.map(string).joined(separator: ", "))]"
  }

  /// A literal of a mapping of texts, by key.
  ///
  /// - Parameter texts: The texts.
  /// - Returns: The literal.
  package static func dictionary(_ texts: [String: String]) -> String {
    let entries = texts.sorted { $0.key < $1.key }.map { "\(string($0.key)): \(string($0.value))" }
    return entries.isEmpty ? "[:]" : "[\(entries.joined(separator: ", "))]"
  }
}
