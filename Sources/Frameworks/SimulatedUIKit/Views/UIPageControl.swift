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
