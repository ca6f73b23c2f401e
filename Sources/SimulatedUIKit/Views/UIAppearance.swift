// How UIKit's bars look, which apps set once at launch; a terminal shows none of it.

/// How a bar looks.
@MainActor @preconcurrency
open class UIBarAppearance {
  /// What is behind it.
  open var backgroundColor: UIColor?
  /// The line below it.
  open var shadowColor: UIColor?
  /// The picture behind it.
  open var backgroundImage: UIImage?

  /// Creates a look.
  public init() {}

  /// As usual.
  open func configureWithDefaultBackground() {}
  /// With nothing shining through.
  open func configureWithOpaqueBackground() {}
  /// With everything shining through.
  open func configureWithTransparentBackground() {}
}

/// How a navigation bar looks.
@MainActor @preconcurrency
open class UINavigationBarAppearance: UIBarAppearance {
  /// How titles look.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How large titles look.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// How a row of tabs looks.
@MainActor @preconcurrency
open class UITabBarAppearance: UIBarAppearance {}

/// How a toolbar looks.
@MainActor @preconcurrency
open class UIToolbarAppearance: UIBarAppearance {}

/// A navigation bar.
@MainActor @preconcurrency
open class UINavigationBar: UIView {
  private static let proxy = UINavigationBar()
  /// The look of all bars.
  public class func appearance() -> UINavigationBar { proxy }
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
  /// Whether something shines through.
  open var isTranslucent = true
  /// Whether titles are large.
  open var prefersLargeTitles = false
}

/// A row of tabs.
@MainActor @preconcurrency
open class UITabBar: UIView {
  private static let proxy = UITabBar()
  /// The look of all rows of tabs.
  public class func appearance() -> UITabBar { proxy }
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

/// A list of UIKit.
@MainActor @preconcurrency
open class UITableView: UIView {
  private static let proxy = UITableView()
  /// The look of all lists.
  public class func appearance() -> UITableView { proxy }
  /// The colour of the lines between rows.
  open var separatorColor: UIColor?
}

/// A page control of UIKit.
@MainActor @preconcurrency
open class UIPageControl: UIControl {
  private static let proxy = UIPageControl()
  /// The look of all page controls.
  public class func appearance() -> UIPageControl { proxy }
  /// The colour of the current page's dot.
  open var currentPageIndicatorTintColor: UIColor?
  /// The colour of other dots.
  open var pageIndicatorTintColor: UIColor?
}

/// A control of several segments.
@MainActor @preconcurrency
open class UISegmentedControl: UIControl {
  private static let proxy = UISegmentedControl()
  /// The look of all such controls.
  public class func appearance() -> UISegmentedControl { proxy }
  /// The colour of the selected segment.
  open var selectedSegmentTintColor: UIColor?

  /// Sets how titles look.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}
}
