extension UIView {
  /// The active rules that lie with the view.
  public var constraints: [NSLayoutConstraint] { layoutState.constraints.filter { !$0.isInternal } }

  /// Lets a rule hold.
  public func addConstraint(_ constraint: NSLayoutConstraint) { hold(constraint) }

  /// Lets rules hold.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { hold(constraint) }
  }

  /// Lets a rule hold no longer.
  public func removeConstraint(_ constraint: NSLayoutConstraint) { drop(constraint) }

  /// Lets rules hold no longer.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { drop(constraint) }
  }

  /// Takes a rule in.
  func hold(_ constraint: NSLayoutConstraint) {
    guard constraint.holder !== self else { return }
    constraint.holder?.drop(constraint)
    constraint.isBroken = false
    constraint.holder = self
    layoutState.constraints.append(constraint)
    constraintsChanged()
  }

  /// Gives a rule up.
  func drop(_ constraint: NSLayoutConstraint) {
    guard constraint.holder === self else { return }
    constraint.holder = nil
    layoutState.constraints.removeAll { $0 === constraint }
    constraintsChanged()
  }

  /// Gives up the rules about a view that leaves, or something in it.
  func dropConstraints(with view: UIView) {
    let gone = layoutState.constraints.filter { constraint in
      guard constraint.isComplete else { return true }
      return [constraint.firstItem, constraint.secondItem].contains { item in
        (item as? any LayoutItemSource)?.itemView?.isDescendant(of: view) ?? false
      }
    }
    for constraint in gone { drop(constraint) }
  }

  /// Has the rules solved again at the next layout.
  func constraintsChanged() {
    layoutRoot.layoutState.needsSolving = true
    changed()
  }

  /// Makes it the root of a layout, which no bar reaches into, though it is in another view.
  func becomeLayoutRoot() {
    layoutState.isRoot = true
    layoutState.safeArea = .zero
  }

  /// The view whose size is given to a layout: the outermost, or a cell.
  var layoutRoot: UIView {
    var root = self
    while !root.layoutState.isRoot, let above = root.superview { root = above }
    return root
  }

  /// Puts a guide into the view.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView = self
    layoutState.guides.append(layoutGuide)
  }

  /// Takes a guide out of the view.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutState.guides.removeAll { $0 === layoutGuide }
    layoutGuide.owningView = nil
    constraintsChanged()
  }

  /// The guides in the view.
  public var layoutGuides: [UILayoutGuide] { layoutState.guides }

  /// What bars do not cover.
  public var safeAreaLayoutGuide: UILayoutGuide {
    guide(.safeArea, called: "UIViewSafeAreaLayoutGuide")
  }

  /// What is within the margins.
  public var layoutMarginsGuide: UILayoutGuide {
    guide(.margins, called: "UIViewLayoutMarginsGuide")
  }

  /// What is narrow enough to read.
  public var readableContentGuide: UILayoutGuide {
    guide(.margins, called: "UIViewReadableContentGuide")
  }

  /// What the keyboard leaves; here what bars leave, as the screen scrolls instead.
  public var keyboardLayoutGuide: UILayoutGuide {
    guide(.keyboard, called: "UIViewKeyboardLayoutGuide")
  }

  func guide(_ role: UILayoutGuide.Role, called name: String) -> UILayoutGuide {
    if let guide = layoutState.ownGuides[role] { return guide }
    let guide = UILayoutGuide(role, of: self, called: name)
    layoutState.ownGuides[role] = guide
    return guide
  }

  /// How strongly content resists to be made larger.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    let own = axis == .horizontal ? layoutState.hugging.horizontal : layoutState.hugging.vertical
    return own ?? .defaultLow
  }

  /// Says how strongly content resists to be made larger.
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    if axis == .horizontal {
      layoutState.hugging.horizontal = priority
    } else {
      layoutState.hugging.vertical = priority
    }
    constraintsChanged()
  }

  /// How strongly content resists to be made smaller.
  public func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    axis == .horizontal ? layoutState.resistance.horizontal : layoutState.resistance.vertical
  }

  /// Says how strongly content resists to be made smaller.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    if axis == .horizontal {
      layoutState.resistance.horizontal = priority
    } else {
      layoutState.resistance.vertical = priority
    }
    constraintsChanged()
  }

  /// Whether rules and content leave something open; layouts here take the least then.
  public var hasAmbiguousLayout: Bool { false }

  /// The rules that say something of the view in a direction.
  public func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    sequence(first: self, next: \.superview).flatMap(\.layoutState.constraints).filter {
      $0.firstItem === self || $0.secondItem === self
    }
  }
}
