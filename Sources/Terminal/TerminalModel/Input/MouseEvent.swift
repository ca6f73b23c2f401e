/// Something a person did with the mouse, at a cell of the terminal.
public struct MouseEvent: Hashable, Sendable {
  /// What was done.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// A button went down.
    case press
    /// The button went down again at the same cell, soon after it had gone down once. This comes
    /// instead of the second press.
    case doublePress
    /// The mouse moved to another cell with the button held.
    case drag
    /// The button went up.
    case release
    /// The wheel turned one notch, to what is above or below.
    case scrollUp, scrollDown
  }

  /// A button.
  public enum Button: Int, CaseIterable, Hashable, Sendable {
    case left, middle, right
  }

  /// Keys that were held meanwhile.
  ///
  /// Most terminals keep Shift to themselves, to select text.
  public struct Modifiers: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt8

    /// Creates a set from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Shift.
    public static let shift = Modifiers(rawValue: 1 << 0)
    /// Alt, or Meta.
    public static let alt = Modifiers(rawValue: 1 << 1)
    /// Control.
    public static let control = Modifiers(rawValue: 1 << 2)
  }

  /// Column of the cell, from 0; terminals are not trusted to stay on the screen.
  public var column: Int
  /// Row of the cell, from 0.
  public var row: Int
  /// What was done.
  public var kind: Kind
  /// The button; `left` for the wheel, which has none.
  public var button: Button
  /// Keys that were held.
  public var modifiers: Modifiers

  /// Creates an event.
  public init(
    column: Int, row: Int, kind: Kind = .press, button: Button = .left,
    modifiers: Modifiers = []
  ) {
    self.column = column
    self.row = row
    self.kind = kind
    self.button = button
    self.modifiers = modifiers
  }
}
