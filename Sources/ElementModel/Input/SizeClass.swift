/// How much room an interface has along one axis; the numbers are those of
/// `XCUIElement.SizeClass`.
public enum SizeClass: Int, Codable, Hashable, Sendable {
  /// Not known.
  case unspecified = 0
  /// As little as a phone has.
  case compact
  /// As much as a tablet has.
  case regular
}
