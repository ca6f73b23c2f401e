import Foundation

extension CGFloat {
  /// Whether a length is another one, give or take what cannot be seen.
  func isNear(_ other: CGFloat) -> Bool { (self - other).magnitude < 0.01 }
}
