/// The size of a view, and its alignment guides.
public struct ViewDimensions: Equatable {
  /// In points.
  public let width: CGFloat
  /// In points.
  public let height: CGFloat
  private let explicitGuide: ((AlignmentKey) -> CGFloat?)?

  /// Describes a view that sets no guides.
  init(_ size: CGSize) {
    width = size.width
    height = size.height
    explicitGuide = nil
  }

  /// Describes an item when it has taken a size of a proposal.
  @MainActor init(_ item: LayoutItem, size: CGSize, proposal: ProposedSize) {
    width = size.width
    height = size.height
    explicitGuide = { key in
      MainActor.assumeIsolated { item.guide(key, in: size, proposal: proposal) }
    }
  }

  /// Where a guide is, in points from the leading side.
  public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }

  /// Where a guide is, in points from the top.
  public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }

  /// Where the view sets a guide, in points from the leading side; nil when it does not.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicitGuide?(guide.key) }

  /// Where the view sets a guide, in points from the top; nil when it does not.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicitGuide?(guide.key) }

  subscript(key: AlignmentKey) -> CGFloat { explicitGuide?(key) ?? key.defaultValue(in: self) }

  /// Whether two views have the same size.
  public static func == (left: ViewDimensions, right: ViewDimensions) -> Bool {
    left.width == right.width && left.height == right.height
  }
}
