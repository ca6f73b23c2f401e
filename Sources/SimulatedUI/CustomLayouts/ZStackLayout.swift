/// Lays views out on top of each other.
public struct ZStackLayout: Layout {
  /// Where the views line up.
  public var alignment: Alignment

  /// Creates a layout.
  public init(alignment: Alignment = .center) {
    self.alignment = alignment
  }

  /// The size taken of a proposal.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    subviews.size(by: rule, for: proposal)
  }

  /// Places the views.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    subviews.place(by: rule, in: bounds, proposal: proposal)
  }

  private var rule: OverlapRule {
    OverlapRule(alignment: alignment)
  }
}

extension ZStackLayout: RuleMaking {
  func makeRule(for reference: ItemReference) -> any LayoutRule { rule }
}
