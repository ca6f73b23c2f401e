/// A rectangle of UIKit on the screen, shown by SwiftUI's representables.
///
/// A subview with a frame of its own shows there, in front of those before it; the others are shown
/// from top to bottom, as constraints compile and are not solved.
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

  /// How content is fitted.
  public enum ContentMode: Int, Sendable {
    /// The cases as UIKit numbers them.
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
    /// Corners.
    case topLeft, topRight, bottomLeft, bottomRight
  }

  /// How a view follows its superview.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The room at its left follows.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width follows.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The room at its right follows.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The room above it follows.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height follows.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The room below it follows.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  /// What the view is to tests.
  package var kind = Kind.plain { didSet { changed() } }
  /// Told of changes of the view and all below it, while it is shown by itself.
  package var onChange: (() -> Void)?
  /// What is in it, lowest first.
  public private(set) var subviews: [UIView] = []
  /// What it is in.
  public private(set) weak var superview: UIView?
  /// The controller whose view it is.
  weak var controller: UIViewController?
  /// Whether it has to be laid out before it shows.
  private var needsLayout = true
  /// Where it is in its superview.
  open var frame: CGRect {
    didSet {
      guard frame != oldValue else { return }
      if frame.size != oldValue.size {
        for subview in subviews { subview.follow(from: oldValue.size, to: frame.size) }
        needsLayout = true
      }
      changed()
    }
  }
  /// What it is drawn into.
  public private(set) lazy var layer = makeLayer()
  /// The class of what it is drawn into.
  open class var layerClass: AnyClass { CALayer.self }
  /// Its own coordinates.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }
  /// Its middle.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }
  /// Whether it is not shown.
  open var isHidden = false { didSet { changed() } }
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
  open var translatesAutoresizingMaskIntoConstraints = true
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

  /// Not used: there are no archives of views here.
  public required init?(coder: NSCoder) {
    frame = .zero
    super.init()
  }

  /// The size of what it shows; no metric for a view that takes what it is offered.
  open var intrinsicContentSize: CGSize { CGSize(width: -1, height: -1) }

  /// The size that fits best.
  open func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Takes the size that fits best.
  open func sizeToFit() { frame.size = sizeThatFits(frame.size) }

  /// Puts a view in front of what is in this one.
  open func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }

  /// Puts a view among what is in this one.
  open func insertSubview(_ view: UIView, at index: Int) {
    view.removeFromSuperview()
    subviews.insert(view, at: max(0, min(index, subviews.count)))
    view.superview = self
    didAddSubview(view)
    view.didMoveToSuperview()
    if view.window != nil { view.didMoveToWindow() }
    setNeedsLayout()
  }

  /// Takes the view out of what it is in.
  open func removeFromSuperview() {
    guard let superview else { return }
    superview.subviews.removeAll { $0 === self }
    self.superview = nil
    superview.changed()
  }

  /// Puts a view in front of another one.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    let place = subviews.firstIndex { $0 === siblingSubview }
    insertSubview(view, at: place.map { $0 + 1 } ?? subviews.count)
  }

  /// Puts a view behind another one.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insertSubview(view, at: subviews.firstIndex { $0 === siblingSubview } ?? 0)
  }

  /// Sends a view to the back.
  open func sendSubviewToBack(_ view: UIView) {
    if view.superview === self { insertSubview(view, at: 0) }
  }

  /// Brings a view to the front.
  open func bringSubviewToFront(_ view: UIView) {
    if view.superview === self { insertSubview(view, at: subviews.count) }
  }

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

  /// How far bars and the device's corners reach into it.
  open var safeAreaInsets: UIEdgeInsets { superview?.safeAreaInsets ?? .zero }

  /// Places what is in the view; called when it comes onto the screen or has another size.
  open func layoutSubviews() {}

  /// Asks for a new layout.
  open func setNeedsLayout() {
    needsLayout = true
    changed()
  }

  /// Has the layout done now, of this view and of those in it, where it is due.
  open func layoutIfNeeded() {
    if needsLayout {
      needsLayout = false
      controller?.viewWillLayoutSubviews()
      layoutSubviews()
      layer.layoutSublayers()
      controller?.viewDidLayoutSubviews()
    }
    for subview in subviews { subview.layoutIfNeeded() }
  }

  /// What it is shown in.
  open var traitCollection: UITraitCollection { .current }

  /// Called when that has changed; the simulated device starts anew instead.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Asks to be drawn anew.
  open func setNeedsDisplay() { changed() }

  /// Draws the view; nothing is drawn here.
  open func draw(_ rect: CGRect) {}

  /// The view with a number.
  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    return subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }

  /// Whether the view is in another one, or is it.
  open func isDescendant(of view: UIView) -> Bool {
    sequence(first: self, next: \.superview).contains { $0 === view }
  }

  /// Ends editing in the view.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { resignFirstResponder() }

  /// Whether its frame says where it shows.
  package var isPlaced: Bool {
    translatesAutoresizingMaskIntoConstraints && frame.width > 0 && frame.height > 0
      && superview != nil && !(superview is UIStackView)
  }

  /// Takes part in a change of size of its superview, as its ``autoresizingMask`` says.
  private func follow(from old: CGSize, to new: CGSize) {
    var frame = frame
    if autoresizingMask.contains(.flexibleWidth) { frame.size.width += new.width - old.width }
    if autoresizingMask.contains(.flexibleHeight) { frame.size.height += new.height - old.height }
    if autoresizingMask.contains(.flexibleLeftMargin) { frame.origin.x += new.width - old.width }
    if autoresizingMask.contains(.flexibleTopMargin) { frame.origin.y += new.height - old.height }
    self.frame = frame
  }

  private func makeLayer() -> CALayer {
    let layer = (Self.layerClass as? CALayer.Type)?.init() ?? CALayer()
    layer.owner = self
    layer.frame = CGRect(origin: .zero, size: frame.size)
    return layer
  }

  /// Tells whoever shows the view, or one that it is in, that something has changed.
  package func changed() {
    sequence(first: self, next: \.superview).first { $0.onChange != nil }?.onChange?()
  }
}
