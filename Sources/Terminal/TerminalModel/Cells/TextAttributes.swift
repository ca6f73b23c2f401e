/// Attributes of text in a terminal.
///
/// Public, as the compiler inlines nothing that is `package` into other modules: sets of these are
/// made for each piece of text that is drawn.
public struct TextAttributes: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt8

  /// Creates a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Bold.
  public static let bold = TextAttributes(rawValue: 1 << 0)
  /// Dim.
  public static let dim = TextAttributes(rawValue: 1 << 1)
  /// Italic.
  public static let italic = TextAttributes(rawValue: 1 << 2)
  /// Underlined.
  public static let underline = TextAttributes(rawValue: 1 << 3)
  /// Foreground and background exchanged.
  public static let reverse = TextAttributes(rawValue: 1 << 4)
  /// With a line through it.
  public static let strikethrough = TextAttributes(rawValue: 1 << 5)
  /// A part of a picture: its colours are shown as they are, or each by the nearest that there is.
  public static let picture = TextAttributes(rawValue: 1 << 6)
}
