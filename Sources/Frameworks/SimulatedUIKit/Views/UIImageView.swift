/// A picture.
@MainActor @preconcurrency
open class UIImageView: UIView {
  /// The picture.
  open var image: UIImage? { didSet { contentChanged() } }

  /// Creates a view of a picture.
  public convenience init(image: UIImage?) {
    self.init(frame: .zero)
    self.image = image
  }

  /// The size of the picture.
  open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }
}
