/// Views in a row or a column, placed by rules of the stack's own.
@MainActor @preconcurrency
open class UIStackView: UIView {
  /// How views share the room along the stack.
  public enum Distribution: Int, Sendable {
    /// The cases as UIKit numbers them.
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// Where views are across the stack.
  public enum Alignment: Int, Sendable {
    /// The cases as UIKit numbers them.
    case fill, leading, firstBaseline, center, trailing, lastBaseline

    /// At the top of a row.
    public static let top = Alignment.leading
    /// At the bottom of a row.
    public static let bottom = Alignment.trailing
  }

  /// The distance that the system uses.
  public static let spacingUseSystem: CGFloat = 8
  /// The distance of the stack.
  public static let spacingUseDefault: CGFloat = .greatestFiniteMagnitude

  /// The views.
  open private(set) var arrangedSubviews: [UIView] = []
  /// Their direction.
  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { arrange() } }
  /// The distance between them.
  open var spacing: CGFloat = 0 { didSet { arrange() } }
  /// How views share the room along the stack.
  open var distribution = Distribution.fill { didSet { arrange() } }
  /// Where views are across the stack.
  open var alignment = Alignment.fill { didSet { arrange() } }
  /// Whether views keep clear of the margins.
  open var isLayoutMarginsRelativeArrangement = false { didSet { arrange() } }
  /// Whether distances are from baselines.
  open var isBaselineRelativeArrangement = false
  private var spacings: [ObjectIdentifier: CGFloat] = [:]
  private var ownConstraints: [NSLayoutConstraint] = []
  private var ownGuides: [UILayoutGuide] = []

  /// Creates a stack of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Adds a view at the end.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  /// Adds a view among the others.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.removeAll { $0 === view }
    if view.superview !== self { addSubview(view) }
    view.translatesAutoresizingMaskIntoConstraints = false
    arrangedSubviews.insert(view, at: max(0, min(stackIndex, arrangedSubviews.count)))
    arrange()
  }

  /// Arranges a view no longer; it stays in the stack.
  open func removeArrangedSubview(_ view: UIView) {
    guard arrangedSubviews.contains(where: { $0 === view }) else { return }
    arrangedSubviews.removeAll { $0 === view }
    arrange()
  }

  /// Sets the distance after a view.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    spacings[ObjectIdentifier(arrangedSubview)] = spacing
    arrange()
  }

  /// The distance after a view.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    spacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  /// Has the rules made anew before the next layout.
  func arrange() { setNeedsUpdateConstraints() }

  /// Makes the rules anew.
  open override func updateConstraints() {
    NSLayoutConstraint.deactivate(ownConstraints)
    for guide in ownGuides { removeLayoutGuide(guide) }
    ownGuides = []
    ownConstraints =
      StackRules(self) { [unowned self] in
        let guide = UILayoutGuide()
        guide.identifier = "UISV-distributing"
        addLayoutGuide(guide)
        ownGuides.append(guide)
        return guide
      }.constraints
    for constraint in ownConstraints { constraint.isInternal = true }
    NSLayoutConstraint.activate(ownConstraints)
    super.updateConstraints()
  }

  /// The distance after a view.
  func spacing(after view: UIView) -> CGFloat {
    let own = customSpacing(after: view)
    return own == Self.spacingUseDefault ? spacing : own
  }
}
