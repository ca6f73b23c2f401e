/// Where a view stands at a mark, or something beside the plot area.
public struct AnnotationPosition: Hashable, Sendable {
  let name: String

  /// As suits the mark.
  public static let automatic = AnnotationPosition(name: "automatic")
  /// On it.
  public static let overlay = AnnotationPosition(name: "overlay")
  /// Above.
  public static let top = AnnotationPosition(name: "top")
  /// Below.
  public static let bottom = AnnotationPosition(name: "bottom")
  /// Before.
  public static let leading = AnnotationPosition(name: "leading")
  /// After.
  public static let trailing = AnnotationPosition(name: "trailing")
  /// At the upper leading corner.
  public static let topLeading = AnnotationPosition(name: "topLeading")
  /// At the upper trailing corner.
  public static let topTrailing = AnnotationPosition(name: "topTrailing")
  /// At the lower leading corner.
  public static let bottomLeading = AnnotationPosition(name: "bottomLeading")
  /// At the lower trailing corner.
  public static let bottomTrailing = AnnotationPosition(name: "bottomTrailing")
}
