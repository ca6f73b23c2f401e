/// Views in a row or a column.
@MainActor @preconcurrency
open class UIStackView: UIView {
  /// The views.
  open private(set) var arrangedSubviews: [UIView] = []
  /// Their direction.
  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { changed() } }
  /// The distance between them.
  open var spacing: CGFloat = 0 { didSet { changed() } }

  /// Creates a stack of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Adds a view at the end.
  open func addArrangedSubview(_ view: UIView) {
    arrangedSubviews.append(view)
    addSubview(view)
  }
}
