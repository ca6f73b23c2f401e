/// Writes texts as string literals of several lines, in closures that do nothing but return them.
struct InlineSnapshotLiteral {
  /// What stands before the line of the call.
  let indent: String
  /// What one level of nesting adds.
  let unit: String
  /// How lines end.
  let lineEnd: String

  /// The closure with a text, from brace to brace.
  func closure(around text: String) -> String {
    let marks = String(repeating: "#", count: Self.markCount(for: text))
    let inner = indent + unit
    let lines = Self.escaped(text, marks: marks).split(
      separator: "\n" as Unicode.Scalar, omittingEmptySubsequences: false
    ).map { $0.isEmpty ? "" : inner + String($0) }
    return (["{", "\(inner)\(marks)\"\"\""] + lines + ["\(inner)\"\"\"\(marks)", "\(indent)}"])
      .joined(separator: lineEnd)
  }

  /// How many `#` the literal needs so that nothing in the text ends it or is taken for an escape: one
  /// more than follow three quotes or a backslash anywhere in it.
  private static func markCount(for text: String) -> Int {
    var (count, quotes) = (0, 0)
    // How many have followed so far; `nil` where nothing is before them that counts.
    var run: Int?
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "#"):
        run = run.map { $0 + 1 }
        quotes = 0
      case UInt8(ascii: "\""):
        quotes += 1
        run = quotes >= 3 ? 0 : nil
      case UInt8(ascii: "\\"):
        quotes = 0
        run = 0
      default:
        quotes = 0
        run = nil
      }
      if let run { count = max(count, run + 1) }
    }
    return count
  }

  /// The text with escapes for what nobody sees, or sees as something else.
  private static func escaped(_ text: String, marks: String) -> String.UnicodeScalarView {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if scalar == "\r" {
        result.append(contentsOf: "\\\(marks)r".unicodeScalars)
      } else if isUnseen(scalar) {
        let code = String(scalar.value, radix: 16, uppercase: true)
        result.append(contentsOf: "\\\(marks)u{\(code)}".unicodeScalars)
      } else {
        result.append(scalar)
      }
    }
    return result
  }

  /// Whether a character shows nothing of itself.
  ///
  /// That are controls, other ends of lines, and marks that change the direction of what stands around
  /// them. Joiners are parts of words and of emoji.
  private static func isUnseen(_ scalar: Unicode.Scalar) -> Bool {
    if scalar == "\n" || scalar == "\t" || scalar.properties.isJoinControl { return false }
    return switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: true
    default: scalar.properties.isNoncharacterCodePoint
    }
  }
}
