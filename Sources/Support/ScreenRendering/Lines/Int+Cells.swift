import Foundation

extension Int {
  /// A number of cells for a length that an app gave, which may be anything at all.
  init(cells length: CGFloat, _ rule: FloatingPointRoundingRule = .toNearestOrAwayFromZero) {
    self = length.isNaN ? 0 : Int(Swift.min(10_000, Swift.max(-10_000, length.rounded(rule))))
  }
}
