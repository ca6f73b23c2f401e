/// Moves a view without changing what is around it.
struct OffsetRule: LayoutRule {
  let offset: CGSize

  func size(for proposal: ProposedSize, _ children: [LayoutItem]) -> CGSize {
    PassthroughRule().size(for: proposal, children)
  }

  func place(
    _ children: [LayoutItem], in rect: CGRect, insets: EdgeInsets, proposal: ProposedSize
  ) {
    for child in children {
      child.place(in: rect.offsetBy(dx: offset.width, dy: offset.height), proposal: proposal)
    }
  }
}

/// Takes all the space there is and puts the middle of a view somewhere in it.
struct PositionRule: LayoutRule {
  let center: CGPoint

  func size(for proposal: ProposedSize, _ children: [LayoutItem]) -> CGSize {
    let size = PassthroughRule().size(for: proposal, children)
    return CGSize(width: proposal.width ?? size.width, height: proposal.height ?? size.height)
  }

  func place(
    _ children: [LayoutItem], in rect: CGRect, insets: EdgeInsets, proposal: ProposedSize
  ) {
    for child in children {
      let size = child.size(for: proposal)
      let origin = CGPoint(
        x: rect.minX + center.x - size.width / 2, y: rect.minY + center.y - size.height / 2)
      child.place(in: CGRect(origin: origin, size: size), proposal: proposal)
    }
  }
}
