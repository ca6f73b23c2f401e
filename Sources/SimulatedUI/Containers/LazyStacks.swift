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
public struct LazyVStack<Content: View>: View {
  /// The stack.
  public let body: VStack<Content>

  /// Places views below each other.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    body = VStack(alignment: alignment, spacing: spacing, content: content)
  }
}

/// Views next to each other, made when they are needed.
public struct LazyHStack<Content: View>: View {
  /// The stack.
  public let body: HStack<Content>

  /// Places views next to each other.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    body = HStack(alignment: alignment, spacing: spacing, content: content)
  }
}
