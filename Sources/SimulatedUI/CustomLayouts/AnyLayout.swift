/// A layout whose type is not known at compile time: one may replace another while the views that
/// are laid out stay the same.
public struct AnyLayout: Layout {
  /// What the layout keeps.
  public struct Cache {
    fileprivate var value: Any
  }

  private let layout: any Layout

  /// Wraps a layout.
  public init<Wrapped: Layout>(_ layout: Wrapped) { self.layout = layout }

  /// Works out what is used often.
  public func makeCache(subviews: Subviews) -> Cache {
    func make<Wrapped: Layout>(_ layout: Wrapped) -> Any { layout.makeCache(subviews: subviews) }
    return Cache(value: make(layout))
  }

  /// Works out anew what is used often.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  /// The size taken of a proposal.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    func size<Wrapped: Layout>(_ layout: Wrapped, _ kept: inout Cache) -> CGSize {
      var cache = kept.value as? Wrapped.Cache ?? layout.makeCache(subviews: subviews)
      defer { kept.value = cache }
      return layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }
    return size(layout, &cache)
  }

  /// Places the views.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    func place<Wrapped: Layout>(_ layout: Wrapped, _ kept: inout Cache) {
      var cache = kept.value as? Wrapped.Cache ?? layout.makeCache(subviews: subviews)
      layout.placeSubviews(
        in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
      kept.value = cache
    }
    place(layout, &cache)
  }
}

extension AnyLayout: RuleMaking {
  func makeRule(for reference: ItemReference) -> any LayoutRule {
    func make<Wrapped: Layout>(_ layout: Wrapped) -> any LayoutRule {
      (layout as? any RuleMaking)?.makeRule(for: reference)
        ?? CustomLayoutRule(layout: layout, reference: reference)
    }
    return make(layout)
  }
}
