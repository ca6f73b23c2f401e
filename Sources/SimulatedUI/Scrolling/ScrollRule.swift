/// Shows a part of content that may be longer than the space.
struct ScrollRule: LayoutRule {
  let axes: Axis.Set
  let scroller: ScrollContainer

  func size(for proposal: ProposedSize, _ children: [LayoutItem]) -> CGSize {
    let content = children.first?.size(for: contentProposal(proposal)) ?? .zero
    return CGSize(
      width: axes.contains(.horizontal) ? proposal.width ?? content.width : content.width,
      height: axes.contains(.vertical) ? proposal.height ?? content.height : content.height)
  }

  func place(_ children: [LayoutItem], in rect: CGRect, insets: EdgeInsets) {
    let safe = rect.inset(by: insets)
    let proposal = contentProposal(ProposedSize(safe.size))
    for child in children {
      let size = child.size(for: proposal)
      scroller.place(content: size, in: safe, bounds: rect)
      let frame =
        axes.contains(.horizontal)
        ? CGRect(origin: safe.origin, size: size) : Alignment.top.place(size, in: safe)
      child.place(
        in: frame.offsetBy(dx: -scroller.offset.x, dy: -scroller.offset.y), proposal: proposal)
      if let position = scroller.position, !scroller.isUntouched,
        let identity = child.firstIdentity(in: safe)
      {
        position.tell(identity)
      }
      for watcher in scroller.watchers { watcher.seen?(child.targets(in: safe)) }
    }
  }

  func reachesEdges(_ children: [LayoutItem]) -> Bool { true }

  private func contentProposal(_ proposal: ProposedSize) -> ProposedSize {
    ProposedSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
  }
}
