/// Places what is above the buttons of an alert, and the buttons, which scroll where there is too
/// little room.
struct AlertRule: LayoutRule {
  /// The width in points; as wide as the screen when nil.
  let width: CGFloat?
  /// How much of the buttons shows at least, in points.
  private static let minimumButtons = 2 * CellRule.minimumHeight

  func size(for proposal: ProposedSize, _ children: [LayoutItem]) -> CGSize {
    let width = width(for: proposal)
    let ideal = children.reduce(0) { $0 + height(of: $1, width: width) }
    return CGSize(width: width, height: min(ideal, proposal.height ?? ideal))
  }

  func place(_ children: [LayoutItem], in rect: CGRect, insets: EdgeInsets) {
    guard let buttons = children.last else { return }
    var bottom = height(of: buttons, width: rect.width)
    let texts = children.count > 1 ? children.first : nil
    let top = texts.map { height(of: $0, width: rect.width) } ?? 0
    if top + bottom > rect.height {
      bottom = max(min(bottom, Self.minimumButtons), rect.height - top)
    }
    texts?.place(
      in: CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height - bottom))
    buttons.place(
      in: CGRect(x: rect.minX, y: rect.maxY - bottom, width: rect.width, height: bottom))
  }

  private func width(for proposal: ProposedSize) -> CGFloat {
    let available = proposal.width ?? 320
    return min(width ?? available - 16, available)
  }

  private func height(of child: LayoutItem, width: CGFloat) -> CGFloat {
    child.size(for: ProposedSize(width: width, height: nil)).height
  }
}

/// Places the texts of an alert below each other.
struct AlertTextsRule: LayoutRule {
  private static let margin: CGFloat = 16
  private static let padding: CGFloat = 20
  private static let spacing: CGFloat = 4

  func size(for proposal: ProposedSize, _ children: [LayoutItem]) -> CGSize {
    let width = proposal.width ?? 270
    let inner = textProposal(in: width)
    let heights = children.map { $0.size(for: inner).height }
    let gaps = CGFloat(max(0, children.count - 1)) * Self.spacing
    return CGSize(width: width, height: heights.reduce(2 * Self.padding + gaps, +))
  }

  func place(_ children: [LayoutItem], in rect: CGRect, insets: EdgeInsets) {
    var y = rect.minY + Self.padding
    for child in children {
      let size = child.size(for: textProposal(in: rect.width))
      child.place(
        in: CGRect(
          x: rect.midX - size.width / 2, y: y, width: size.width, height: size.height))
      y += size.height + Self.spacing
    }
  }

  private func textProposal(in width: CGFloat) -> ProposedSize {
    ProposedSize(width: max(0, width - 2 * Self.margin), height: nil)
  }
}

/// Places the rows of an alert, all of one height, below each other or side by side.
struct AlertRowsRule: LayoutRule {
  /// The height of a row in points.
  let rowHeight: CGFloat
  /// Whether all are in one row, if their titles have room there.
  let isSideBySide: Bool
  /// Points between a title and the edges of its row.
  private static let margin: CGFloat = 8

  /// Whether the rows stand beside each other: below each other where a title is too wide for its
  /// part, as large text makes it.
  private func areBeside(_ children: [LayoutItem], width: CGFloat) -> Bool {
    guard isSideBySide, !children.isEmpty else { return false }
    let part = width / CGFloat(children.count)
    return children.allSatisfy { $0.size(for: .unspecified).width + 2 * Self.margin <= part }
  }

  func size(for proposal: ProposedSize, _ children: [LayoutItem]) -> CGSize {
    let width = proposal.width ?? 270
    let rows = areBeside(children, width: width) ? 1 : children.count
    return CGSize(width: width, height: CGFloat(rows) * rowHeight)
  }

  func place(_ children: [LayoutItem], in rect: CGRect, insets: EdgeInsets) {
    let isSideBySide = areBeside(children, width: rect.width)
    let width = isSideBySide ? rect.width / CGFloat(max(1, children.count)) : rect.width
    for (index, child) in children.enumerated() {
      let offset = CGFloat(index)
      child.place(
        in: CGRect(
          x: rect.minX + (isSideBySide ? offset * width : 0),
          y: rect.minY + (isSideBySide ? 0 : offset * rowHeight), width: width,
          height: rowHeight))
    }
  }
}

/// Places the box of an alert on the screen, above the keyboard.
struct AlertPlacement: LayoutRule {
  let isAtBottom: Bool

  func size(for proposal: ProposedSize, _ children: [LayoutItem]) -> CGSize {
    CGSize(width: proposal.width ?? 320, height: proposal.height ?? 480)
  }

  func place(_ children: [LayoutItem], in rect: CGRect, insets: EdgeInsets) {
    var insets = insets
    insets.bottom = max(insets.bottom, insets.keyboard)
    let safe = rect.inset(by: insets)
    let alignment = isAtBottom ? Alignment.bottom : .center
    for child in children {
      child.place(in: alignment.place(child.size(for: ProposedSize(safe.size)), in: safe))
    }
  }

  func reachesEdges(_ children: [LayoutItem]) -> Bool { true }
}
