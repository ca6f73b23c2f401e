/// Sets an alignment guide of a view.
struct GuideRule: LayoutRule {
  let key: AlignmentKey
  let compute: (ViewDimensions) -> CGFloat

  var setsGuides: Bool { true }

  func size(for proposal: ProposedSize, _ children: [LayoutItem]) -> CGSize {
    PassthroughRule().size(for: proposal, children)
  }

  func place(
    _ children: [LayoutItem], in rect: CGRect, insets: EdgeInsets, proposal: ProposedSize
  ) {
    for child in children { child.place(in: rect, insets: insets, proposal: proposal) }
  }

  func guide(
    _ key: AlignmentKey, in size: CGSize, proposal: ProposedSize, _ children: [LayoutItem]
  ) -> CGFloat? {
    guard let child = children.first else { return nil }
    guard key == self.key else { return child.guide(key, in: size, proposal: proposal) }
    return compute(ViewDimensions(child, size: size, proposal: proposal))
  }

  func reachesEdges(_ children: [LayoutItem]) -> Bool { children.contains { $0.reachesEdges } }
}
