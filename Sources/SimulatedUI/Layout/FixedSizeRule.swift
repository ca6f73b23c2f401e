/// Gives a view its ideal size, whatever is offered.
struct FixedSizeRule: ArrangingRule {
  let horizontal: Bool
  let vertical: Bool

  func size(for proposal: ProposedSize, _ children: [LayoutItem]) -> CGSize {
    PassthroughRule().size(for: inner(proposal), children)
  }

  func arrange(
    _ children: [LayoutItem], in size: CGSize, proposal: ProposedSize
  ) -> [Placement] {
    let placement = Placement(
      frame: CGRect(origin: .zero, size: size), proposal: inner(proposal))
    return [Placement](repeating: placement, count: children.count)
  }

  private func inner(_ proposal: ProposedSize) -> ProposedSize {
    ProposedSize(
      width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
  }
}
