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

/// A list of UIKit.
@MainActor @preconcurrency
open class UITableView: UIScrollView {
  /// What is between rows.
  public enum SeparatorStyle: Int, Sendable {
    /// Nothing, or a line.
    case none, singleLine
  }

  private static let proxy = UITableView()
  /// The look of all lists.
  override open class func appearance() -> UITableView { proxy }
  /// What is between rows.
  open var separatorStyle = SeparatorStyle.singleLine
  /// The colour of the lines between rows.
  open var separatorColor: UIColor?
  /// Whether rows can be selected.
  open var allowsSelection = true
  /// Points above the first header.
  open var sectionHeaderTopPadding: CGFloat = 0
  /// What follows the rows.
  open var tableFooterView: UIView?
}

/// A row of a list of UIKit.
@MainActor @preconcurrency
open class UITableViewCell: UIView {
  /// How a selected row looks.
  public enum SelectionStyle: Int, Sendable {
    /// Not at all, or in a colour.
    case none, blue, gray, `default`
  }

  private static let proxy = UITableViewCell()
  /// The look of all rows.
  open class func appearance() -> UITableViewCell { proxy }
  /// How a selected row looks.
  open var selectionStyle = SelectionStyle.default
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
