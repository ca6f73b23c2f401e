import Foundation

/// A bar that is filled up to a value, or a track with a thumb.
struct Meter {
  /// How much is filled, from 0 to 1.
  let fraction: Double
  /// Whether it is a track with a thumb.
  let isSlider: Bool

  /// The bar in a number of cells.
  func text(columns: Int) -> String {
    guard columns > 0 else { return "" }
    if isSlider {
      let left = Int(cells: fraction * Double(columns - 1))
      return String(repeating: "━", count: left) + "●"
        + String(repeating: "─", count: columns - 1 - left)
    }
    let filled = Int(cells: fraction * Double(columns))
    return String(repeating: "▓", count: filled)
      + String(repeating: "░", count: columns - filled)
  }
}
