/// Views that scroll, for their looks.
open class UIScrollView: StyledView {
  /// How scrolling takes the keyboard away.
  public enum KeyboardDismissMode: Int, Sendable {
    /// Not at all, at once, with the finger; numbered as UIKit does.
    case none, onDrag, interactive
  }

  /// How scrolling takes the keyboard away; lists of SwiftUI do as `scrollDismissesKeyboard` says.
  public var keyboardDismissMode = KeyboardDismissMode.none
  /// Whether scrolling goes on beyond the end.
  public var bounces = true
  /// Whether there is a scroll bar.
  public var showsVerticalScrollIndicator = true
  /// Whether there is a scroll bar for what is wider.
  public var showsHorizontalScrollIndicator = true
}
