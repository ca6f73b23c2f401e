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
