/// How much of a page pictures take.
enum PictureShare: Hashable, Sendable {
  /// About half of it.
  case half
  /// All but a column for a list.
  case most
  /// Everything.
  case all
}
