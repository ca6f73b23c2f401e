/// The rules of all views in a hierarchy as expressions: what a layout has to solve.
///
/// Each view and guide is a rectangle in the coordinates of the root. One whose frame is given is
/// an
/// expression of the view around; the others bring four variables.
@MainActor struct LayoutSystem {
  /// A rectangle.
  struct Box {
    var left: LinearExpression
    var top: LinearExpression
    var width: LinearExpression
    var height: LinearExpression
  }

  /// How large the root is.
  enum RootSize {
    case fixed(CGSize)
    /// Near a size, with priorities across and down.
    case fitting(CGSize, across: Float, down: Float)
  }

  let root: UIView
  private(set) var rules: [LinearRule] = []
  /// The app's rules by the numbers of the expressions that they are.
  private(set) var sources: [Int: NSLayoutConstraint] = [:]
  /// What rules stand for that no code of the app's has made, for messages.
  private(set) var descriptions: [Int: () -> String] = [:]
  /// Views that rules place, outermost first.
  private(set) var placed: [UIView] = []
  /// Scrolling views whose content rules give a size.
  private(set) var scrolling: [UIScrollView] = []
  /// The guides of the app's.
  private(set) var guideBoxes: [(UILayoutGuide, Box)] = []
  private var boxes: [ObjectIdentifier: Box] = [:]
  private var contents: [ObjectIdentifier: Box] = [:]
  private var held: [NSLayoutConstraint] = []
  private(set) var variableCount = 0

  /// Gathers the rules of a hierarchy.
  init(of root: UIView, size: RootSize) {
    self.root = root
    var box = Box(
      left: LinearExpression(), top: LinearExpression(), width: LinearExpression(),
      height: LinearExpression())
    switch size {
    case .fixed(let size):
      box.width = LinearExpression(Double(size.width))
      box.height = LinearExpression(Double(size.height))
    case .fitting(let target, let across, let down):
      box.width = makeVariable()
      box.height = makeVariable()
      // A size of a fraction of a point less than that of the content would cut it off.
      add(box.width - LinearExpression(Double(target.width)), .equal, across)
      add(box.height - LinearExpression(Double(target.height)), .equal, down)
      addLimits(of: root, box)
    }
    boxes[ObjectIdentifier(root)] = box
    addContent(of: root, box)
    for constraint in held { add(constraint) }
  }

  /// Whether there is anything to solve.
  var isEmpty: Bool { placed.isEmpty && sources.isEmpty && variableCount == 0 }

  /// The rectangle of a view.
  func box(of view: UIView) -> Box? { boxes[ObjectIdentifier(view)] }

  /// The rectangle of what a scrolling view scrolls.
  func contentBox(of view: UIView) -> Box? { contents[ObjectIdentifier(view)] }

  private mutating func makeVariable() -> LinearExpression {
    variableCount += 1
    return LinearExpression(variable: variableCount - 1)
  }

  private mutating func add(
    _ expression: LinearExpression, _ relation: LinearRule.Relation, _ priority: Float
  ) {
    rules.append(LinearRule(expression: expression, relation: relation, priority: priority))
  }

  private mutating func makeBox() -> Box {
    let box = Box(
      left: makeVariable(), top: makeVariable(), width: makeVariable(), height: makeVariable())
    add(box.width, .greaterThanOrEqual, LinearRule.required)
    add(box.height, .greaterThanOrEqual, LinearRule.required)
    return box
  }

  private mutating func addContent(of view: UIView, _ box: Box) {
    held += view.layoutState.constraints
    for guide in view.layoutState.guides {
      let box = makeBox()
      boxes[ObjectIdentifier(guide)] = box
      guideBoxes.append((guide, box))
    }
    var origin = box
    if let scroller = view as? UIScrollView {
      guard scroller.laysOutContent else { return }
      var content = makeBox()
      content.left = box.left
      content.top = box.top
      contents[ObjectIdentifier(view)] = content
      scrolling.append(scroller)
      origin = content
    }
    for subview in view.subviews where !subview.layoutState.isRoot {
      let inner: Box
      if subview.translatesAutoresizingMaskIntoConstraints {
        inner = Box(
          left: origin.left + Double(subview.frame.minX),
          top: origin.top + Double(subview.frame.minY),
          width: LinearExpression(Double(subview.frame.width)),
          height: LinearExpression(Double(subview.frame.height)))
      } else {
        inner = makeBox()
        placed.append(subview)
        addLimits(of: subview, inner)
      }
      boxes[ObjectIdentifier(subview)] = inner
      addContent(of: subview, inner)
    }
  }

  /// How content resists to be made larger or smaller.
  private mutating func addLimits(of view: UIView, _ box: Box) {
    let size = view.intrinsicContentSize
    for (length, axis, expression) in [
      (size.width, NSLayoutConstraint.Axis.horizontal, box.width),
      (size.height, .vertical, box.height),
    ] where length >= 0 {
      let rest = expression - LinearExpression(Double(length))
      add(rest, .lessThanOrEqual, view.contentHuggingPriority(for: axis).rawValue)
      let number = rules.count
      add(
        rest, .greaterThanOrEqual, view.contentCompressionResistancePriority(for: axis).rawValue)
      descriptions[number] = {
        "<NSContentSizeLayoutConstraint \(ConstraintText.name(view)).\(axis) \(length)>"
      }
    }
  }

  private mutating func add(_ constraint: NSLayoutConstraint) {
    guard constraint.isComplete, !constraint.isBroken, constraint.priority.rawValue > 0,
      let first = constraint.firstItem,
      var expression = side(of: first, constraint.firstAttribute, beside: constraint.secondItem)
    else { return }
    if let second = constraint.secondItem, constraint.secondAttribute != .notAnAttribute {
      guard let other = side(of: second, constraint.secondAttribute, beside: first) else { return }
      expression.add(other, times: -Double(constraint.multiplier))
    }
    expression.constant -= Double(constraint.constant)
    guard let relation = LinearRule.Relation(rawValue: constraint.relation.rawValue) else { return }
    sources[rules.count] = constraint
    add(expression, relation, constraint.priority.rawValue)
  }

  /// A side, a middle or a size of an item.
  private func side(
    of item: AnyObject, _ attribute: NSLayoutConstraint.Attribute, beside other: AnyObject?
  ) -> LinearExpression? {
    guard let own = rectangle(of: item, attribute, beside: other) else { return nil }
    var box = own
    if attribute.isOfMargins, let view = item as? UIView {
      box = inset(box, by: view.layoutMargins)
    }
    switch attribute {
    case .left, .leading, .leftMargin, .leadingMargin: return box.left
    case .right, .trailing, .rightMargin, .trailingMargin: return box.left + box.width
    case .top, .topMargin: return box.top
    case .bottom, .bottomMargin: return box.top + box.height
    case .width: return box.width
    case .height: return box.height
    case .centerX, .centerXWithinMargins: return box.left + box.width * 0.5
    case .centerY, .centerYWithinMargins: return box.top + box.height * 0.5
    case .firstBaseline, .lastBaseline:
      guard let text = (item as? UIView)?.textForBaseline else { return box.top + box.height }
      let middle = box.top + box.height * 0.5
      let above = text.ascent - text.height / 2
      let below = text.height / 2 - (text.line - text.ascent)
      return middle + Double(attribute == .firstBaseline ? above : below)
    case .notAnAttribute: return nil
    }
  }

  private func rectangle(
    of item: AnyObject, _ attribute: NSLayoutConstraint.Attribute, beside other: AnyObject?
  ) -> Box? {
    if let guide = item as? UILayoutGuide { return rectangle(of: guide) }
    guard let view = item as? UIView else { return nil }
    // To what is in it, the sides of a scrolling view are those of what it scrolls.
    if !attribute.isSizeOrMiddle, let content = contentBox(of: view),
      let inner = (other as? any LayoutItemSource)?.itemView, inner !== view,
      inner.isDescendant(of: view)
    {
      return content
    }
    return box(of: view)
  }

  private func rectangle(of guide: UILayoutGuide) -> Box? {
    guard let view = guide.owningView, let box = box(of: view) else { return nil }
    switch guide.role {
    case .own: return boxes[ObjectIdentifier(guide)]
    case .safeArea, .keyboard: return inset(box, by: view.safeAreaInsets)
    case .margins: return inset(box, by: view.layoutMargins)
    case .content: return contentBox(of: view) ?? box
    case .frame: return box
    }
  }

  private func inset(_ box: Box, by insets: UIEdgeInsets) -> Box {
    Box(
      left: box.left + Double(insets.left), top: box.top + Double(insets.top),
      width: box.width + Double(-insets.left - insets.right),
      height: box.height + Double(-insets.top - insets.bottom))
  }
}

extension NSLayoutConstraint.Attribute {
  fileprivate var isOfMargins: Bool { rawValue >= Self.leftMargin.rawValue }

  fileprivate var isSizeOrMiddle: Bool {
    [.width, .height, .centerX, .centerY].contains(self)
  }
}
