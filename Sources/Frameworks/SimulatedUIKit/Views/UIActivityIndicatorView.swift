/// A sign that something is being done.
@MainActor @preconcurrency
open class UIActivityIndicatorView: UIView {
  /// How large it is.
  public enum Style: Int, Sendable {
    /// The cases as UIKit numbers them.
    case medium = 100, large = 101

    /// What the smaller one was called before iOS 13.
    public static let gray = Style.medium
    /// What the smaller one was called before iOS 13.
    public static let white = Style.medium
    /// What the larger one was called before iOS 13.
    public static let whiteLarge = Style.large
  }

  /// How large it is.
  open var style = Style.medium
  /// Whether it is not shown while nothing is done.
  open var hidesWhenStopped = true { didSet { changed() } }
  /// Whether something is being done.
  public private(set) var isAnimating = false { didSet { changed() } }
  /// The colour.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var color: UIColor! = .systemGray

  /// Creates a sign of a size.
  public convenience init(style: Style) {
    self.init(frame: .zero)
    self.style = style
  }

  /// Something is being done.
  open func startAnimating() { isAnimating = true }
  /// Nothing is done any more.
  open func stopAnimating() { isAnimating = false }

  /// The size of the sign.
  open override var intrinsicContentSize: CGSize {
    style == .large ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20)
  }
}
