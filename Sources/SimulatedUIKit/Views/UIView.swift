/// Something that takes part in events.
@MainActor @preconcurrency
open class UIResponder: NSObject {
  /// Creates a responder.
  nonisolated public override init() { super.init() }

  /// What is asked next.
  open var next: UIResponder? { nil }
  /// Whether it can have keyboard focus.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether it has keyboard focus.
  open var isFirstResponder: Bool { false }

  /// Asks for keyboard focus; the simulated screen gives it by touch.
  @discardableResult
  open func becomeFirstResponder() -> Bool { false }

  /// Gives up keyboard focus.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    UIApplication.shared.hideKeyboard()
    return true
  }
}

/// A rectangle of UIKit on the screen, shown by SwiftUI's representables.
///
/// Subviews are shown from top to bottom; constraints and frames compile and are not solved.
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

    /// The width follows.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The height follows.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
  }

  /// What the view is to tests.
  package var kind = Kind.plain { didSet { changed() } }
  /// Told of changes of the view and all below it, while it is a root.
  package var onChange: (() -> Void)?
  /// What is in it, lowest first.
  public private(set) var subviews: [UIView] = []
  /// What it is in.
  public private(set) weak var superview: UIView?
  /// Where it is in its superview.
  open var frame: CGRect { didSet { changed() } }
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
    view.didMoveToSuperview()
    changed()
  }

  /// Takes the view out of what it is in.
  open func removeFromSuperview() {
    guard let superview else { return }
    superview.subviews.removeAll { $0 === self }
    self.superview = nil
    superview.changed()
  }

  /// Brings a view to the front.
  open func bringSubviewToFront(_ view: UIView) {
    if view.superview === self { insertSubview(view, at: subviews.count) }
  }

  /// Called when the view has come into another one.
  open func didMoveToSuperview() {}

  /// Called when the view has come onto the screen.
  open func didMoveToWindow() {}

  /// Places what is in the view; called when it comes onto the screen.
  open func layoutSubviews() {}

  /// Asks for a new layout.
  open func setNeedsLayout() { changed() }

  /// Has the layout done now.
  open func layoutIfNeeded() { layoutSubviews() }

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

  /// Tells whoever shows the view that something has changed.
  package func changed() {
    var root = self
    while let above = root.superview { root = above }
    root.onChange?()
  }
}
