/// Views in a row or a column.
@MainActor @preconcurrency
open class UIStackView: UIView {
  /// The views.
  open private(set) var arrangedSubviews: [UIView] = []
  /// Their direction.
  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { changed() } }
  /// How they share the room.
  open var distribution = Distribution.fill
  /// Where they stand across.
  open var alignment = Alignment.fill
  /// Whether distances keep clear of the device's edges.
  open var isLayoutMarginsRelativeArrangement = false

  /// How views share the room of a stack.
  public enum Distribution: Int, Sendable {
    /// The cases as UIKit numbers them.
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// Where the views of a stack stand across.
  public enum Alignment: Int, Sendable {
    /// The cases as UIKit numbers them.
    case fill, leading, firstBaseline, center, trailing, lastBaseline
    /// At the top of a row.
    public static let top = Alignment.leading
    /// At the bottom of a row.
    public static let bottom = Alignment.trailing
  }

  /// The distance between them.
  open var spacing: CGFloat = 0 { didSet { changed() } }

  /// Creates a stack of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Adds a view at a place.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.insert(view, at: max(0, min(stackIndex, arrangedSubviews.count)))
    insertSubview(view, at: stackIndex)
  }

  /// Takes a view out of the row or column.
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
  }

  /// Makes the distance after a view another one; all distances are alike here.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {}

  /// Adds a view at the end.
  open func addArrangedSubview(_ view: UIView) {
    arrangedSubviews.append(view)
    addSubview(view)
  }
}
