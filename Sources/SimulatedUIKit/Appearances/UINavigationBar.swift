public import Foundation

/// Navigation bars, for their looks.
open class UINavigationBar: StyledView {
  /// What fills the bar.
  public var barTintColor: UIColor?
  /// Whether what is below shines through.
  public var isTranslucent = true
  /// Whether titles may be large.
  public var prefersLargeTitles = true
  /// How the title is written.
  public var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// How a large title is written.
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// The line below the bar.
  public var shadowImage: UIImage?
  /// The looks of a bar with content below it.
  public var standardAppearance = UINavigationBarAppearance()
  /// The looks of a bar on a phone that lies.
  public var compactAppearance: UINavigationBarAppearance?
  /// The looks of a bar with nothing below it.
  public var scrollEdgeAppearance: UINavigationBarAppearance?
}
