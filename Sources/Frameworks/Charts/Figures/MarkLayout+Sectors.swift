import Foundation
import SimulatedUI

extension MarkLayout {
  /// From where to where the sectors of a chart go, as parts of the whole.
  static func parts(of marks: [Mark]) -> [Int: ClosedRange<Double>] {
    let amounts = marks.enumerated().compactMap { index, mark in
      mark.sector.map { (index, max(0, $0.angle.amount)) }
    }
    let total = amounts.reduce(0) { $0 + $1.1 }
    guard total > 0 else { return [:] }
    var parts: [Int: ClosedRange<Double>] = [:]
    var sum = 0.0
    for (index, amount) in amounts {
      parts[index] = sum / total...(sum + amount) / total
      sum += amount
    }
    return parts
  }

  /// Adds sectors, clockwise from the top.
  mutating func addSectors() {
    let parts = Self.parts(of: model.marks)
    guard !parts.isEmpty else { return }
    let radius = min(size.width, size.height) / 2
    for index in model.marks.indices {
      guard let part = parts[index], let sector = model.marks[index].sector else { continue }
      let outer = sector.outerRadius.points(of: radius, automatic: radius, insetEnds: 1)
      let inner = sector.innerRadius.points(of: radius, automatic: 0, insetEnds: 1)
      let ring = SectorRing(
        center: CGPoint(x: size.width / 2, y: size.height / 2), inner: min(inner, outer),
        outer: outer, start: part.lowerBound * 2 * .pi, end: part.upperBound * 2 * .pi,
        inset: sector.inset)
      add(ring.path, model.marks[index])
      figure.frames[index] = ring.path.boundingRect
    }
  }
}

/// A part of a ring, by angles from the top, clockwise.
struct SectorRing {
  let center: CGPoint
  let inner: CGFloat
  let outer: CGFloat
  let start: Double
  let end: Double
  let inset: CGFloat

  /// The outline.
  var path: Path {
    var path = Path()
    path.addLines(arc(outer) + (inner > 0 ? arc(inner).reversed() : [center]))
    path.closeSubpath()
    return path
  }

  /// The point in the middle.
  var middle: CGPoint { point((start + end) / 2, (inner + outer) / 2) }

  private func arc(_ radius: CGFloat) -> [CGPoint] {
    let gap = radius > 0 ? min(Double(inset / radius), (end - start) / 2) : 0
    let (start, end) = (start + gap, end - gap)
    let count = max(2, Int((end - start) / 0.08) + 2)
    return (0..<count).map {
      point(start + (end - start) * Double($0) / Double(count - 1), radius)
    }
  }

  private func point(_ angle: Double, _ radius: CGFloat) -> CGPoint {
    CGPoint(
      x: center.x + radius * CGFloat(sin(angle)), y: center.y - radius * CGFloat(cos(angle)))
  }
}
