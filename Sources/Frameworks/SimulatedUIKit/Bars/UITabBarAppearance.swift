/// How a row of tabs looks.
@MainActor @preconcurrency
open class UITabBarAppearance: UIBarAppearance {
  /// How tabs look with titles below pictures.
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  /// How tabs look with titles beside pictures.
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  /// The same in a low bar.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
  /// The colour of what marks the selected tab.
  open var selectionIndicatorTintColor: UIColor?
  /// The picture of what marks the selected tab.
  open var selectionIndicatorImage: UIImage?
  /// How tabs are spread.
  open var stackedItemPositioning = UITabBar.ItemPositioning.automatic
  /// How wide a tab is, in points.
  open var stackedItemWidth: CGFloat = 0
  /// How far apart tabs are, in points.
  open var stackedItemSpacing: CGFloat = 0
}
