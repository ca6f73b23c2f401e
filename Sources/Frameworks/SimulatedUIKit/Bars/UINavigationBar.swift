/// A navigation bar.
@MainActor @preconcurrency
open class UINavigationBar: UIView {
  /// As usual.
  open var standardAppearance = UINavigationBarAppearance()
  /// With content scrolled to its top.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// Where there is little room.
  open var compactAppearance: UINavigationBarAppearance?
  /// How titles look.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// How large titles look.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// What is behind it.
  open var barTintColor: UIColor?
  /// The shadow below it.
  open var shadowImage: UIImage?
  /// The sign before the title of the screen before.
  open var backIndicatorImage: UIImage?
  /// The shape of the sign before the title of the screen before.
  open var backIndicatorTransitionMaskImage: UIImage?
  /// Sets the picture behind it; only pixels show it.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {}
  /// Whether something shines through.
  open var isTranslucent = true
  /// Whether titles are large.
  open var prefersLargeTitles = false
}
