/// Works out where views are: solves the rules of a hierarchy, then lets views place what is in
/// them.
@MainActor enum LayoutPass {
  /// How often a layout that goes on changing is done.
  private static let limit = 8

  /// Lays a view out, and all that is in it, where that is due.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - isShowing: Whether the screen is being placed, so that nobody need be told of frames.
  static func run(at view: UIView, isShowing: Bool = false) {
    let root = view.layoutRoot
    var hasMoved = false
    for _ in 0..<limit {
      root.updateConstraintsIfNeeded()
      if root.layoutState.needsSolving {
        root.layoutState.needsSolving = false
        if solve(root) { hasMoved = true }
      }
      let hasLaidOut = layOut(view)
      if !root.layoutState.needsSolving, !hasLaidOut { break }
    }
    if hasMoved, !isShowing { root.changed() }
  }

  /// The size that rules give a view, near another.
  static func size(
    of view: UIView, near target: CGSize, across: UILayoutPriority, down: UILayoutPriority
  ) -> CGSize {
    view.updateConstraintsIfNeeded()
    var size = target
    for _ in 0..<3 {
      let system = LayoutSystem(
        of: view, size: .fitting(target, across: across.rawValue, down: down.rawValue))
      let solution = LayoutSolution(system.rules, variables: system.variableCount)
      guard let box = system.box(of: view) else { return target }
      size = CGSize(
        width: rounded(solution.value(of: box.width)),
        height: rounded(solution.value(of: box.height)))
      if !adoptWidths(system, solution) { break }
    }
    // The frames that rules have given it are those of another size.
    view.layoutRoot.layoutState.needsSolving = true
    return size
  }

  /// Solves the rules of a hierarchy and moves its views.
  ///
  /// - Returns: Whether one has another frame than before.
  private static func solve(_ root: UIView) -> Bool {
    var hasMoved = false
    for _ in 0..<limit {
      let system = LayoutSystem(of: root, size: .fixed(root.frame.size))
      guard !system.isEmpty else { return hasMoved }
      let solution = LayoutSolution(system.rules, variables: system.variableCount)
      for conflict in solution.conflicts { tell(conflict, system) }
      if apply(solution, system) { hasMoved = true }
      let isWrappedAnew = adoptWidths(system, solution)
      if !isWrappedAnew { break }
    }
    return hasMoved
  }

  /// Moves views to where a solution has them.
  private static func apply(_ solution: LayoutSolution, _ system: LayoutSystem) -> Bool {
    var hasMoved = false
    for view in system.placed {
      guard let box = system.box(of: view), let above = view.superview,
        let outer = system.contentBox(of: above) ?? system.box(of: above)
      else { continue }
      let (left, top) = (solution.value(of: box.left), solution.value(of: box.top))
      let origin = (solution.value(of: outer.left), solution.value(of: outer.top))
      let (x, y) = (rounded(left - origin.0), rounded(top - origin.1))
      let frame = CGRect(
        x: x, y: y, width: rounded(left + solution.value(of: box.width) - origin.0) - x,
        height: rounded(top + solution.value(of: box.height) - origin.1) - y)
      guard frame != view.frame else { continue }
      hasMoved = true
      view.layoutState.isMovedByRules = true
      view.frame = frame
      view.layoutState.isMovedByRules = false
    }
    for scroller in system.scrolling {
      guard let box = system.contentBox(of: scroller) else { continue }
      let size = CGSize(
        width: rounded(solution.value(of: box.width)),
        height: rounded(solution.value(of: box.height)))
      if size != .zero, size != scroller.contentSize { scroller.contentSize = size }
    }
    for case let (guide, box) in system.guideBoxes {
      guard let view = guide.owningView, let outer = system.box(of: view) else { continue }
      guide.layoutFrame = CGRect(
        x: solution.value(of: box.left) - solution.value(of: outer.left),
        y: solution.value(of: box.top) - solution.value(of: outer.top),
        width: solution.value(of: box.width), height: solution.value(of: box.height))
    }
    return hasMoved
  }

  /// Tells views with lines of text how wide they are.
  ///
  /// - Returns: Whether one of them is of another height therefore.
  private static func adoptWidths(_ system: LayoutSystem, _ solution: LayoutSolution) -> Bool {
    var hasChanged = false
    for view in system.placed {
      guard let box = system.box(of: view) else { continue }
      if view.adopt(width: rounded(solution.value(of: box.width))) { hasChanged = true }
    }
    return hasChanged
  }

  /// Says on the console which rules contradict each other, and leaves one out from now on.
  private static func tell(_ conflict: LayoutSolution.Conflict, _ system: LayoutSystem) {
    let numbers = conflict.rules.sorted()
    let rules = numbers.compactMap { system.sources[$0] }
    guard let broken = system.sources[conflict.broken] ?? rules.last else { return }
    var others = numbers.compactMap { system.descriptions[$0]?() }
    for case let view as UIView in rules.flatMap({ [$0.firstItem, $0.secondItem] })
    where view.translatesAutoresizingMaskIntoConstraints && view !== system.root {
      let text = ConstraintText.autoresizing(view, like: broken.firstAttribute)
      if !others.contains(text) { others.append(text) }
    }
    broken.isBroken = true
    print(ConstraintText.conflict(rules, others: others, broken: broken))
  }

  /// Lets views place what is in them.
  ///
  /// - Returns: Whether that was due for one.
  private static func layOut(_ view: UIView) -> Bool {
    var isDue = view.layoutState.needsLayout
    if isDue {
      view.layoutState.needsLayout = false
      view.controller?.viewWillLayoutSubviews()
      view.layoutSubviews()
      view.layer.layoutSublayers()
      view.controller?.viewDidLayoutSubviews()
    }
    for subview in view.subviews where !subview.layoutState.isRoot {
      if layOut(subview) { isDue = true }
    }
    return isDue
  }

  /// A length in whole pixels.
  private static func rounded(_ length: Double) -> CGFloat {
    let scale = Double(UIScreen.main.scale)
    return (length * scale).rounded() / scale
  }
}

extension UIView {
  /// Takes the room that the screen gives it, and lays out what is in it.
  package func show(in size: CGSize, safeArea: UIEdgeInsets?) {
    if let safeArea { adopt(safeArea: safeArea) }
    if size != frame.size {
      layoutRoot.layoutState.needsSolving = true
      layoutState.isMovedByRules = true
      frame.size = size
      layoutState.isMovedByRules = false
    }
    LayoutPass.run(at: self, isShowing: true)
  }
}
