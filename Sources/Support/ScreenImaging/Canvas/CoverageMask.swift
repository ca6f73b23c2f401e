import Foundation

/// How much of each pixel a shape covers, as runs of pixels in rows.
struct CoverageMask {
  /// Pixels side by side that are covered alike.
  struct Run {
    var x: Int
    var y: Int
    var count: Int
    /// From 1 to ``CoverageMask/full``.
    var level: Int
  }

  /// The level of a pixel that is covered wholly.
  static let full = 5

  private(set) var runs: [Run] = []

  /// A stretch of a horizontal line, in pixels.
  struct Span {
    var low: Double
    var high: Double
  }

  /// Measures a shape.
  ///
  /// Written with plain loops: a screen has thousands of these lines, and generic sequences are
  /// slow where nothing is optimised.
  ///
  /// - Parameters:
  ///   - area: The pixels that may be covered.
  ///   - spans: Appends the stretches that a horizontal line at a height crosses, in any order;
  ///     they may overlap.
  init(area: PixelArea, spans: (Double, inout [Span]) -> Void) {
    let linesPerRow = 4
    let width = area.width
    guard width > 0, area.height > 0 else { return }
    let whole = 60
    var row = [Int](repeating: 0, count: width + 1)
    var found: [Span] = []
    var y = area.minY
    while y < area.maxY {
      var isTouched = false
      var line = 0
      while line < linesPerRow {
        found.removeAll(keepingCapacity: true)
        spans(Double(y) + (Double(line) + 0.5) / Double(linesPerRow), &found)
        Self.merge(&found)
        var position = 0
        while position < found.count {
          let from = min(max(found[position].low - Double(area.minX), 0), Double(width))
          let to = min(max(found[position].high - Double(area.minX), 0), Double(width))
          position += 1
          guard to > from else { continue }
          isTouched = true
          Self.add(from: from, to: to, amount: whole / linesPerRow, into: &row)
        }
        line += 1
      }
      if isTouched { appendRuns(of: &row, y: y, minX: area.minX, whole: whole) }
      y += 1
    }
  }

  /// Puts stretches in order and makes those that overlap one.
  private static func merge(_ spans: inout [Span]) {
    var next = 1
    while next < spans.count {
      let span = spans[next]
      var place = next
      while place > 0, spans[place - 1].low > span.low {
        spans[place] = spans[place - 1]
        place -= 1
      }
      spans[place] = span
      next += 1
    }
    var last = 0
    next = 1
    while next < spans.count {
      if spans[next].low <= spans[last].high {
        if spans[next].high > spans[last].high { spans[last].high = spans[next].high }
      } else {
        last += 1
        spans[last] = spans[next]
      }
      next += 1
    }
    if last + 1 < spans.count { spans.removeSubrange((last + 1)...) }
  }

  private static func add(from: Double, to: Double, amount: Int, into row: inout [Int]) {
    let first = Int(from)
    let last = Int(to)
    if first == last {
      row[first] += Int((to - from) * Double(amount))
      return
    }
    row[first] += Int((1 - (from - Double(first))) * Double(amount))
    var x = first + 1
    while x < last {
      row[x] += amount
      x += 1
    }
    row[last] += Int((to - Double(last)) * Double(amount))
  }

  private mutating func appendRuns(of row: inout [Int], y: Int, minX: Int, whole: Int) {
    var x = 0
    var run = Run(x: 0, y: y, count: 0, level: 0)
    while x < row.count - 1 {
      let level = (row[x] * Self.full + whole / 2) / whole
      row[x] = 0
      if level == run.level {
        run.count += 1
      } else {
        if run.level > 0 { runs.append(run) }
        run = Run(x: minX + x, y: y, count: 1, level: level)
      }
      x += 1
    }
    row[row.count - 1] = 0
    if run.level > 0 { runs.append(run) }
  }
}
