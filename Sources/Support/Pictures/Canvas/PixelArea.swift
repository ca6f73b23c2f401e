package import Foundation

/// A rectangle of whole pixels.
package struct PixelArea: Hashable {
  /// The left edge.
  package var minX: Int
  /// The upper edge.
  package var minY: Int
  /// The edge behind the last pixel of a row.
  package var maxX: Int
  /// The edge below the last row.
  package var maxY: Int

  /// Creates a rectangle; one that ends before it begins is empty.
  package init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
    self.minX = minX
    self.minY = minY
    self.maxX = max(minX, maxX)
    self.maxY = max(minY, maxY)
  }

  /// The pixels of a rectangle in points, its edges rounded to the nearest ones.
  package init(_ frame: CGRect, scale: Double) {
    let x = Double(frame.origin.x) * scale
    let y = Double(frame.origin.y) * scale
    let otherX = x + Double(frame.size.width) * scale
    let otherY = y + Double(frame.size.height) * scale
    self.init(
      minX: Int(pixels: min(x, otherX)), minY: Int(pixels: min(y, otherY)),
      maxX: Int(pixels: max(x, otherX)), maxY: Int(pixels: max(y, otherY)))
  }

  /// Pixels in a row.
  package var width: Int { maxX - minX }
  /// Rows.
  package var height: Int { maxY - minY }
  /// Whether there is no pixel in it.
  package var isEmpty: Bool { maxX <= minX || maxY <= minY }

  /// The pixels of both.
  package func intersection(_ other: PixelArea) -> PixelArea {
    let left = max(minX, other.minX)
    let top = max(minY, other.minY)
    return PixelArea(
      minX: left, minY: top, maxX: max(left, min(maxX, other.maxX)),
      maxY: max(top, min(maxY, other.maxY)))
  }
}

extension Int {
  /// The nearest pixel; frames may be anything, also not a number or infinite.
  package init(pixels value: Double) {
    guard value == value else {
      self = 0
      return
    }
    self = Int(Swift.min(Swift.max(value.rounded(), -1_000_000), 1_000_000))
  }
}
