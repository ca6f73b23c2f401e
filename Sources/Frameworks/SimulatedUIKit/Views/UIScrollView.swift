/// A view of UIKit onto content that may be larger.
@MainActor @preconcurrency
open class UIScrollView: UIView {
  /// How scrolling puts the keyboard away.
  public enum KeyboardDismissMode: Int, Sendable {
    /// Not, at once, or as the finger pulls it.
    case none, onDrag, interactive
  }

  /// How insets follow what is around.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// The cases as UIKit numbers them.
    case automatic, scrollableAxes, never, always
  }

  /// Told of how content is scrolled.
  open weak var delegate: (any UIScrollViewDelegate)? { didSet { changed() } }
  /// How scrolling puts the keyboard away.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// Whether content comes back from beyond its ends.
  open var bounces = true
  /// Whether content can be pulled aside though it fits.
  open var alwaysBounceHorizontal = false
  /// Whether content can be pulled up and down though it fits.
  open var alwaysBounceVertical = false
  /// Whether a bar shows how far the content has been scrolled up.
  open var showsVerticalScrollIndicator = true
  /// Whether a bar shows how far the content has been scrolled aside.
  open var showsHorizontalScrollIndicator = true
  /// Whether fingers scroll the content.
  open var isScrollEnabled = true
  /// Whether content stops at pages.
  open var isPagingEnabled = false
  /// How large the content is.
  open var contentSize = CGSize.zero { didSet { if contentSize != oldValue { changed() } } }
  /// How far the content has been scrolled.
  open var contentOffset = CGPoint.zero {
    didSet {
      guard contentOffset != oldValue else { return }
      layoutState.boundsOrigin = contentOffset
      delegate?.scrollViewDidScroll(self)
      if !isScrolledByFinger { changed() }
    }
  }
  /// Whether the screen scrolls it now.
  private var isScrolledByFinger = false
  /// Whether rules place what is in it; cells place themselves.
  var laysOutContent: Bool { true }
  /// Asked to show another part of the content.
  package var onScroll: ((CGPoint, Bool) -> Void)?
  /// Room around the content.
  open var contentInset = UIEdgeInsets.zero
  /// How far the vertical indicator is from the edges, which no pixel shows here.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  /// How far the horizontal indicator is from the edges, which no pixel shows here.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  /// How insets follow what is around.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  /// How small content can be made.
  open var minimumZoomScale: CGFloat = 1
  /// How large content can be made.
  open var maximumZoomScale: CGFloat = 1
  /// How large content is.
  open var zoomScale: CGFloat = 1
  /// What is pulled down to have content loaded anew.
  open var refreshControl: UIRefreshControl? { didSet { changed() } }

  /// Scrolls the content.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    onScroll?(contentOffset, animated)
    self.contentOffset = contentOffset
  }

  /// Takes note that the screen shows another part of the content.
  package func scrolled(to offset: CGPoint) {
    isScrolledByFinger = true
    contentOffset = offset
    isScrolledByFinger = false
  }

  /// What is scrolled, for rules.
  public var contentLayoutGuide: UILayoutGuide {
    guide(.content, called: "UIScrollView-contentLayoutGuide")
  }

  /// What shows of it, for rules.
  public var frameLayoutGuide: UILayoutGuide {
    guide(.frame, called: "UIScrollView-frameLayoutGuide")
  }

  /// The insets that bars add.
  public var adjustedContentInset: UIEdgeInsets { contentInset }

  /// Scrolls until a part shows.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {}
}
