import Pictures
import ScreenImaging

/// A thin line between views.
public struct Divider: View, PrimitiveView {
  /// Creates a divider.
  nonisolated public init() {}

  package func build(_ node: ViewNode, in context: BuildContext) -> [LayoutItem] {
    let item = LayoutItem(id: node.id, rule: DividerRule())
    let environment = node.environment
    item.draws { frame in
      let color = SystemColor.resolved("separator", in: environment).picture
      return [.fill(PictureOutline(frame), .color(color))]
    }
    return [item]
  }
}

/// A line takes the width it is offered and a third of a point of height, one pixel.
private struct DividerRule: LayoutRule {
  func size(for proposal: ProposedSize, _ children: [LayoutItem]) -> CGSize {
    CGSize(width: proposal.width ?? 10, height: 1.0 / 3)
  }
}
