/// Places the bar of a navigation stack above its content.
struct NavigationRule: LayoutRule {
  let barHeight: CGFloat?
  let toolbarHeight: CGFloat

  func size(for proposal: ProposedSize, _ children: [LayoutItem]) -> CGSize {
    CGSize(width: proposal.width ?? 320, height: proposal.height ?? 480)
  }

  func place(_ children: [LayoutItem], in rect: CGRect, insets: EdgeInsets) {
    var inner = insets
    var rest = children[...]
    if let barHeight, let bar = rest.popFirst() {
      bar.place(
        in: CGRect(
          x: rect.minX, y: rect.minY + insets.top, width: rect.width, height: barHeight))
      inner.top += barHeight
    }
    guard let content = rest.popFirst() else { return }
    if let toolbar = rest.first {
      // A toolbar stands on the keyboard, while there is one.
      inner.bottom = max(inner.bottom, inner.keyboard) + toolbarHeight
      toolbar.place(
        in: CGRect(
          x: rect.minX, y: rect.maxY - inner.bottom, width: rect.width, height: toolbarHeight))
    }
    content.place(in: rect, insets: inner)
  }

  func reachesEdges(_ children: [LayoutItem]) -> Bool { true }
}

/// Places back button, title and buttons within a navigation bar.
struct BarItemsRule: LayoutRule {
  let leading: Int
  let titles: Int
  let isLarge: Bool
  let rowHeight: CGFloat

  func size(for proposal: ProposedSize, _ children: [LayoutItem]) -> CGSize {
    CGSize(width: proposal.width ?? 320, height: isLarge ? 96 : rowHeight)
  }

  func place(_ children: [LayoutItem], in rect: CGRect, insets: EdgeInsets) {
    let row = CGRect(x: rect.minX + 16, y: rect.minY, width: rect.width - 32, height: rowHeight)
    let proposal = ProposedSize(width: row.width, height: rowHeight)
    var left = row.minX
    for child in children.prefix(leading) {
      let size = child.size(for: proposal)
      child.place(
        in: CGRect(origin: CGPoint(x: left, y: row.midY - size.height / 2), size: size))
      left += size.width + 8
    }
    var right = row.maxX
    for child in children.dropFirst(leading + titles).reversed() {
      let size = child.size(for: proposal)
      right -= size.width
      child.place(
        in: CGRect(origin: CGPoint(x: right, y: row.midY - size.height / 2), size: size))
      right -= 8
    }
    for child in children.dropFirst(leading).prefix(titles) {
      let size = child.size(for: ProposedSize(width: max(0, right - left), height: rowHeight))
      let below = CGRect(
        x: row.minX, y: row.maxY, width: row.width, height: max(0, rect.maxY - row.maxY))
      child.place(
        in: isLarge
          ? Alignment.leading.place(size, in: below) : Alignment.center.place(size, in: row))
    }
  }
}
