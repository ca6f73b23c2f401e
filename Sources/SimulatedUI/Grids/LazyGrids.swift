/// Views in columns that go on downwards, made when they are needed.
public struct LazyVGrid<Content: View>: View, PrimitiveView {
  private let columns: [GridItem]
  private let alignment: HorizontalAlignment
  private let spacing: CGFloat?
  private let pinnedViews: PinnedScrollableViews
  private let content: Content

  /// Places views in columns.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }

  package func update(_ node: ViewNode) { node.updateRows(content) }

  package func build(_ node: ViewNode, in context: BuildContext) -> [LayoutItem] {
    [
      LazyStackBuilder(
        node: node, axis: .vertical,
        alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing,
        tracks: columns, pinnedViews: pinnedViews
      ).build(in: context)
    ]
  }
}

/// Views in rows that go on sideways, made when they are needed.
public struct LazyHGrid<Content: View>: View, PrimitiveView {
  private let rows: [GridItem]
  private let alignment: VerticalAlignment
  private let spacing: CGFloat?
  private let pinnedViews: PinnedScrollableViews
  private let content: Content

  /// Places views in rows.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.rows = rows
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }

  package func update(_ node: ViewNode) { node.updateRows(content) }

  package func build(_ node: ViewNode, in context: BuildContext) -> [LayoutItem] {
    [
      LazyStackBuilder(
        node: node, axis: .horizontal,
        alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing,
        tracks: rows, pinnedViews: pinnedViews
      ).build(in: context)
    ]
  }
}
