public import Foundation

/// The looks of a navigation bar.
open class UINavigationBarAppearance: UIBarAppearance {
  /// How the title is written.
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How a large title is written.
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}
