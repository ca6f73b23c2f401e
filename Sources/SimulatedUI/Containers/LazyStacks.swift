/// Marks views pinned to an edge of a lazy stack.
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Headers of sections.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// Footers of sections.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// Views below each other, made when they are needed.
public struct LazyVStack<Content: View>: View, PrimitiveView {
  private let alignment: HorizontalAlignment
  private let spacing: CGFloat?
  private let pinnedViews: PinnedScrollableViews
  private let content: Content

  /// Places views below each other.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
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
        alignment: Alignment(horizontal: alignment, vertical: .top), spacing: spacing,
        pinnedViews: pinnedViews
      ).build(in: context)
    ]
  }
}

/// Views next to each other, made when they are needed.
public struct LazyHStack<Content: View>: View, PrimitiveView {
  private let alignment: VerticalAlignment
  private let spacing: CGFloat?
  private let pinnedViews: PinnedScrollableViews
  private let content: Content

  /// Places views next to each other.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
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
        alignment: Alignment(horizontal: .leading, vertical: alignment), spacing: spacing,
        pinnedViews: pinnedViews
      ).build(in: context)
    ]
  }
}
