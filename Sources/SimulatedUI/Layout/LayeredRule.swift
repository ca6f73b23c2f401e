/// Gives one child the say about size and fits the others to it: `background` and `overlay`.
struct LayeredRule: LayoutRule {
  let primary: Int
  let alignment: Alignment

  func size(for proposal: ProposedSize, _ children: [LayoutItem]) -> CGSize {
    children[primary].size(for: proposal)
  }

  func place(
    _ children: [LayoutItem], in rect: CGRect, insets: EdgeInsets, proposal: ProposedSize
  ) {
    let content = children[primary]
    content.place(in: rect, insets: insets, proposal: proposal)
    // Content under bars has its layers where it can be seen.
    let safe = rect.inset(by: insets)
    let outer = ViewDimensions(content, size: safe.size, proposal: proposal)
    let offer = ProposedSize(safe.size)
    for (index, child) in children.enumerated() where index != primary {
      guard !child.reachesEdges else {
        child.place(in: rect, insets: insets)
        continue
      }
      let size = child.size(for: offer)
      let inner = ViewDimensions(child, size: size, proposal: offer)
      let origin = CGPoint(
        x: safe.minX + outer[alignment.horizontal] - inner[alignment.horizontal],
        y: safe.minY + outer[alignment.vertical] - inner[alignment.vertical])
      child.place(in: CGRect(origin: origin, size: size), proposal: offer)
    }
  }

  func guide(
    _ key: AlignmentKey, in size: CGSize, proposal: ProposedSize, _ children: [LayoutItem]
  ) -> CGFloat? {
    children[primary].guide(key, in: size, proposal: proposal)
  }

  func reachesEdges(_ children: [LayoutItem]) -> Bool { children[primary].reachesEdges }
}
