/// Text as documents of XML hold it: reports and pictures.
package enum XMLText {
  /// Text that may stand in an attribute or an element, whatever is in it.
  ///
  /// - Parameter text: Any text.
  /// - Returns: The text without markup. What XML cannot hold, and controls that a terminal may
  ///   obey, are replaced visibly; what turns the direction of writing is referred to by number, so
  ///   that it means the same and does nothing to whoever reads the document as text.
  package static func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n", "\r", "\t": result += "&#\(scalar.value);"
      default:
        if !isAllowed(scalar) {
          result += "\u{FFFD}"
        } else if isInvisible(scalar) {
          result += "&#\(scalar.value);"
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
  }

  /// The characters of XML 1.0, without the controls above ASCII.
  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F...0x9F, 0xFFFE, 0xFFFF: false
    default: true
    }
  }

  /// Whether nothing is seen of a character but what it does to others.
  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.value > 0x9F else { return false }
    return switch scalar.properties.generalCategory {
    case .format, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
