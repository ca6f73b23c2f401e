/// Told of how content is scrolled; the simulated screen scrolls by itself.
@MainActor @preconcurrency
public protocol UIScrollViewDelegate: AnyObject {
  /// The content has been scrolled.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// A finger begins to scroll.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// A finger has scrolled.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// Scrolling has come to rest.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// The view that is made larger and smaller.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
}

extension UIScrollViewDelegate {
  /// Nothing is done.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Nothing is done.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Nothing is done.
  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {}
  /// Nothing is done.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// None.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
}
