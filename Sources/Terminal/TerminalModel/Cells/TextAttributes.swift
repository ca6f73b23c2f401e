/// Attributes of text in a terminal.
package struct TextAttributes: OptionSet, Hashable, Sendable {
  /// The bits.
  package let rawValue: UInt8

  /// Creates a set from its bits.
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Bold.
  package static let bold = TextAttributes(rawValue: 1 << 0)
  /// Dim.
  package static let dim = TextAttributes(rawValue: 1 << 1)
  /// Italic.
  package static let italic = TextAttributes(rawValue: 1 << 2)
  /// Underlined.
  package static let underline = TextAttributes(rawValue: 1 << 3)
  /// Foreground and background exchanged.
  package static let reverse = TextAttributes(rawValue: 1 << 4)
  /// With a line through it.
  package static let strikethrough = TextAttributes(rawValue: 1 << 5)
}
