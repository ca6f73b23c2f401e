/// Lays items out by a layout that an app defines.
struct CustomLayoutRule<Arrangement: Layout>: LayoutRule {
  /// What the layout keeps from call to call.
  private final class Memory {
    var cache: Arrangement.Cache?
    var generation = 0
  }

  private let layout: Arrangement
  private let reference: ItemReference
  private let memory = Memory()

  init(layout: Arrangement, reference: ItemReference) {
    self.layout = layout
    self.reference = reference
  }

  func size(for proposal: ProposedSize, _ children: [LayoutItem]) -> CGSize {
    let size = withCache(of: LayoutSubviews(children)) { subviews, cache in
      layout.sizeThatFits(
        proposal: ProposedViewSize(proposal), subviews: subviews, cache: &cache)
    }
    return CGSize(width: Self.finite(size.width), height: Self.finite(size.height))
  }

  func place(
    _ children: [LayoutItem], in rect: CGRect, insets: EdgeInsets, proposal: ProposedSize
  ) {
    let subviews = LayoutSubviews(children)
    withCache(of: subviews) { subviews, cache in
      layout.placeSubviews(
        in: rect, proposal: ProposedViewSize(proposal), subviews: subviews, cache: &cache)
    }
    // What a layout does not place is in the middle.
    for child in children where !subviews.log.placed.contains(ObjectIdentifier(child)) {
      child.place(
        in: Alignment.center.place(child, for: proposal, in: rect), proposal: proposal)
    }
  }

  func guide(
    _ key: AlignmentKey, in size: CGSize, proposal: ProposedSize, _ children: [LayoutItem]
  ) -> CGFloat? {
    let bounds = CGRect(origin: .zero, size: size)
    return withCache(of: LayoutSubviews(children)) { subviews, cache in
      key.axis == .horizontal
        ? layout.explicitAlignment(
          of: HorizontalAlignment(key: key), in: bounds, proposal: ProposedViewSize(proposal),
          subviews: subviews, cache: &cache)
        : layout.explicitAlignment(
          of: VerticalAlignment(key: key), in: bounds, proposal: ProposedViewSize(proposal),
          subviews: subviews, cache: &cache)
    }
  }

  var setsGuides: Bool { true }

  private func withCache<Result>(
    of subviews: LayoutSubviews, _ body: (LayoutSubviews, inout Arrangement.Cache) -> Result
  ) -> Result {
    let generation = reference.item?.generation ?? 0
    var cache: Arrangement.Cache
    if let known = memory.cache {
      cache = known
      if generation != memory.generation { layout.updateCache(&cache, subviews: subviews) }
    } else {
      cache = layout.makeCache(subviews: subviews)
    }
    memory.generation = generation
    defer { memory.cache = cache }
    return body(subviews, &cache)
  }

  /// An app may return anything; lengths that are none would spread.
  private static func finite(_ length: CGFloat) -> CGFloat {
    length.isNaN ? 0 : min(max(length, 0), unboundedLength)
  }
}
