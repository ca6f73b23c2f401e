import Foundation

/// A rectangle of whole pixels.
struct PixelArea: Hashable {
  var minX: Int
  var minY: Int
  var maxX: Int
  var maxY: Int

  init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
    self.minX = minX
    self.minY = minY
    self.maxX = max(minX, maxX)
    self.maxY = max(minY, maxY)
  }

  /// The pixels of a rectangle in points, its edges rounded to the nearest ones.
  init(_ frame: CGRect, scale: Double) {
    let x = Double(frame.origin.x) * scale
    let y = Double(frame.origin.y) * scale
    let otherX = x + Double(frame.size.width) * scale
    let otherY = y + Double(frame.size.height) * scale
    self.init(
      minX: Int(pixels: min(x, otherX)), minY: Int(pixels: min(y, otherY)),
      maxX: Int(pixels: max(x, otherX)), maxY: Int(pixels: max(y, otherY)))
  }

  var width: Int { maxX - minX }
  var height: Int { maxY - minY }
  var isEmpty: Bool { maxX <= minX || maxY <= minY }

  /// The pixels of both.
  func intersection(_ other: PixelArea) -> PixelArea {
    let left = max(minX, other.minX)
    let top = max(minY, other.minY)
    return PixelArea(
      minX: left, minY: top, maxX: max(left, min(maxX, other.maxX)),
      maxY: max(top, min(maxY, other.maxY)))
  }
}

extension Int {
  /// The nearest pixel; frames may be anything, also not a number or infinite.
  init(pixels value: Double) {
    guard value == value else {
      self = 0
      return
    }
    self = Int(Swift.min(Swift.max(value.rounded(), -1_000_000), 1_000_000))
  }
}
