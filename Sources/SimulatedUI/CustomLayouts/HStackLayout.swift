/// Lays views out next to each other.
public struct HStackLayout: Layout {
  /// Where the views line up.
  public var alignment: VerticalAlignment
  /// Between views, in points; the usual distance when nil.
  public var spacing: CGFloat?

  /// Creates a layout.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// What containers around should know.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
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

  private var rule: StackRule {
    StackRule(
      axis: .horizontal, alignment: Alignment(horizontal: .leading, vertical: alignment),
      spacing: spacing)
  }
}

extension HStackLayout: RuleMaking {
  func makeRule(for reference: ItemReference) -> any LayoutRule { rule }
}
