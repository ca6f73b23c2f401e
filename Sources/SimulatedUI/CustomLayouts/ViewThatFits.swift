import Conformances

/// Shows the first of several views that fits into the space.
public struct ViewThatFits<Content: View>: View, PrimitiveView {
  private let axes: Axis.Set
  private let content: Content

  /// Creates a view that shows the first of some views that fits, or else the last.
  ///
  /// - Parameters:
  ///   - axes: The directions in which a view has to fit.
  ///   - content: The views, the most wanted first.
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }

  package func update(_ node: ViewNode) { node.updateChild(.role(.content), content) }

  package func build(_ node: ViewNode, in context: BuildContext) -> [LayoutItem] {
    let choice = node.memory(FittingChoice())
    node.graph.followPlacement(of: node)
    // What is not shown tells the screen nothing.
    let scene = SceneCollector(pass: context.scene.pass)
    var unseen = BuildContext(scene: scene)
    unseen.closeMenus = context.closeMenus
    let candidates = node.child(.role(.content))?.views ?? []
    choice.index = min(choice.index, max(0, candidates.count - 1))
    let shown = choice.index
    let children = candidates.enumerated().map { index, candidate in
      let items = candidate.build(in: index == shown ? context.ofLayer : unseen)
      let item = LayoutItem(
        id: node.elementID("candidate \(index)"), rule: PassthroughRule(), children: items)
      item.presence.isLeftOut = index != shown
      return item
    }
    let rule = FittingRule(axes: axes, shown: shown) { [weak node] index in
      guard let node, index != choice.index else { return }
      choice.index = index
      node.graph.requestBuild(of: node)
    }
    return [LayoutItem(id: node.id, rule: rule, children: children)]
  }
}

/// Which of several views is shown.
@MainActor private final class FittingChoice {
  var index = 0
}

extension ViewNode {
  /// The nodes of the single views that the node stands for.
  fileprivate var views: [ViewNode] {
    Conformance.holds(primitive, (any ViewList).self) ? children.flatMap(\.views) : [self]
  }
}

/// Takes the size of the first child that fits, and tells which one that is.
private struct FittingRule: LayoutRule {
  let axes: Axis.Set
  let shown: Int
  let choose: (Int) -> Void

  func size(for proposal: ProposedSize, _ children: [LayoutItem]) -> CGSize {
    guard !children.isEmpty else { return .zero }
    return children[first(of: children, in: proposal)].size(for: proposal)
  }

  func place(
    _ children: [LayoutItem], in rect: CGRect, insets: EdgeInsets, proposal: ProposedSize
  ) {
    guard children.indices.contains(shown) else { return }
    choose(first(of: children, in: proposal))
    children[shown].place(in: rect, insets: insets, proposal: proposal)
  }

  private func first(of children: [LayoutItem], in proposal: ProposedSize) -> Int {
    let index = children.firstIndex { child in
      let ideal = child.size(
        for: ProposedSize(
          width: axes.contains(.horizontal) ? nil : proposal.width,
          height: axes.contains(.vertical) ? nil : proposal.height))
      let fitsAcross = !axes.contains(.horizontal) || ideal.width <= (proposal.width ?? .infinity)
      let fitsDown = !axes.contains(.vertical) || ideal.height <= (proposal.height ?? .infinity)
      return fitsAcross && fitsDown
    }
    return index ?? children.count - 1
  }
}
