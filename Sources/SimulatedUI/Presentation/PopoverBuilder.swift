import ElementModel

/// Builds a popover beside an item, with a region around it that dismisses it.
///
/// In hierarchies of iOS the region has the identifier `PopoverDismissRegion` and the label
/// "dismiss popup", and the content is below an element of the type popover.
@MainActor struct PopoverBuilder {
  let node: ViewNode
  /// What the popover belongs to.
  let anchor: LayoutItem?

  /// Builds the layer.
  ///
  /// - Parameters:
  ///   - content: What the popover shows.
  ///   - isDismissDisabled: Whether a tap beside it does nothing.
  ///   - dismiss: Takes the popover away.
  /// - Returns: The layer, with the region and the popover.
  func build(
    content: LayoutItem, isDismissDisabled: Bool = false, dismiss: @escaping () -> Void
  ) -> LayoutItem {
    let region = LayoutItem(
      id: node.elementID("region"), rule: FillRule(),
      element: ElementDescription(
        .other, label: "dismiss popup", identifier: Element.dismissRegion))
    region.interaction = .action { if !isDismissDisabled { dismiss() } }
    // To stand beside an item is to look into it: it cannot be replaced without the popover.
    anchor?.noteUse()
    let popover = LayoutItem(
      id: node.elementID("popover"), rule: PassthroughRule(), children: [content],
      element: ElementDescription(.popover, traits: [.modal, .opaque]))
    popover.isOpaque = true
    popover.clips = true
    let layer = LayoutItem(
      id: node.elementID("dimming"), rule: PopoverRule(anchor: anchor),
      children: [region, popover])
    layer.isOpaque = true
    layer.onEscape = dismiss
    return layer
  }
}

/// Places a popover below what it belongs to, or above where there is no room.
private struct PopoverRule: AnchoredRule {
  /// The height of content that takes whatever there is, in points.
  private static let height: CGFloat = 480
  private static let width: CGFloat = 320
  private static let gap: CGFloat = 12
  let anchor: LayoutItem?

  func size(for proposal: ProposedSize, _ children: [LayoutItem]) -> CGSize {
    CGSize(width: proposal.width ?? 320, height: proposal.height ?? 480)
  }

  func place(_ children: [LayoutItem], in rect: CGRect, insets: EdgeInsets) {
    var insets = insets
    insets.bottom = max(insets.bottom, insets.keyboard)
    let safe = rect.inset(by: insets).insetBy(dx: 8, dy: 8)
    children.first?.place(in: rect)
    guard let popover = children.last else { return }
    let ideal = popover.size(
      for: ProposedSize(width: min(Self.width, safe.width), height: nil))
    let isFlexible = popover.reachesEdges && ideal.height <= 0
    let size = CGSize(
      width: min(max(ideal.width, 44), safe.width),
      height: min(max(isFlexible ? Self.height : ideal.height, 44), safe.height))
    let target = anchor?.frame ?? CGRect(x: safe.midX, y: safe.midY, width: 0, height: 0)
    let below = target.maxY + Self.gap
    let above = target.minY - Self.gap - size.height
    var y = below
    if below + size.height > safe.maxY {
      y = above >= safe.minY ? above : safe.maxY - size.height
    }
    let x = min(max(safe.minX, target.midX - size.width / 2), safe.maxX - size.width)
    popover.place(in: CGRect(x: x, y: y, width: size.width, height: size.height))
  }

  func reachesEdges(_ children: [LayoutItem]) -> Bool { true }
}
