/// What layouts keep with a view.
struct LayoutState {
  /// Whether it has to be laid out before it shows.
  var needsLayout = true
  /// Whether its rules have to be brought up to date.
  var needsUpdateConstraints = true
  /// Whether rules below it, where it is the root of a layout, have to be solved again.
  var needsSolving = true
  /// Whether rules are moving it now, which tells nobody.
  var isMovedByRules = false
  /// Whether it is the root of a layout although it is in another view, as cells are.
  var isRoot = false
  /// The active rules that lie with it.
  var constraints: [NSLayoutConstraint] = []
  /// The guides in it.
  var guides: [UILayoutGuide] = []
  /// The guides that it has by itself, once somebody has asked.
  var ownGuides: [UILayoutGuide.Role: UILayoutGuide] = [:]
  /// How strongly content resists to be made larger, across and down; nil for what is usual.
  var hugging: (horizontal: UILayoutPriority?, vertical: UILayoutPriority?) = (nil, nil)
  /// How strongly content resists to be made smaller, across and down.
  var resistance: (horizontal: UILayoutPriority, vertical: UILayoutPriority) = (750, 750)
  /// How far bars reach into it, where it is shown by itself.
  var safeArea: UIEdgeInsets?
  /// Further points that are taken as covered by bars.
  var additionalSafeArea = UIEdgeInsets.zero
  /// The margins; nil for the usual ones.
  var margins: UIEdgeInsets?
  /// Whether bars count as margins.
  var marginsFollowSafeArea = true
  /// The upper left corner of its own coordinates.
  var boundsOrigin = CGPoint.zero
  /// The size of what it shows at the width that it has, once that is known.
  var wrappingWidth: CGFloat?
}
