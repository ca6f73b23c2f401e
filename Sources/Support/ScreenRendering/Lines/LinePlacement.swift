import Foundation

/// Rows for lines: gaps as on the device where there is room, squeezed or cropped where there is not.
struct LinePlacement {
  /// The lines that are drawn, with the row each begins at.
  private(set) var placed: [(line: VisualLine, row: Int)] = []
  /// Whether lines above the first drawn one are left out.
  private(set) var isCutAbove = false
  /// Whether lines below the last drawn one are left out.
  private(set) var isCutBelow = false

  /// Places lines in a number of rows.
  ///
  /// - Parameters:
  ///   - lines: The lines, top to bottom.
  ///   - rows: Rows available.
  ///   - span: Top and bottom of the space in points.
  ///   - anchor: Index of the line that must be shown.
  init(lines: [VisualLine], rows: Int, span: ClosedRange<CGFloat>, anchor: Int?) {
    guard rows > 0, !lines.isEmpty else { return }
    var lines = lines
    if Self.total(lines) > rows {
      for index in lines.indices {
        (lines[index].isBoxed, lines[index].sharesFrame) = (false, false)
        lines[index].isTiled = false
      }
    }
    for index in lines.indices where lines[index].isDrawing {
      let excess = max(0, Self.total(lines) - rows)
      lines[index].rows = max(ScreenItem.leastDrawingRows, lines[index].rows - excess)
    }
    if Self.total(lines) > rows {
      for index in lines.indices { lines[index].rows = 1 }
    }
    if Self.total(lines) > rows {
      crop(lines, rows: rows, anchor: anchor ?? 0)
    } else {
      spread(lines, rows: rows, span: span)
    }
  }

  private static func total(_ lines: [VisualLine]) -> Int { lines.reduce(0) { $0 + $1.height } }

  /// Keeps as many lines as there are rows, those around the anchor.
  private mutating func crop(_ lines: [VisualLine], rows: Int, anchor: Int) {
    let anchor = min(max(0, anchor), lines.count - 1)
    let first = min(max(0, anchor - rows / 2), lines.count - rows)
    placed = (0..<rows).map { (lines[first + $0], $0) }
    isCutAbove = first > 0
    isCutBelow = first + rows < lines.count
  }

  /// Shares the free rows among the gaps.
  private mutating func spread(_ lines: [VisualLine], rows: Int, span: ClosedRange<CGFloat>) {
    let perRow = max(1, (span.upperBound - span.lowerBound) / CGFloat(rows))
    var gaps: [CGFloat] = []
    var bottom = span.lowerBound
    for line in lines {
      gaps.append(line.sharesFrame ? 0 : max(0, line.top - bottom) / perRow)
      bottom = max(bottom, line.bottom)
    }
    let free = rows - Self.total(lines)
    let wanted = gaps.map { $0.rounded() }.reduce(0, +)
    let scale = wanted > CGFloat(free) && wanted > 0 ? CGFloat(free) / wanted : 1
    // Running totals are rounded, not single gaps, so that no row is lost or gained.
    var exact: CGFloat = 0
    var used = 0
    var row = 0
    for (line, gap) in zip(lines, gaps) {
      exact += (scale == 1 ? gap.rounded() : gap * scale)
      let extra = max(0, min(Int(cells: exact, .down), free) - used)
      used += extra
      row += extra
      placed.append((line, line.sharesFrame ? row - 1 : row))
      row += line.height
    }
  }
}
