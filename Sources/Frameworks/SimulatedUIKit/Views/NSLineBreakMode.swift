/// Where lines that are too long end.
public enum NSLineBreakMode: Int, Sendable {
  /// The cases as UIKit numbers them.
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail
  /// In the middle.
  case byTruncatingMiddle
}
