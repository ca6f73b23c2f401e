/// A view of UIKit onto content that may be larger.
@MainActor @preconcurrency
open class UIScrollView: UIView {
  /// How scrolling puts the keyboard away.
  public enum KeyboardDismissMode: Int, Sendable {
    /// Not, at once, or as the finger pulls it.
    case none, onDrag, interactive
  }

  private static let scrollProxy = UIScrollView()
  /// The look of all scrolling views.
  open class func appearance() -> UIScrollView { scrollProxy }
  /// How scrolling puts the keyboard away.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// Whether content comes back from beyond its ends.
  open var bounces = true
  /// Whether a bar shows how far the content has been scrolled up.
  open var showsVerticalScrollIndicator = true
  /// Whether a bar shows how far the content has been scrolled aside.
  open var showsHorizontalScrollIndicator = true
}
