import Foundation

/// A point of a stroke, in pixels or in the units of a glyph.
struct StrokePoint: Hashable {
  var x: Double
  var y: Double

  /// The point half way to another.
  func middle(to other: StrokePoint) -> StrokePoint {
    StrokePoint(x: (x + other.x) / 2, y: (y + other.y) / 2)
  }
}

/// The shape that a round pen leaves along lines.
struct StrokeOutline {
  /// The lines; a line of one point is a dot.
  let paths: [[StrokePoint]]
  /// Half of the pen's width.
  let radius: Double

  /// Measures how much of each pixel the shape covers; pixels outside a limit are left out.
  func mask(within limit: PixelArea) -> CoverageMask {
    let points = paths.joined()
    let reach = radius + 1
    guard let first = points.first, radius > 0 else {
      return CoverageMask(area: PixelArea(minX: 0, minY: 0, maxX: 0, maxY: 0)) { _, _ in }
    }
    var low = first
    var high = first
    for point in points {
      low = StrokePoint(x: min(low.x, point.x), y: min(low.y, point.y))
      high = StrokePoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    let area = PixelArea(
      minX: Int(pixels: (low.x - reach).rounded(.down)),
      minY: Int(pixels: (low.y - reach).rounded(.down)),
      maxX: Int(pixels: (high.x + reach).rounded(.up)),
      maxY: Int(pixels: (high.y + reach).rounded(.up)))
    let segments = paths.flatMap { path in
      path.count == 1
        ? [Segment(from: path[0], to: path[0], radius: radius)]
        : zip(path, path.dropFirst()).map { Segment(from: $0, to: $1, radius: radius) }
    }
    return CoverageMask(area: area.intersection(limit)) { y, spans in
      var index = 0
      while index < segments.count {
        if y > segments[index].top, y < segments[index].bottom {
          segments[index].addSpan(at: y, to: &spans)
        }
        index += 1
      }
    }
  }
}

/// The pen's way between two points.
private struct Segment {
  private let a: StrokePoint
  private let b: StrokePoint
  private let radius: Double
  /// The pen's half width across the way; zero for a dot.
  private let across: StrokePoint
  let top: Double
  let bottom: Double

  init(from a: StrokePoint, to b: StrokePoint, radius: Double) {
    self.a = a
    self.b = b
    self.radius = radius
    top = min(a.y, b.y) - radius
    bottom = max(a.y, b.y) + radius
    let dx = b.x - a.x
    let dy = b.y - a.y
    let length = (dx * dx + dy * dy).squareRoot()
    across =
      length > 0
      ? StrokePoint(x: -dy / length * radius, y: dx / length * radius) : StrokePoint(x: 0, y: 0)
  }

  /// Notes where a horizontal line crosses the way: its round ends, and its sides between them.
  func addSpan(at y: Double, to spans: inout [CoverageMask.Span]) {
    var low = Double.infinity
    var high = -Double.infinity
    func include(_ x: Double, reach: Double) {
      if x - reach < low { low = x - reach }
      if x + reach > high { high = x + reach }
    }
    func includeEnd(_ end: StrokePoint) {
      let square = radius * radius - (y - end.y) * (y - end.y)
      if square > 0 { include(end.x, reach: square.squareRoot()) }
    }
    includeEnd(a)
    includeEnd(b)
    let dy = b.y - a.y
    func includeSide(_ side: Double) {
      let part = (y - a.y - across.y * side) / dy
      if part >= 0, part <= 1 { include(a.x + across.x * side + (b.x - a.x) * part, reach: 0) }
    }
    if dy != 0 {
      includeSide(1)
      includeSide(-1)
    }
    if low < high { spans.append(CoverageMask.Span(low: low, high: high)) }
  }
}
