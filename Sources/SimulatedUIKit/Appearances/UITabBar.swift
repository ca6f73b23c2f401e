/// Tab bars, for their looks.
open class UITabBar: StyledView {
  /// What fills the bar.
  public var barTintColor: UIColor?
  /// The colour of tabs that are not chosen.
  public var unselectedItemTintColor: UIColor?
  /// Whether what is below shines through.
  public var isTranslucent = true
  /// The line above the bar.
  public var shadowImage: UIImage?
  /// The looks of a bar with content below it.
  public var standardAppearance = UITabBarAppearance()
  /// The looks of a bar with nothing below it.
  public var scrollEdgeAppearance: UITabBarAppearance?
}
