/// How a cell is drawn.
public struct Style: Hashable, Sendable {
  /// Colour of the text; `nil` is the terminal's own.
  public var foreground: TerminalColor?
  /// Colour behind the text; `nil` is the terminal's own.
  public var background: TerminalColor?
  /// Bold, underlined and so on.
  public var attributes: TextAttributes

  /// The terminal's own colours without attributes.
  public static let plain = Style()

  /// Creates a style.
  public init(
    foreground: TerminalColor? = nil, background: TerminalColor? = nil,
    attributes: TextAttributes = []
  ) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }
}

/// A colour that a terminal can show.
public enum TerminalColor: Hashable, Sendable {
  /// An entry of the 256-colour palette.
  case indexed(UInt8)
  /// An exact colour, brought to the nearest one that the terminal has.
  case rgb(red: UInt8, green: UInt8, blue: UInt8)
}

/// Attributes of text in a terminal.
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
}
