/// A rule of a layout.
///
/// An active one lies with the view that holds both of its items; ``LayoutPass`` solves all rules
/// of a
/// hierarchy together.
@MainActor @preconcurrency
open class NSLayoutConstraint: NSObject {
  /// A direction.
  public enum Axis: Int, Sendable {
    /// The cases as UIKit numbers them.
    case horizontal, vertical
  }

  /// How two attributes compare.
  public enum Relation: Int, Sendable {
    /// The cases as UIKit numbers them.
    case lessThanOrEqual = -1
    /// The same, and at least.
    case equal, greaterThanOrEqual
  }

  /// A side, a middle or a size of an item.
  public enum Attribute: Int, Sendable {
    /// The cases as UIKit numbers them.
    case notAnAttribute, left, right, top, bottom, leading, trailing, width, height, centerX,
      centerY
    /// Baselines, and sides within margins.
    case lastBaseline, firstBaseline, leftMargin, rightMargin, topMargin, bottomMargin
    /// Sides and middles within margins.
    case leadingMargin, trailingMargin, centerXWithinMargins, centerYWithinMargins

    /// The older name of the last baseline.
    public static let baseline = Attribute.lastBaseline
  }

  /// What visual formats are aligned by.
  public struct FormatOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// By left sides.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    /// By right sides.
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    /// By upper sides.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    /// By lower sides.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    /// By the sides where reading starts.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    /// By the sides where reading ends.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    /// By middles, from left to right.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// By middles, from top to bottom.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    /// By last baselines.
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    /// By first baselines.
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    /// From left to right, whatever the language.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
  }

  /// The first item.
  open private(set) weak var firstItem: AnyObject?
  /// The second item, if there is one.
  open private(set) weak var secondItem: AnyObject?
  /// The attribute of the first item.
  public let firstAttribute: Attribute
  /// The attribute of the second item.
  public let secondAttribute: Attribute
  /// How they compare.
  public let relation: Relation
  /// What the second attribute is multiplied by.
  public let multiplier: CGFloat
  /// What is added.
  open var constant: CGFloat { didSet { if constant != oldValue { changed() } } }
  /// How important it is.
  open var priority = UILayoutPriority.required {
    didSet { if priority != oldValue { changed() } }
  }
  /// What messages call it.
  open var identifier: String?
  /// Whether a view is to stay where it was archived.
  open var shouldBeArchived = false
  /// Whether the rule comes from no code of the app's: of a stack, say.
  var isInternal = false
  /// Whether it has been given up, as others contradict it.
  var isBroken = false
  /// Whether it names two items, of which one may be gone.
  private let hasSecondItem: Bool
  /// The view that it lies with while it is active.
  weak var holder: UIView?

  /// Creates a rule between two items, or of one.
  public init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation,
    toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    firstItem = view1 as AnyObject
    secondItem = view2.map { $0 as AnyObject }
    hasSecondItem = view2 != nil
    firstAttribute = attr1
    secondAttribute = attr2
    self.relation = relation
    self.multiplier = multiplier
    constant = c
    super.init()
  }

  /// Whether both of its items are still there.
  var isComplete: Bool { firstItem != nil && (!hasSecondItem || secondItem != nil) }

  /// Whether it holds.
  open var isActive: Bool {
    get { holder != nil }
    set {
      guard newValue != isActive else { return }
      if newValue { install() } else { holder?.drop(self) }
    }
  }

  /// Lets rules hold.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Lets rules hold no longer.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// The anchor of the first item.
  open var firstAnchor: NSObject? { firstItem as? NSObject }

  private func install() {
    let views = [firstItem, secondItem].compactMap { ($0 as? any LayoutItemSource)?.itemView }
    guard let first = views.first else { return }
    guard let second = views.dropFirst().first else { return first.hold(self) }
    let above = sequence(first: first, next: \.superview)
    guard let common = above.first(where: { second.isDescendant(of: $0) }) else {
      fatalError(
        "Unable to activate constraint with items \(ConstraintText.name(first)) and "
          + "\(ConstraintText.name(second)) because they have no common ancestor.  Does the "
          + "constraint or its anchors reference items in different view hierarchies?  That's "
          + "illegal.")
    }
    common.hold(self)
  }

  private func changed() {
    isBroken = false
    holder?.constraintsChanged()
  }

  /// What messages say of the rule, in UIKit's words.
  open nonisolated override var description: String {
    MainActor.assumeIsolated { ConstraintText.text(of: self) }
  }
}

/// What a layout may name: a view or a guide in one.
@MainActor protocol LayoutItemSource: AnyObject {
  /// The view that it is, or lies in.
  var itemView: UIView? { get }
}

extension UIView: LayoutItemSource {
  var itemView: UIView? { self }
}

extension UILayoutGuide: LayoutItemSource {
  var itemView: UIView? { owningView }
}
