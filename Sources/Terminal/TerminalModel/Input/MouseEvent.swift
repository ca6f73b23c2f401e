/// Something a person did with the mouse, at a cell of the terminal.
package struct MouseEvent: Hashable, Sendable {
  /// What was done.
  package enum Kind: String, CaseIterable, Hashable, Sendable {
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
  package enum Button: Int, CaseIterable, Hashable, Sendable {
    case left, middle, right
  }

  /// Keys that were held meanwhile.
  ///
  /// Most terminals keep Shift to themselves, to select text.
  package struct Modifiers: OptionSet, Hashable, Sendable {
    /// The bits.
    package let rawValue: UInt8

    /// Creates a set from its bits.
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Shift.
    package static let shift = Modifiers(rawValue: 1 << 0)
    /// Alt, or Meta.
    package static let alt = Modifiers(rawValue: 1 << 1)
    /// Control.
    package static let control = Modifiers(rawValue: 1 << 2)
  }

  /// Column of the cell, from 0; terminals are not trusted to stay on the screen.
  package var column: Int
  /// Row of the cell, from 0.
  package var row: Int
  /// What was done.
  package var kind: Kind
  /// The button; `left` for the wheel, which has none.
  package var button: Button
  /// Keys that were held.
  package var modifiers: Modifiers

  /// Creates an event.
  package init(
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
