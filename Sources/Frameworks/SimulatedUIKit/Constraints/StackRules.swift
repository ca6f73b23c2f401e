/// The rules that place the views of a stack.
@MainActor struct StackRules {
  typealias Attribute = NSLayoutConstraint.Attribute

  /// The rules, not yet active.
  private(set) var constraints: [NSLayoutConstraint] = []
  private let stack: UIStackView
  private let views: [UIView]
  private let makeGuide: () -> UILayoutGuide

  /// Makes the rules of a stack.
  ///
  /// - Parameters:
  ///   - stack: The stack.
  ///   - makeGuide: Puts a guide into the stack.
  init(_ stack: UIStackView, makeGuide: @escaping () -> UILayoutGuide) {
    self.stack = stack
    self.makeGuide = makeGuide
    views = stack.arrangedSubviews.filter { !$0.isHidden }
    for view in stack.arrangedSubviews where view.isHidden {
      add(view, along.size, .equal, nil, along.size, 0, "UISV-hiding")
    }
    if views.isEmpty {
      // Without views the stack takes no room, unless it is told to.
      add(stack, along.size, .equal, nil, along.size, 0, "UISV-canvas-connection", 25)
      return
    }
    addCanvas()
    addDistribution()
    addAlignment()
  }

  private var isColumn: Bool { stack.axis == .vertical }
  private var along: (start: Attribute, end: Attribute, size: Attribute, center: Attribute) {
    isColumn ? (.top, .bottom, .height, .centerY) : (.leading, .trailing, .width, .centerX)
  }
  private var across: (start: Attribute, end: Attribute, size: Attribute, center: Attribute) {
    isColumn ? (.leading, .trailing, .width, .centerX) : (.top, .bottom, .height, .centerY)
  }

  private var insets: (start: CGFloat, end: CGFloat, acrossStart: CGFloat, acrossEnd: CGFloat) {
    guard stack.isLayoutMarginsRelativeArrangement else { return (0, 0, 0, 0) }
    let margins = stack.layoutMargins
    return isColumn
      ? (margins.top, margins.bottom, margins.left, margins.right)
      : (margins.left, margins.right, margins.top, margins.bottom)
  }

  private mutating func add(
    _ item: AnyObject, _ attribute: Attribute, _ relation: NSLayoutConstraint.Relation,
    _ other: AnyObject?, _ otherAttribute: Attribute, _ constant: CGFloat, _ name: String,
    _ priority: UILayoutPriority = .required, multiplier: CGFloat = 1
  ) {
    let constraint = NSLayoutConstraint(
      item: item, attribute: attribute, relatedBy: relation, toItem: other,
      attribute: other == nil ? .notAnAttribute : otherAttribute, multiplier: multiplier,
      constant: constant)
    constraint.priority = priority
    constraint.identifier = name
    constraints.append(constraint)
  }

  private mutating func addCanvas() {
    guard let first = views.first, let last = views.last else { return }
    let name = "UISV-canvas-connection"
    add(first, along.start, .equal, stack, along.start, insets.start, name)
    add(stack, along.end, .equal, last, along.end, insets.end, name)
  }

  private mutating func addDistribution() {
    let pairs = Array(zip(views, views.dropFirst()))
    switch stack.distribution {
    case .fill, .fillEqually, .fillProportionally:
      for (one, next) in pairs {
        let spacing = stack.spacing(after: one)
        add(next, along.start, .equal, one, along.end, spacing, "UISV-spacing")
      }
    case .equalSpacing, .equalCentering: addGaps(pairs)
    }
    guard let first = views.first else { return }
    switch stack.distribution {
    case .fillEqually:
      for view in views.dropFirst() {
        add(view, along.size, .equal, first, along.size, 0, "UISV-fill-equally")
      }
    case .fillProportionally:
      let lengths = views.map { view in
        let size = view.intrinsicContentSize
        return isColumn ? size.height : size.width
      }
      for (view, length) in zip(views, lengths).dropFirst() where length > 0 && lengths[0] > 0 {
        add(
          view, along.size, .equal, first, along.size, 0, "UISV-fill-proportionally", 999,
          multiplier: length / lengths[0])
      }
    case .fill, .equalSpacing, .equalCentering: break
    }
  }

  private mutating func addGaps(_ pairs: [(UIView, UIView)]) {
    var first: UILayoutGuide?
    for (one, next) in pairs {
      let gap = makeGuide()
      let isCentering = stack.distribution == .equalCentering
      let (start, end) = isCentering ? (along.center, along.center) : (along.end, along.start)
      add(gap, along.start, .equal, one, start, 0, "UISV-distributing-edge")
      add(gap, along.end, .equal, next, end, 0, "UISV-distributing-edge")
      if let first {
        add(
          gap, along.size, .equal, first, along.size, 0, "UISV-distributing",
          isCentering ? 149 : .required)
      }
      first = first ?? gap
      let spacing = stack.spacing(after: one)
      add(next, along.start, .greaterThanOrEqual, one, along.end, spacing, "UISV-spacing")
      add(next, along.start, .equal, one, along.end, spacing, "UISV-spacing", 49)
    }
  }

  private mutating func addAlignment() {
    let name = "UISV-alignment"
    for view in views {
      let start = insets.acrossStart
      let end = insets.acrossEnd
      switch stack.alignment {
      case .fill:
        add(view, across.start, .equal, stack, across.start, start, name)
        add(stack, across.end, .equal, view, across.end, end, name)
        continue
      case .leading: add(view, across.start, .equal, stack, across.start, start, name)
      case .trailing: add(stack, across.end, .equal, view, across.end, end, name)
      case .center:
        add(view, across.center, .equal, stack, across.center, (start - end) / 2, name)
      case .firstBaseline, .lastBaseline:
        guard !isColumn, let first = views.first else { break }
        let line: Attribute =
          stack.alignment == .firstBaseline ? .firstBaseline : .lastBaseline
        if view !== first { add(view, line, .equal, first, line, 0, name) }
      }
      add(view, across.start, .greaterThanOrEqual, stack, across.start, start, name)
      add(stack, across.end, .greaterThanOrEqual, view, across.end, end, name)
    }
    if stack.alignment != .fill {
      // As little room as the views leave.
      add(stack, across.size, .equal, nil, across.size, 0, "UISV-ambiguity-suppression", 25)
    }
  }
}
