/// Light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// The cases as UIKit numbers them.
  case unspecified, light, dark
}
