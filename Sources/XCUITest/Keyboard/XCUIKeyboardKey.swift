/// A key that has no printable character, for use in typed text.
///
/// Raw values are the characters that AppKit gives these keys (`NSEvent`'s function-key
/// characters); Apple does not document those of XCUITest. Keys that AppKit gives no character, the
/// modifiers, have one of the private-use area.
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
  /// The function key F1.
  public static let F1 = XCUIKeyboardKey(rawValue: "\u{F704}")
  /// The function key F2.
  public static let F2 = XCUIKeyboardKey(rawValue: "\u{F705}")
  /// The function key F3.
  public static let F3 = XCUIKeyboardKey(rawValue: "\u{F706}")
  /// The function key F4.
  public static let F4 = XCUIKeyboardKey(rawValue: "\u{F707}")
  /// The function key F5.
  public static let F5 = XCUIKeyboardKey(rawValue: "\u{F708}")
  /// The function key F6.
  public static let F6 = XCUIKeyboardKey(rawValue: "\u{F709}")
  /// The function key F7.
  public static let F7 = XCUIKeyboardKey(rawValue: "\u{F70A}")
  /// The function key F8.
  public static let F8 = XCUIKeyboardKey(rawValue: "\u{F70B}")
  /// The function key F9.
  public static let F9 = XCUIKeyboardKey(rawValue: "\u{F70C}")
  /// The function key F10.
  public static let F10 = XCUIKeyboardKey(rawValue: "\u{F70D}")
  /// The function key F11.
  public static let F11 = XCUIKeyboardKey(rawValue: "\u{F70E}")
  /// The function key F12.
  public static let F12 = XCUIKeyboardKey(rawValue: "\u{F70F}")
  /// The function key F13.
  public static let F13 = XCUIKeyboardKey(rawValue: "\u{F710}")
  /// The function key F14.
  public static let F14 = XCUIKeyboardKey(rawValue: "\u{F711}")
  /// The function key F15.
  public static let F15 = XCUIKeyboardKey(rawValue: "\u{F712}")
  /// The function key F16.
  public static let F16 = XCUIKeyboardKey(rawValue: "\u{F713}")
  /// The function key F17.
  public static let F17 = XCUIKeyboardKey(rawValue: "\u{F714}")
  /// The function key F18.
  public static let F18 = XCUIKeyboardKey(rawValue: "\u{F715}")
  /// The function key F19.
  public static let F19 = XCUIKeyboardKey(rawValue: "\u{F716}")
  /// Clears the field, on keyboards that have such a key.
  public static let clear = XCUIKeyboardKey(rawValue: "\u{F739}")
  /// The help key.
  public static let help = XCUIKeyboardKey(rawValue: "\u{F746}")
  /// Caps lock.
  public static let capsLock = XCUIKeyboardKey(rawValue: "\u{F8B0}")
  /// Shift.
  public static let shift = XCUIKeyboardKey(rawValue: "\u{F8B1}")
  /// Control.
  public static let control = XCUIKeyboardKey(rawValue: "\u{F8B2}")
  /// Option.
  public static let option = XCUIKeyboardKey(rawValue: "\u{F8B3}")
  /// Command.
  public static let command = XCUIKeyboardKey(rawValue: "\u{F8B4}")
  /// The right one of two shift keys.
  public static let rightShift = XCUIKeyboardKey(rawValue: "\u{F8B5}")
  /// The right one of two control keys.
  public static let rightControl = XCUIKeyboardKey(rawValue: "\u{F8B6}")
  /// The right one of two option keys.
  public static let rightOption = XCUIKeyboardKey(rawValue: "\u{F8B7}")
  /// The right one of two command keys.
  public static let rightCommand = XCUIKeyboardKey(rawValue: "\u{F8B8}")
  /// The function key `fn`.
  public static let secondaryFn = XCUIKeyboardKey(rawValue: "\u{F8B9}")
}
