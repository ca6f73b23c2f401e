/// A page control of UIKit.
@MainActor @preconcurrency
open class UIPageControl: UIControl {
  /// How many pages there are.
  open var numberOfPages = 0 { didSet { changed() } }
  /// Which page shows.
  open var currentPage = 0 { didSet { changed() } }
  /// Whether it goes when there is one page.
  open var hidesForSinglePage = false { didSet { changed() } }
  /// The colour of the current page's dot.
  open var currentPageIndicatorTintColor: UIColor?
  /// The colour of other dots.
  open var pageIndicatorTintColor: UIColor?

  /// The size that the system gives it.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: CGFloat(numberOfPages) * 18, height: 26)
  }
}
