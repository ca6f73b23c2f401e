/// Keeps a distance around one child.
struct PaddingRule: LayoutRule {
  let insets: EdgeInsets

  func size(for proposal: ProposedSize, _ children: [LayoutItem]) -> CGSize {
    let horizontal = insets.leading + insets.trailing
    let vertical = insets.top + insets.bottom
    let inner = ProposedSize(
      width: proposal.width.map { max(0, $0 - horizontal) },
      height: proposal.height.map { max(0, $0 - vertical) })
    let size = PassthroughRule().size(for: inner, children)
    return CGSize(width: size.width + horizontal, height: size.height + vertical)
  }

  func place(_ children: [LayoutItem], in rect: CGRect, insets outer: EdgeInsets) {
    for child in children { child.place(in: rect.inset(by: insets)) }
  }
}
