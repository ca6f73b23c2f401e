/// Whether a part of the interface is shown.
@frozen public enum Visibility: Hashable, Sendable, CaseIterable {
  /// As the place suggests.
  case automatic
  /// Always.
  case visible
  /// Never.
  case hidden
}
