public import ElementModel

extension XCUIElement {
  /// Keys that are held down while another is pressed.
  public typealias KeyModifierFlags = KeyModifiers
}

extension KeyModifiers {
  /// Caps lock, by its older name.
  public static var alphaShift: KeyModifiers { capsLock }

  /// Option, by its older name.
  public static var alternate: KeyModifiers { option }

  /// The keys as Xcode's log draws them, such as `⌘⇧`.
  var symbols: String {
    let signs: [(KeyModifiers, String)] = [
      (.function, "fn"), (.command, "⌘"), (.option, "⌥"), (.control, "⌃"), (.shift, "⇧"),
      (.capsLock, "⇪"),
    ]
    return signs.filter { contains($0.0) }.map(\.1).joined()
  }
}
