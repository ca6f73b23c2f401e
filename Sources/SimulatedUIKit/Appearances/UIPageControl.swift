/// The dots of pages, for their looks.
open class UIPageControl: StyledView {
  /// The colour of the dots.
  public var pageIndicatorTintColor: UIColor?
  /// The colour of the dot of the page that shows.
  public var currentPageIndicatorTintColor: UIColor?
}
