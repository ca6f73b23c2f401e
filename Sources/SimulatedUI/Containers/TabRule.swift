/// Places the tab bar at the bottom of the selected screen.
struct TabRule: LayoutRule {
  let barHeight: CGFloat

  func size(for proposal: ProposedSize, _ children: [LayoutItem]) -> CGSize {
    CGSize(width: proposal.width ?? 320, height: proposal.height ?? 480)
  }

  func place(_ children: [LayoutItem], in rect: CGRect, insets: EdgeInsets) {
    guard children.count > 1 else {
      children.first?.place(in: rect, insets: insets)
      return
    }
    let height = barHeight + insets.bottom
    var inner = insets
    inner.bottom = height
    children[0].place(in: rect, insets: inner)
    children[1].place(
      in: CGRect(x: rect.minX, y: rect.maxY - height, width: rect.width, height: height))
  }

  func reachesEdges(_ children: [LayoutItem]) -> Bool { true }
}

/// Shares the width of a tab bar among its buttons.
struct TabButtonsRule: LayoutRule {
  let height: CGFloat

  func size(for proposal: ProposedSize, _ children: [LayoutItem]) -> CGSize {
    CGSize(width: proposal.width ?? 320, height: height)
  }

  func place(_ children: [LayoutItem], in rect: CGRect, insets: EdgeInsets) {
    let width = rect.width / CGFloat(max(1, children.count))
    for (index, child) in children.enumerated() {
      child.place(
        in: CGRect(
          x: rect.minX + CGFloat(index) * width + 2, y: rect.minY + 1, width: width - 4,
          height: height - 1))
    }
  }
}
