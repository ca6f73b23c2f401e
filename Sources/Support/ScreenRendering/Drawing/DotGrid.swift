import ElementModel
import Foundation

/// A drawing in dots, of which each cell of a terminal has two times four.
struct DotGrid {
  /// What a dot shows.
  struct Dot: Hashable {
    /// The colour.
    var color: ElementColor
    /// Whether it is part of a line, and not of an area.
    var isLine: Bool
  }

  let columns: Int
  let rows: Int
  /// The part of the screen that the dots show, in points.
  let frame: CGRect
  private(set) var dots: [Dot?]
  /// Cells that a thin line goes through from side to side, and from top to bottom.
  private(set) var rules: [Bool: Set<Int>] = [:]
  /// The dots outside of which nothing is drawn now.
  private var clip: CGRect

  /// Creates a grid without a dot.
  init(columns: Int, rows: Int, frame: CGRect) {
    self.columns = columns
    self.rows = rows
    self.frame = frame
    dots = Array(repeating: nil, count: columns * rows * 8)
    clip = CGRect(x: 0, y: 0, width: columns * 2, height: rows * 4)
  }

  /// The dots of a cell, row by row.
  func cell(_ column: Int, _ row: Int) -> [Dot?] {
    (0..<8).map { dots[(row * 4 + $0 / 2) * columns * 2 + column * 2 + $0 % 2] }
  }

  /// Adds the shapes of an element, of which the part in a rectangle is seen.
  mutating func add(_ drawing: ElementDrawing, at origin: CGPoint, clip visible: CGRect) {
    let (start, end) = (
      place(CGPoint(x: visible.minX, y: visible.minY)),
      place(CGPoint(x: visible.maxX, y: visible.maxY))
    )
    clip = CGRect(x: start.x, y: start.y, width: end.x - start.x, height: end.y - start.y)
    for shape in drawing.shapes {
      let points = shape.points.map { place(CGPoint(x: $0.x + origin.x, y: $0.y + origin.y)) }
      switch shape.kind {
      case .area: fill(points, Dot(color: shape.color, isLine: false))
      case .line where shape.width < 1: addRule(points)
      case .line, .dashes:
        for (start, end) in zip(points, points.dropFirst()) {
          draw(from: start, to: end, Dot(color: shape.color, isLine: true))
        }
      }
    }
  }

  /// Where a point of the screen is, in dots.
  private func place(_ point: CGPoint) -> CGPoint {
    let x = (point.x - frame.minX) / max(1, frame.width) * CGFloat(columns * 2)
    let y = (point.y - frame.minY) / max(1, frame.height) * CGFloat(rows * 4)
    return CGPoint(x: min(max(x, -10_000), 10_000), y: min(max(y, -10_000), 10_000))
  }

  private mutating func set(_ x: Int, _ y: Int, _ dot: Dot) {
    guard x >= 0, y >= 0, x < columns * 2, y < rows * 4, contains(x, y) else { return }
    dots[y * columns * 2 + x] = dot
  }

  private func contains(_ x: Int, _ y: Int) -> Bool {
    CGFloat(x) + 0.5 >= clip.minX && CGFloat(x) + 0.5 <= clip.maxX
      && CGFloat(y) + 0.5 >= clip.minY && CGFloat(y) + 0.5 <= clip.maxY
  }

  private mutating func addRule(_ points: [CGPoint]) {
    guard let start = points.first, let end = points.last else { return }
    let isLevel = abs(end.x - start.x) > abs(end.y - start.y)
    let (column, row) = (Int(cells: start.x / 2, .down), Int(cells: start.y / 4, .down))
    if isLevel {
      let right = min(end.x, clip.maxX)
      let cells = max(0, column)..<max(0, column, min(columns, Int(cells: right / 2)))
      guard row >= 0, row < rows else { return }
      rules[true, default: []].formUnion(cells.map { row * columns + $0 })
    } else {
      let cells = max(0, row)..<max(0, row, min(rows, Int(cells: end.y / 4)))
      guard column >= 0, column < columns, contains(Int(start.x), Int(start.y)) else { return }
      rules[false, default: []].formUnion(cells.map { $0 * columns + column })
    }
  }

  private mutating func draw(from start: CGPoint, to end: CGPoint, _ dot: Dot) {
    let steps = max(1, Int(cells: max(abs(end.x - start.x), abs(end.y - start.y)), .up))
    for step in 0...steps {
      let part = CGFloat(step) / CGFloat(steps)
      set(
        Int(cells: start.x + (end.x - start.x) * part, .down),
        Int(cells: start.y + (end.y - start.y) * part, .down), dot)
    }
  }

  /// Fills the dots whose middles are inside lines from point to point and back; an area that is
  /// thinner than a dot is one dot wide.
  private mutating func fill(_ points: [CGPoint], _ dot: Dot) {
    guard let top = points.map(\.y).min(), let bottom = points.map(\.y).max(),
      let last = points.last
    else { return }
    let first = max(0, Int(cells: top, .down))
    let end = min(rows * 4, max(first + 1, Int(cells: bottom)))
    guard first < end else { return }
    for y in first..<end {
      let middle = min(max(CGFloat(y) + 0.5, top + 0.01), bottom - 0.01)
      var crossings: [CGFloat] = []
      var before = last
      for point in points {
        if (before.y <= middle) != (point.y <= middle) {
          crossings.append(
            before.x + (middle - before.y) / (point.y - before.y) * (point.x - before.x))
        }
        before = point
      }
      crossings.sort()
      for pair in stride(from: 0, to: crossings.count - 1, by: 2) {
        let low = Int(cells: crossings[pair])
        let high = max(low + 1, Int(cells: crossings[pair + 1]))
        for x in max(0, low)..<max(0, low, min(columns * 2, high)) { set(x, y, dot) }
      }
    }
  }
}
