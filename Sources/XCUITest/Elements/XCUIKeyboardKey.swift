/// A key that has no printable character, for use in typed text.
///
/// Raw values are the characters that AppKit gives these keys (`NSEvent`'s function-key
/// characters); Apple does not document those of XCUITest.
public struct XCUIKeyboardKey: RawRepresentable, Hashable, Sendable {
  /// The character that stands for the key in text.
  public let rawValue: String

  /// Creates a key from its character.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Deletes the character before the insertion point.
  public static let delete = XCUIKeyboardKey(rawValue: "\u{7F}")
  /// The return key.
  public static let `return` = XCUIKeyboardKey(rawValue: "\r")
  /// The enter key.
  public static let enter = XCUIKeyboardKey(rawValue: "\u{3}")
  /// The tabulator.
  public static let tab = XCUIKeyboardKey(rawValue: "\t")
  /// The space bar.
  public static let space = XCUIKeyboardKey(rawValue: " ")
  /// The escape key.
  public static let escape = XCUIKeyboardKey(rawValue: "\u{1B}")
  /// The up arrow.
  public static let upArrow = XCUIKeyboardKey(rawValue: "\u{F700}")
  /// The down arrow.
  public static let downArrow = XCUIKeyboardKey(rawValue: "\u{F701}")
  /// The left arrow.
  public static let leftArrow = XCUIKeyboardKey(rawValue: "\u{F702}")
  /// The right arrow.
  public static let rightArrow = XCUIKeyboardKey(rawValue: "\u{F703}")
  /// Deletes the character after the insertion point.
  public static let forwardDelete = XCUIKeyboardKey(rawValue: "\u{F728}")
  /// To the beginning.
  public static let home = XCUIKeyboardKey(rawValue: "\u{F729}")
  /// To the end.
  public static let end = XCUIKeyboardKey(rawValue: "\u{F72B}")
  /// A page up.
  public static let pageUp = XCUIKeyboardKey(rawValue: "\u{F72C}")
  /// A page down.
  public static let pageDown = XCUIKeyboardKey(rawValue: "\u{F72D}")
}
