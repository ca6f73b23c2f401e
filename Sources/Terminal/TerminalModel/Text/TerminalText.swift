/// Text that may go to a terminal: nothing in it steers one, whatever it was made from.
///
/// What prints takes this and no `String`, so that the compiler refuses a name, a label or another
/// tool's output that nobody has made safe. It is made of literals, which are as these sources have
/// them; what is put into a literal is made safe, as is every `String` that one is made from:
///
///     let text: TerminalText = "\(project.name): no tests"
package struct TerminalText: Hashable, Sendable {
  /// The text, as it is written to a terminal.
  package let string: String

  /// Text that this module has put together of safe parts and sequences of its own.
  init(composed string: String) { self.string = string }

  /// A text of one line; line feeds become visible as other controls do.
  ///
  /// - Parameter text: Any text.
  package init(_ text: String) { string = text.terminalSafe }

  /// A text whose line feeds are what divides it.
  ///
  /// - Parameter text: Any text.
  package init(lines text: String) {
    string = text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { String($0).terminalSafe }.joined(separator: "\n")
  }

  /// A line whose tabs stay, as does a carriage return at its end: those of sources have a meaning.
  ///
  /// - Parameter line: Any text.
  package init(tabbed line: String) {
    let isCarriageReturn = line.unicodeScalars.last == "\r"
    let text = isCarriageReturn ? String(line.unicodeScalars.dropLast()) : line
    let safe = text.split(separator: "\t", omittingEmptySubsequences: false)
      .map { String($0).terminalSafe }.joined(separator: "\t")
    string = isCarriageReturn ? safe + "\r" : safe
  }

  /// JSON in which what a terminal would obey is escaped, which means the same.
  ///
  /// An encoder leaves the controls above ASCII as they are, and whatever turns the direction of
  /// writing or ends a line. They can stand in strings only, where an escape may stand too.
  ///
  /// - Parameter json: A JSON text; its line feeds stay.
  package init(json: String) {
    guard json.unicodeScalars.contains(where: \.isEscapedInJSON) else {
      string = json
      return
    }
    string = json.unicodeScalars.reduce(into: "") { result, scalar in
      if scalar.isEscapedInJSON {
        for unit in String(scalar).utf16 { result += unit.jsonEscape }
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
  }
}

extension TerminalText: CustomStringConvertible {
  /// The text itself.
  package var description: String { string }
}

extension Unicode.Scalar {
  /// Whether a terminal might obey it, or write in another direction or line after it.
  fileprivate var isEscapedInJSON: Bool {
    switch value {
    case 0x20...0x7E, 0x0A: false
    default:
      switch properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator: true
      default: false
      }
    }
  }
}

extension UInt16 {
  /// The unit as JSON escapes it.
  fileprivate var jsonEscape: String {
    let digits = String(self, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}
