/// Keeps a distance around its content.
struct PaddingRule: ArrangingRule {
  let insets: EdgeInsets

  func size(for proposal: ProposedSize, _ children: [LayoutItem]) -> CGSize {
    let size = PassthroughRule().size(for: inner(proposal), children)
    return CGSize(
      width: max(0, size.width + insets.leading + insets.trailing),
      height: max(0, size.height + insets.top + insets.bottom))
  }

  func arrange(
    _ children: [LayoutItem], in size: CGSize, proposal: ProposedSize
  ) -> [Placement] {
    let rect = CGRect(origin: .zero, size: size).inset(by: insets)
    let placement = Placement(frame: rect, proposal: inner(proposal))
    return [Placement](repeating: placement, count: children.count)
  }

  private func inner(_ proposal: ProposedSize) -> ProposedSize {
    ProposedSize(
      width: proposal.width.map { max(0, $0 - insets.leading - insets.trailing) },
      height: proposal.height.map { max(0, $0 - insets.top - insets.bottom) })
  }
}
