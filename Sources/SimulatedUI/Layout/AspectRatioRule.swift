/// Offers a view space of one ratio of width to height; what the view does not fill, it does not
/// take.
struct AspectRatioRule: ArrangingRule {
  let ratio: CGFloat?
  let fills: Bool

  func size(for proposal: ProposedSize, _ children: [LayoutItem]) -> CGSize {
    PassthroughRule().size(for: inner(proposal, children), children)
  }

  func arrange(
    _ children: [LayoutItem], in size: CGSize, proposal: ProposedSize
  ) -> [Placement] {
    let inner = inner(proposal, children)
    let rect = CGRect(origin: .zero, size: size)
    return children.map {
      Placement(frame: Alignment.center.place($0.size(for: inner), in: rect), proposal: inner)
    }
  }

  private func inner(_ proposal: ProposedSize, _ children: [LayoutItem]) -> ProposedSize {
    let ideal = PassthroughRule().size(for: .unspecified, children)
    let ratio = ratio ?? (ideal.height > 0 ? ideal.width / ideal.height : 1)
    guard ratio > 0 else { return proposal }
    let byWidth = proposal.width.map { CGSize(width: $0, height: $0 / ratio) }
    let byHeight = proposal.height.map { CGSize(width: $0 * ratio, height: $0) }
    guard let byWidth else {
      return ProposedSize(byHeight ?? CGSize(width: ideal.width, height: ideal.width / ratio))
    }
    guard let byHeight else { return ProposedSize(byWidth) }
    return ProposedSize((byWidth.height <= byHeight.height) != fills ? byWidth : byHeight)
  }
}
