/// Keys that have no letter, for use inside the text given to ``XCUIElement/typeText(_:)``.
public struct XCUIKeyboardKey: RawRepresentable, Hashable, Sendable {
  /// The character that stands for the key in a text.
  public let rawValue: String

  /// Creates a key from its character.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Deletes the character before the insertion point.
  public static let delete = XCUIKeyboardKey(rawValue: "\u{8}")
  /// Ends the line, or submits the field.
  public static let `return` = XCUIKeyboardKey(rawValue: "\r")
  /// Ends the line, on the numeric part of the keyboard.
  public static let enter = XCUIKeyboardKey(rawValue: "\u{3}")
  /// Goes on to the next field.
  public static let tab = XCUIKeyboardKey(rawValue: "\t")
  /// The space bar.
  public static let space = XCUIKeyboardKey(rawValue: " ")
  /// Cancels.
  public static let escape = XCUIKeyboardKey(rawValue: "\u{1B}")
}
