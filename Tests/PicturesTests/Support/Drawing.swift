import Foundation
import Pictures

/// Pictures to look at.
enum Drawing {
  /// A white picture at one pixel a point, on which something is drawn.
  static func picture(
    width: Int = 220, height: Int = 40, scale: Double = 1, isClear: Bool = false,
    _ draw: (PictureCanvas) -> Void
  ) throws -> Picture {
    let canvas = try PictureCanvas(
      width: Int(Double(width) * scale), height: Int(Double(height) * scale), scale: scale)
    if !isClear {
      canvas.fill(CGRect(x: 0, y: 0, width: width, height: height), PictureColor(grey: 255))
    }
    draw(canvas)
    return canvas.picture()
  }
}

extension Picture {
  /// How many pixels of a part have a colour.
  func count(of color: PictureColor, in part: CGRect) -> Int {
    let image = cropped(to: part)
    return (0..<image.height).reduce(0) { sum, y in
      sum + (0..<image.width).count { image.color(x: $0, y: y) == color }
    }
  }

  /// The area that anything is drawn on, in pixels.
  var inked: (width: Int, height: Int, x: Int, y: Int) {
    var (minX, minY, maxX, maxY) = (width, height, 0, 0)
    for y in 0..<height {
      for x in 0..<width where color(x: x, y: y) != PictureColor(grey: 255) {
        (minX, maxX) = (min(minX, x), max(maxX, x + 1))
        (minY, maxY) = (min(minY, y), max(maxY, y + 1))
      }
    }
    return (max(0, maxX - minX), max(0, maxY - minY), minX, minY)
  }
}
