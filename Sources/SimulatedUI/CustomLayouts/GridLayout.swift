/// Lays views out in rows and columns.
public struct GridLayout: Layout {
  /// Where views are in their cells.
  public var alignment: Alignment
  /// Between columns, in points; the usual distance when nil.
  public var horizontalSpacing: CGFloat?
  /// Between rows, in points; the usual distance when nil.
  public var verticalSpacing: CGFloat?

  /// Creates a layout.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
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

  private var rule: GridRule {
    GridRule(
      alignment: alignment, horizontalSpacing: horizontalSpacing ?? StackRule.defaultSpacing,
      verticalSpacing: verticalSpacing ?? StackRule.defaultSpacing)
  }
}

extension GridLayout: RuleMaking {
  func makeRule(for reference: ItemReference) -> any LayoutRule { rule }
}
