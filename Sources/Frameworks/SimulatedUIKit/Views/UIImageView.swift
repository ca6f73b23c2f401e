/// A picture.
@MainActor @preconcurrency
open class UIImageView: UIView {
  /// The picture.
  open var image: UIImage? { didSet { contentChanged() } }
  /// The picture while it is highlighted.
  open var highlightedImage: UIImage?
  /// Pictures that follow each other; the first is shown where there is no other.
  open var animationImages: [UIImage]? {
    didSet { if image == nil { image = animationImages?.first } }
  }
  /// Whether the picture grows with text.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false
  /// How a symbol of the system is drawn.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
  /// How long they take, in seconds.
  open var animationDuration: TimeInterval = 0
  /// How often they are shown; 0 for without end.
  open var animationRepeatCount = 0
  /// Whether the pictures follow each other.
  open private(set) var isAnimating = false

  /// Creates a view of a picture.
  public convenience init(image: UIImage?) {
    self.init(frame: .zero)
    self.image = image
  }

  /// Has the pictures follow each other.
  open func startAnimating() { isAnimating = true }
  /// Has the pictures follow each other no more.
  open func stopAnimating() { isAnimating = false }

  /// The size of the picture.
  open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }
}
