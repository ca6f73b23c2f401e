/// How marks in one place are put on one another.
public struct MarkStackingMethod: Equatable, Sendable {
  private let name: String

  /// One on the other, from zero.
  public static let standard = MarkStackingMethod(name: "standard")
  /// One on the other, all together as high as the plot area.
  public static let normalized = MarkStackingMethod(name: "normalized")
  /// One on the other, around the middle.
  public static let center = MarkStackingMethod(name: "center")
  /// One in front of the other.
  public static let unstacked = MarkStackingMethod(name: "unstacked")
}
