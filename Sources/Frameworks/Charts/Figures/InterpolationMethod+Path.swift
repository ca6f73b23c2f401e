import Foundation
import SimulatedUI

extension InterpolationMethod {
  /// A line through points.
  func path(through points: [CGPoint]) -> Path {
    var path = Path()
    guard let first = points.first else { return path }
    path.move(to: first)
    extend(&path, through: points)
    return path
  }

  /// Goes on with a straight line to the first of some points, and on through them.
  func `continue`(_ path: inout Path, through points: [CGPoint]) {
    guard let first = points.first else { return }
    path.addLine(to: first)
    extend(&path, through: points)
  }

  private func extend(_ path: inout Path, through points: [CGPoint]) {
    for index in points.indices.dropFirst() {
      let (start, end) = (points[index - 1], points[index])
      switch way {
      case .linear: path.addLine(to: end)
      case .step(let part):
        let x = start.x + (end.x - start.x) * part
        path.addLine(to: CGPoint(x: x, y: start.y))
        path.addLine(to: CGPoint(x: x, y: end.y))
        path.addLine(to: end)
      case .catmullRom: addCurve(&path, points, index, strength: 1 / 6)
      case .cardinal(let tension): addCurve(&path, points, index, strength: (1 - tension) / 6)
      case .monotone:
        let third = (end.x - start.x) / 3
        path.addCurve(
          to: end,
          control1: CGPoint(x: start.x + third, y: start.y + third * Self.slope(points, index - 1)),
          control2: CGPoint(x: end.x - third, y: end.y - third * Self.slope(points, index)))
      }
    }
  }

  private func addCurve(_ path: inout Path, _ points: [CGPoint], _ index: Int, strength: CGFloat) {
    let (start, end) = (points[index - 1], points[index])
    let before = index > 1 ? points[index - 2] : start
    let after = index + 1 < points.count ? points[index + 1] : end
    path.addCurve(
      to: end,
      control1: CGPoint(
        x: start.x + (end.x - before.x) * strength, y: start.y + (end.y - before.y) * strength),
      control2: CGPoint(
        x: end.x - (after.x - start.x) * strength, y: end.y - (after.y - start.y) * strength))
  }

  /// How steep a curve is at a point that rises and falls only where the points do: not at all at a
  /// high or low one, and not steeper than either side allows (Fritsch and Carlson, 1980).
  private static func slope(_ points: [CGPoint], _ index: Int) -> CGFloat {
    func slope(_ one: Int, _ other: Int) -> CGFloat {
      let width = points[other].x - points[one].x
      return width == 0 ? 0 : (points[other].y - points[one].y) / width
    }
    guard index > 0 else { return slope(0, 1) }
    guard index + 1 < points.count else { return slope(index - 1, index) }
    let (before, after) = (slope(index - 1, index), slope(index, index + 1))
    guard before * after > 0 else { return 0 }
    return 2 * before * after / (before + after)
  }
}
