/// A rectangle of UIKit on the screen.
///
/// Subviews show at their frames, the later in front; what rules and masks make of the frames, a
/// ``LayoutPass`` works out.
@MainActor @preconcurrency
open class UIView: UIResponder {
  /// What the view is to tests.
  package enum Kind {
    /// A container, no element unless it is given a name.
    case plain
    /// What shows a page of the web.
    case web
    /// What shows views of SwiftUI, which are kept here.
    case hosting(Any)
    /// What shows the screen in front of a navigation controller, and its bars.
    case navigation(UINavigationController)
    /// What shows the controller of the chosen tab, and the tabs.
    case tabs(UITabBarController)
  }

  /// What the view is to tests.
  package var kind = Kind.plain { didSet { changed() } }
  /// Told of changes of the view and all below it, while it is shown by itself.
  package var onChange: (() -> Void)?
  /// What is in it, lowest first.
  public private(set) var subviews: [UIView] = []
  /// What it is in.
  public internal(set) weak var superview: UIView?
  /// The controller whose view it is.
  weak var controller: UIViewController?
  /// What layouts keep with it.
  var layoutState = LayoutState()
  /// Where it is in its superview.
  open var frame: CGRect {
    didSet {
      guard frame != oldValue else { return }
      if frame.size != oldValue.size {
        for subview in subviews { subview.follow(from: oldValue.size, to: frame.size) }
        layoutState.needsLayout = true
      }
      if layoutState.isMovedByRules { return }
      layoutRoot.layoutState.needsSolving = true
      changed()
    }
  }
  /// What it is drawn into.
  public private(set) lazy var layer = makeLayer()
  /// The class of what it is drawn into.
  open class var layerClass: AnyClass { CALayer.self }
  /// Its own coordinates.
  open var bounds: CGRect {
    get { CGRect(origin: layoutState.boundsOrigin, size: frame.size) }
    set {
      if newValue.origin != layoutState.boundsOrigin {
        layoutState.boundsOrigin = newValue.origin
        changed()
      }
      guard newValue.size != frame.size else { return }
      let middle = center
      frame.size = newValue.size
      center = middle
    }
  }
  /// Its middle.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }
  /// Whether it is not shown.
  open var isHidden = false {
    didSet {
      guard isHidden != oldValue else { return }
      (superview as? UIStackView)?.arrange()
      changed()
    }
  }
  /// How opaque it is, from 0 to 1.
  open var alpha: CGFloat = 1 { didSet { changed() } }
  /// Its background.
  open var backgroundColor: UIColor? { didSet { changed() } }
  /// The colour of what is in it that a person can use.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tintColor: UIColor! = .tintColor
  /// Whether fingers reach it.
  open var isUserInteractionEnabled = true { didSet { changed() } }
  /// A number to find it by.
  open var tag = 0
  /// Whether nothing shows through.
  open var isOpaque = true
  /// Whether what is in it shows only within its bounds.
  open var clipsToBounds = false
  /// How content is fitted.
  open var contentMode = ContentMode.scaleToFill
  /// How it follows its superview.
  open var autoresizingMask: AutoresizingMask = []
  /// Whether its frame makes constraints.
  open var translatesAutoresizingMaskIntoConstraints = true {
    didSet {
      if translatesAutoresizingMaskIntoConstraints != oldValue { constraintsChanged() }
    }
  }
  /// Whether it is an element for assistive technologies and tests.
  open var isAccessibilityElement = false { didSet { changed() } }
  /// What tests know it by.
  open var accessibilityIdentifier: String? { didSet { changed() } }
  /// What VoiceOver calls it.
  open var accessibilityLabel: String? { didSet { changed() } }
  /// What VoiceOver reads after the label.
  open var accessibilityValue: String? { didSet { changed() } }
  /// What it is good for.
  open var accessibilityHint: String?
  /// What assistive technologies and tests take it for.
  open var accessibilityTraits = UIAccessibilityTraits.none { didSet { changed() } }
  /// Whether nothing behind the view can be reached.
  open var accessibilityViewIsModal = false
  /// How it is moved, turned and scaled; only pixels show that.
  open var transform = CGAffineTransform.identity
  /// The gestures that are looked for on it.
  var recognizers: [UIGestureRecognizer] = []
  /// Whether assistive technologies pass over what is in it.
  open var accessibilityElementsHidden = false { didSet { changed() } }

  /// Creates a view.
  public override convenience init() { self.init(frame: .zero) }

  /// Creates a view of a size.
  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }

  /// Creates a view as a storyboard or xib says.
  public required init?(coder: NSCoder) {
    frame = .zero
    super.init()
    (coder as? ArchiveCoder)?.configure(self)
  }

  /// Called when the outlets of what an archive has made are set.
  open func awakeFromNib() {}

  /// Called before an archive is shown in Interface Builder; never here.
  open func prepareForInterfaceBuilder() {}

  /// What is asked next.
  open override var next: UIResponder? { controller ?? superview }

  /// The size of what it shows; no metric for a view that takes what it is offered.
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }
  /// No length of its own.
  nonisolated public static let noIntrinsicMetric: CGFloat = -1

  /// The size that fits best.
  open func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(in: size) }

  /// Takes the size that fits best.
  open func sizeToFit() {
    frame.size = sizeThatFits(
      CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
  }

  /// Puts a view in front of what is in this one.
  open func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }

  /// Puts a view among what is in this one.
  open func insertSubview(_ view: UIView, at index: Int) {
    view.removeFromSuperview()
    subviews.insert(view, at: max(0, min(index, subviews.count)))
    view.willMove(toSuperview: self)
    if window != nil { view.willMove(toWindow: window) }
    view.superview = self
    didAddSubview(view)
    view.didMoveToSuperview()
    if window != nil { view.tellOfWindow() }
    constraintsChanged()
    setNeedsLayout()
  }

  private func tellOfWindow() {
    didMoveToWindow()
    for subview in subviews { subview.tellOfWindow() }
  }

  /// Takes the view out of what it is in.
  open func removeFromSuperview() {
    guard let superview else { return }
    (superview as? UIStackView)?.removeArrangedSubview(self)
    willMove(toSuperview: nil)
    superview.willRemoveSubview(self)
    for above in sequence(first: superview, next: \.superview) { above.dropConstraints(with: self) }
    let hadWindow = window != nil
    superview.subviews.removeAll { $0 === self }
    self.superview = nil
    didMoveToSuperview()
    if hadWindow { tellOfWindow() }
    superview.constraintsChanged()
    superview.setNeedsLayout()
  }

  /// Changes the places of two views in this one.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    guard subviews.indices.contains(index1), subviews.indices.contains(index2) else { return }
    subviews.swapAt(index1, index2)
    changed()
  }

  /// Sends a view to the back.
  open func sendSubviewToBack(_ view: UIView) { reorder(view, to: 0) }

  /// Brings a view to the front.
  open func bringSubviewToFront(_ view: UIView) { reorder(view, to: subviews.count - 1) }

  private func reorder(_ view: UIView, to index: Int) {
    guard let place = subviews.firstIndex(where: { $0 === view }), place != index else { return }
    subviews.remove(at: place)
    subviews.insert(view, at: index)
    changed()
  }

  /// Called before the view comes into another one.
  open func willMove(toSuperview newSuperview: UIView?) {}

  /// Called before the view comes onto the screen.
  open func willMove(toWindow newWindow: UIWindow?) {}

  /// Called before a view leaves this one.
  open func willRemoveSubview(_ subview: UIView) {}

  /// Called when the view has come into another one.
  open func didMoveToSuperview() {}

  /// Called when the view has come onto the screen.
  open func didMoveToWindow() {}

  /// Called when a view has come into this one.
  open func didAddSubview(_ subview: UIView) {}

  /// The window that it is in.
  open var window: UIWindow? {
    sequence(first: self, next: \.superview).lazy.compactMap { $0 as? UIWindow }.first
  }

  /// Places what is in the view; called when it comes onto the screen or has another size.
  open func layoutSubviews() {}

  /// Asks for a new layout.
  open func setNeedsLayout() {
    layoutState.needsLayout = true
    changed()
  }

  /// Has the layout done now, of this view and of those in it, where it is due.
  open func layoutIfNeeded() { LayoutPass.run(at: self) }

  /// Brings the view's rules up to date; called before they are solved, when that was asked for.
  open func updateConstraints() {}

  /// Has the view's rules brought up to date now.
  open func updateConstraintsIfNeeded() {
    for subview in subviews { subview.updateConstraintsIfNeeded() }
    guard layoutState.needsUpdateConstraints else { return }
    layoutState.needsUpdateConstraints = false
    if let controller { controller.updateViewConstraints() } else { updateConstraints() }
  }

  /// What it is shown in.
  open var traitCollection: UITraitCollection { .current }

  /// Called when that has changed; the simulated device starts anew instead.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Whether the view only makes sense with rules.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Tells that what the view shows has another size.
  open func invalidateIntrinsicContentSize() {
    layoutState.wrappingWidth = nil
    constraintsChanged()
  }

  /// The size of what it shows within a width, for ``sizeThatFits(_:)``.
  func fittingSize(in size: CGSize) -> CGSize {
    let own = intrinsicContentSize
    return CGSize(
      width: own.width >= 0 ? own.width : frame.width,
      height: own.height >= 0 ? own.height : frame.height)
  }

  /// Takes note of the width that rules give it.
  ///
  /// - Returns: Whether what it shows has another height for that.
  func adopt(width: CGFloat) -> Bool { false }

  /// The text whose baselines rules may name: its height, that of a line, and from the top of a
  /// line to
  /// its baseline.
  var textForBaseline: (height: CGFloat, line: CGFloat, ascent: CGFloat)? { nil }

  /// The size that rules give the view.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// The size that rules give the view, where it is to be near another.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    LayoutPass.size(
      of: self, near: targetSize, across: horizontalFittingPriority, down: verticalFittingPriority)
  }

  /// How far what rules place reaches beyond it; nothing does here.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// Called when bars reach further into it, or less far.
  open func safeAreaInsetsDidChange() {}

  /// Asks to be drawn anew.
  open func setNeedsDisplay() { changed() }

  /// Draws the view; nothing is drawn here.
  open func draw(_ rect: CGRect) {}

  /// Whether a point is in the view; nothing asks it for touches here.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// The view in front at a point of this one; nil for none.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha > 0.01, self.point(inside: point, with: event)
    else { return nil }
    return subviews.reversed().lazy
      .compactMap { $0.hitTest($0.convert(point, from: self), with: event) }.first ?? self
  }
}
