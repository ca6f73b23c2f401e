/// Where views line up horizontally.
public struct HorizontalAlignment: Equatable, Sendable {
  /// Tells the alignment's guides apart from others.
  let key: AlignmentKey

  private init(_ id: any AlignmentID.Type, fraction: CGFloat?) {
    key = AlignmentKey(id, axis: .horizontal, fraction: fraction)
  }

  /// The alignment whose guides a key is for.
  init(key: AlignmentKey) { self.key = key }

  /// Creates an alignment of an app's own.
  ///
  /// - Parameter id: Says where the guide of a view is that sets none.
  public init(_ id: any AlignmentID.Type) { self.init(id, fraction: nil) }

  /// Where reading starts.
  public static let leading = HorizontalAlignment(Leading.self, fraction: 0)
  /// In the middle.
  public static let center = HorizontalAlignment(Center.self, fraction: 0.5)
  /// Where reading ends.
  public static let trailing = HorizontalAlignment(Trailing.self, fraction: 1)
  /// Where the separator below a row of a list starts.
  public static let listRowSeparatorLeading = HorizontalAlignment(
    SeparatorLeading.self, fraction: 0)
  /// Where the separator below a row of a list ends.
  public static let listRowSeparatorTrailing = HorizontalAlignment(
    SeparatorTrailing.self, fraction: 1)

  /// Merges the guides of several views into one.
  ///
  /// - Parameter values: The guides that the views set, in points; nil for those that set none.
  /// - Returns: Their average; nil when none is set.
  public func combineExplicit<Values: Sequence>(_ values: Values) -> CGFloat?
  where Values.Element == CGFloat? {
    key.combine(values.compactMap { $0 })
  }

  private enum Leading: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }

  private enum Center: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
  }

  private enum Trailing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }

  private enum SeparatorLeading: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }

  private enum SeparatorTrailing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }
}
