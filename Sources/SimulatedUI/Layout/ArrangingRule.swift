/// Where a child is in its container.
struct Placement {
  /// In points from the container's upper leading corner.
  var frame: CGRect
  /// What the child has taken its size of.
  var proposal: ProposedSize
}

/// A rule by which the places of all children follow from what is offered, so that the alignment
/// guides of the children are known before they are placed.
@MainActor protocol ArrangingRule: LayoutRule {
  /// The place of each child.
  ///
  /// - Parameters:
  ///   - children: What is placed.
  ///   - size: What the container has taken.
  ///   - proposal: What it has taken that of.
  /// - Returns: The places.
  func arrange(_ children: [LayoutItem], in size: CGSize, proposal: ProposedSize) -> [Placement]
}

extension ArrangingRule {
  func place(
    _ children: [LayoutItem], in rect: CGRect, insets: EdgeInsets, proposal: ProposedSize
  ) {
    let placements = arrange(children, in: rect.size, proposal: proposal)
    for (child, placement) in zip(children, placements) {
      child.place(
        in: placement.frame.offsetBy(dx: rect.minX, dy: rect.minY), proposal: placement.proposal)
    }
  }

  func guide(
    _ key: AlignmentKey, in size: CGSize, proposal: ProposedSize, _ children: [LayoutItem]
  ) -> CGFloat? {
    let placements = arrange(children, in: size, proposal: proposal)
    return key.combine(
      zip(children, placements).compactMap { child, placement in
        child.guide(key, in: placement.frame.size, proposal: placement.proposal).map {
          $0 + (key.axis == .horizontal ? placement.frame.minX : placement.frame.minY)
        }
      })
  }
}

extension Alignment {
  /// The rectangle of an item within another, lined up by the guides that it sets.
  @MainActor func place(
    _ item: LayoutItem, for proposal: ProposedSize, in rect: CGRect
  ) -> CGRect {
    let size = item.size(for: proposal)
    guard !item.hasPlainGuides(horizontal.key) || !item.hasPlainGuides(vertical.key) else {
      return place(size, in: rect)
    }
    let outer = ViewDimensions(rect.size)
    let inner = ViewDimensions(item, size: size, proposal: proposal)
    return CGRect(
      x: rect.minX + outer[horizontal] - inner[horizontal],
      y: rect.minY + outer[vertical] - inner[vertical], width: size.width, height: size.height)
  }
}
