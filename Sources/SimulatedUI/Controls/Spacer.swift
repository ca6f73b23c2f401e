/// Space that grows as far as a stack allows.
public struct Spacer: View, PrimitiveView {
  private let minLength: CGFloat?

  /// Creates a spacer.
  nonisolated public init(minLength: CGFloat? = nil) { self.minLength = minLength }

  package func build(_ node: ViewNode, in context: BuildContext) -> [LayoutItem] {
    let item = LayoutItem(id: node.id, rule: SpacerRule(minLength: minLength ?? 8))
    item.isSpacer = true
    return [item]
  }
}

/// Takes all that is offered, but never less than a minimum along the stack.
///
/// Across the stack it should take nothing; since a stack's breadth is the largest of its
/// children's, an unspecified dimension stays at the minimum.
struct SpacerRule: LayoutRule {
  let minLength: CGFloat

  func size(for proposal: ProposedSize, _ children: [LayoutItem]) -> CGSize {
    CGSize(
      width: max(minLength, proposal.width ?? minLength),
      height: max(minLength, proposal.height ?? minLength))
  }
}
