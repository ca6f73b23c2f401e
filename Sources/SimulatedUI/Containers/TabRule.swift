/// Places the tab bar at the bottom of the selected screen.
struct TabRule: LayoutRule {
  let barHeight: CGFloat
  /// Whether the bar floats over the screen, as it does since iOS 26.
  let isFloating: Bool
  /// How far a floating bar is from the edges, in points.
  private static let margin: CGFloat = 21

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
    var bar = CGRect(x: rect.minX, y: rect.maxY - height, width: rect.width, height: height)
    if isFloating {
      bar = bar.insetBy(dx: Self.margin, dy: 0)
      bar.size.height = max(barHeight, height - Self.margin)
    }
    children[1].place(in: bar)
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
          height: min(rect.height, height) - 1))
    }
  }
}
