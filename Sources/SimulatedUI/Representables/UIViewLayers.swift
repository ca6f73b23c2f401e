import SimulatedUIKit

/// Shows what is in a view of UIKit, each subview at its frame and in front of those before it.
struct UIViewLayers: View, PrimitiveView {
  let view: UIView
  let look = Look()

  func update(_ node: ViewNode) {
    for subview in view.subviews {
      node.updateChild(.id(AnyHashable(ObjectIdentifier(subview)), 0), subview.content)
    }
  }

  func build(_ node: ViewNode, in context: BuildContext) -> [LayoutItem] {
    let layers = node.children.map { child in
      LayoutItem(
        id: node.elementID("layer \(child.id)"), rule: PassthroughRule(),
        children: child.build(in: context.ofLayer))
    }
    return [
      LayoutItem(
        id: node.id, rule: UIViewLayersRule(view: view, subviews: view.subviews),
        children: layers)
    ]
  }
}

/// Places subviews at the frames that UIKit has given them.
struct UIViewLayersRule: LayoutRule {
  let view: UIView
  let subviews: [UIView]

  func size(for proposal: ProposedSize, _ children: [LayoutItem]) -> CGSize {
    if let scroller = view as? UIScrollView { return scroller.contentSize }
    let own = view.frame.size
    return CGSize(width: proposal.width ?? own.width, height: proposal.height ?? own.height)
  }

  func place(_ children: [LayoutItem], in rect: CGRect, insets: EdgeInsets) {
    // What a scrolling view has scrolled, its rectangle has been moved by already.
    let origin = view is UIScrollView ? .zero : view.bounds.origin
    if let scroller = view as? UIScrollView, let item = children.first?.parent {
      tell(scroller, of: item, at: rect.origin)
    }
    for (child, subview) in zip(children, subviews) {
      let frame = subview.frame.offsetBy(dx: rect.minX - origin.x, dy: rect.minY - origin.y)
      child.place(
        in: frame, insets: subview.reachesUnderBars ? EdgeInsets(of: subview) : EdgeInsets(),
        of: subview)
    }
  }

  func reachesEdges(_ children: [LayoutItem]) -> Bool { true }

  /// Tells a scrolling view how far its content has been scrolled.
  private func tell(_ scroller: UIScrollView, of item: LayoutItem, at origin: CGPoint) {
    let around = sequence(first: item, next: \.parent).first { $0.rule is ScrollRule }
    guard let safe = around.map({ $0.frame.inset(by: $0.insets) }) else { return }
    scroller.scrolled(to: CGPoint(x: safe.minX - origin.x, y: safe.minY - origin.y))
  }
}

/// Gives a view of UIKit the room that it shows in, and has it laid out.
struct UIViewRootRule: LayoutRule {
  let view: UIView
  /// Whether it reaches under bars, as a screen of its own does.
  let isScreen: Bool

  func size(for proposal: ProposedSize, _ children: [LayoutItem]) -> CGSize {
    if let width = proposal.width, let height = proposal.height {
      return CGSize(width: width, height: height)
    }
    let fitting = view.systemLayoutSizeFitting(
      CGSize(width: proposal.width ?? 0, height: proposal.height ?? 0),
      withHorizontalFittingPriority: proposal.width == nil ? .fittingSizeLevel : .required,
      verticalFittingPriority: proposal.height == nil ? .fittingSizeLevel : .required)
    return CGSize(
      width: proposal.width ?? fitting.width, height: proposal.height ?? fitting.height)
  }

  func place(_ children: [LayoutItem], in rect: CGRect, insets: EdgeInsets) {
    let safeArea = UIEdgeInsets(
      top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
    view.show(in: rect.size, safeArea: safeArea)
    for child in children { child.place(in: rect, insets: insets, of: view) }
  }

  func reachesEdges(_ children: [LayoutItem]) -> Bool { isScreen }
}

extension LayoutItem {
  /// Places what a view of UIKit shows; views of SwiftUI stand in its middle, in the size that they take.
  @MainActor fileprivate func place(in rect: CGRect, insets: EdgeInsets, of view: UIView) {
    if case .hosting = view.kind {
      place(filling: rect, insets: insets, alignment: .center)
    } else {
      place(in: rect, insets: insets)
    }
  }
}

extension UIView {
  /// Whether what it shows keeps clear of bars by itself.
  fileprivate var reachesUnderBars: Bool {
    switch kind {
    case .hosting, .navigation, .tabs, .web: true
    case .plain: self is UIScrollView || self is UITextView
    }
  }
}

extension EdgeInsets {
  /// How far bars reach into a view of UIKit.
  @MainActor fileprivate init(of view: UIView) {
    let insets = view.safeAreaInsets
    self.init(
      top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
  }
}
