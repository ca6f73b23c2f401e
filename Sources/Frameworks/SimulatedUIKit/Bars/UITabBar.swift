/// A row of tabs.
@MainActor @preconcurrency
open class UITabBar: UIView {
  /// How tabs are spread.
  public enum ItemPositioning: Int, Sendable {
    /// As fits the device, over the whole bar, and in the middle.
    case automatic, fill, centered
  }

  /// As usual.
  open var standardAppearance = UITabBarAppearance()
  /// With content scrolled to its end.
  open var scrollEdgeAppearance: UITabBarAppearance?
  /// What is behind it.
  open var barTintColor: UIColor?
  /// The colour of the other tabs.
  open var unselectedItemTintColor: UIColor?
  /// Whether something shines through.
  open var isTranslucent = true
}
