/// Where views line up vertically.
public struct VerticalAlignment: Equatable, Sendable {
  /// Tells the alignment's guides apart from others.
  let key: AlignmentKey

  private init(
    _ id: any AlignmentID.Type, fraction: CGFloat?, merge: AlignmentKey.Merge = .average
  ) {
    key = AlignmentKey(id, axis: .vertical, fraction: fraction, merge: merge)
  }

  /// The alignment whose guides a key is for.
  init(key: AlignmentKey) { self.key = key }

  /// Creates an alignment of an app's own.
  ///
  /// - Parameter id: Says where the guide of a view is that sets none.
  public init(_ id: any AlignmentID.Type) { self.init(id, fraction: nil) }

  /// At the upper side.
  public static let top = VerticalAlignment(Top.self, fraction: 0)
  /// In the middle.
  public static let center = VerticalAlignment(Center.self, fraction: 0.5)
  /// At the lower side.
  public static let bottom = VerticalAlignment(Bottom.self, fraction: 1)
  /// At the first line of text; views without text stand on it.
  public static let firstTextBaseline = VerticalAlignment(
    FirstBaseline.self, fraction: nil, merge: .first)
  /// At the last line of text; views without text stand on it.
  public static let lastTextBaseline = VerticalAlignment(
    LastBaseline.self, fraction: nil, merge: .last)

  /// Merges the guides of several views into one.
  ///
  /// - Parameter values: The guides that the views set, in points; nil for those that set none.
  /// - Returns: Of baselines the first or last, else the average; nil when none is set.
  public func combineExplicit<Values: Sequence>(_ values: Values) -> CGFloat?
  where Values.Element == CGFloat? {
    key.combine(values.compactMap { $0 })
  }

  private enum Top: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }

  private enum Center: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
  }

  private enum Bottom: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }

  private enum FirstBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }

  private enum LastBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }
}
