/// Where text stands in its line.
public enum NSTextAlignment: Int, Sendable {
  /// The cases as UIKit numbers them.
  case left, center, right, justified, natural
}
