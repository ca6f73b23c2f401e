public import SimulatedUIKit

extension Font {
  /// The same as a font of UIKit's.
  public init(_ font: UIFont) { self = .system(size: font.pointSize) }
}
