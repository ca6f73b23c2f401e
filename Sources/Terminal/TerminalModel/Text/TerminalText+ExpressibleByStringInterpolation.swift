extension TerminalText: ExpressibleByStringInterpolation {
  /// A literal of these sources, as it is.
  package init(stringLiteral value: String) { self.init(composed: value) }

  /// A literal with texts put into it, which were made safe.
  package init(stringInterpolation: StringInterpolation) {
    self.init(composed: stringInterpolation.text)
  }

  /// Puts texts into a literal.
  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    /// Begins with nothing.
    package init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity + interpolationCount * 8)
    }

    /// Adds a part of the literal itself.
    package mutating func appendLiteral(_ literal: String) { text += literal }

    /// Adds what is safe already.
    package mutating func appendInterpolation(_ part: TerminalText) { text += part.string }

    /// Adds a value in words, made safe as a text of one line.
    package mutating func appendInterpolation(_ value: some CustomStringConvertible) {
      text += value.description.terminalSafe
    }

    /// Adds an error in its words, made safe as a text of one line.
    package mutating func appendInterpolation(_ error: any Error) {
      text += "\(error)".terminalSafe
    }
  }
}
