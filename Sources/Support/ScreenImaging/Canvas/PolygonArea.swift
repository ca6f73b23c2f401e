import Foundation

/// The area inside lines from point to point and back, in pixels.
struct PolygonArea {
  let points: [StrokePoint]

  /// Measures how much of each pixel the area covers; pixels outside a limit are left out.
  func mask(within limit: PixelArea) -> CoverageMask {
    guard let first = points.first, points.count > 2 else {
      return CoverageMask(area: PixelArea(minX: 0, minY: 0, maxX: 0, maxY: 0)) { _, _ in }
    }
    var low = first
    var high = first
    for point in points {
      low = StrokePoint(x: min(low.x, point.x), y: min(low.y, point.y))
      high = StrokePoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    let area = PixelArea(
      minX: Int(pixels: low.x.rounded(.down)), minY: Int(pixels: low.y.rounded(.down)),
      maxX: Int(pixels: high.x.rounded(.up)), maxY: Int(pixels: high.y.rounded(.up)))
    var crossings: [Double] = []
    return CoverageMask(area: area.intersection(limit)) { y, spans in
      crossings.removeAll(keepingCapacity: true)
      addCrossings(at: y, to: &crossings)
      crossings.sort()
      var index = 0
      while index + 1 < crossings.count {
        spans.append(CoverageMask.Span(low: crossings[index], high: crossings[index + 1]))
        index += 2
      }
    }
  }

  private func addCrossings(at y: Double, to crossings: inout [Double]) {
    var before = points[points.count - 1]
    var index = 0
    while index < points.count {
      let point = points[index]
      if (before.y <= y) != (point.y <= y) {
        crossings.append(before.x + (y - before.y) / (point.y - before.y) * (point.x - before.x))
      }
      before = point
      index += 1
    }
  }
}
