/// Lays views out below each other.
public struct VStackLayout: Layout {
  /// Where the views line up.
  public var alignment: HorizontalAlignment
  /// Between views, in points; the usual distance when nil.
  public var spacing: CGFloat?

  /// Creates a layout.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// What containers around should know.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .vertical
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
      axis: .vertical, alignment: Alignment(horizontal: alignment, vertical: .top),
      spacing: spacing)
  }
}

extension VStackLayout: RuleMaking {
  func makeRule(for reference: ItemReference) -> any LayoutRule { rule }
}
