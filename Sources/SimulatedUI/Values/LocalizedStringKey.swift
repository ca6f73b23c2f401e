/// A text that is looked up in the app's string tables; without one, the key is what is shown.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable, Sendable {
  /// The text with its interpolations filled in.
  let text: String

  /// Creates a key from a string.
  public init(_ value: String) { text = value }

  /// Creates a key from a literal.
  public init(stringLiteral value: String) { text = value }

  /// Creates a key from a literal with interpolations.
  public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

  /// Collects the parts of an interpolated literal.
  public struct StringInterpolation: StringInterpolationProtocol {
    var text = ""

    /// Prepares for the parts of a literal.
    public init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity)
    }

    /// Adds a literal part.
    public mutating func appendLiteral(_ literal: String) { text += literal }

    /// Adds a value as it describes itself.
    public mutating func appendInterpolation<Value>(_ value: Value) { text += "\(value)" }

    /// Adds a whole number, grouped as SwiftUI does for localized text.
    public mutating func appendInterpolation<Value: BinaryInteger>(_ value: Value) {
      text += Self.grouped("\(value)")
    }

    /// Separates thousands, which English and Japanese do alike.
    private static func grouped(_ digits: String) -> String {
      let sign = digits.hasPrefix("-") ? "-" : ""
      let figures = Array(digits.dropFirst(sign.count))
      var result = ""
      for (index, figure) in figures.enumerated() {
        if index > 0, (figures.count - index).isMultiple(of: 3) { result.append(",") }
        result.append(figure)
      }
      return sign + result
    }

    /// Adds the text of another text.
    @MainActor public mutating func appendInterpolation(_ text: Text) { self.text += text.content }

    /// Adds a value in a printf format.
    public mutating func appendInterpolation<Value: CVarArg>(_ value: Value, specifier: String) {
      text += String(format: specifier, value)
    }

    /// Adds a value as a format style writes it.
    public mutating func appendInterpolation<Style: FormatStyle>(
      _ input: Style.FormatInput, format: Style
    ) where Style.FormatOutput == String {
      text += format.format(input)
    }
  }
}
