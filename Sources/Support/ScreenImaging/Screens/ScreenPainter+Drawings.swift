import ElementModel
import Foundation
import Pictures

extension ScreenPainter {
  /// Draws the areas and lines that an element is drawn with.
  mutating func draw(_ drawing: ElementDrawing, at origin: CGPoint) {
    for shape in drawing.shapes {
      let color = PictureColor(
        red: shape.color.red, green: shape.color.green, blue: shape.color.blue)
      let points = shape.points.map { CGPoint(x: $0.x + origin.x, y: $0.y + origin.y) }
      switch shape.kind {
      case .area: canvas.fill(points, color)
      case .line: canvas.stroke(points, width: max(shape.width, 1 / canvas.scale), color)
      case .dashes:
        for dash in Self.dashes(of: points) {
          canvas.stroke(dash, width: max(shape.width, 1 / canvas.scale), color)
        }
      }
    }
  }

  /// A line in dashes: how long they are on the device does not matter to a reader.
  private static func dashes(of points: [CGPoint]) -> [[CGPoint]] {
    let dash: CGFloat = 4
    var dashes: [[CGPoint]] = []
    for (start, end) in zip(points, points.dropFirst()) {
      let vector = CGPoint(x: end.x - start.x, y: end.y - start.y)
      let length = (vector.x * vector.x + vector.y * vector.y).squareRoot()
      guard length > 0, length < 10_000 else { continue }
      for from in stride(from: 0, to: length, by: 2 * dash) {
        let to = min(length, from + dash)
        dashes.append(
          [from, to].map {
            CGPoint(x: start.x + vector.x * $0 / length, y: start.y + vector.y * $0 / length)
          })
      }
    }
    return dashes
  }
}
