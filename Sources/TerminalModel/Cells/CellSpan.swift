/// Neighbouring cells of one row and one style that a terminal can be sent as they are.
public struct CellSpan: Hashable, Sendable {
  /// The first column.
  public let column: Int
  /// Cells that it takes.
  public let columns: Int
  /// One grapheme, or printable ASCII, a byte a cell.
  public let text: String
  /// Whether it is printable ASCII.
  public let isASCII: Bool
  /// How it is drawn.
  public let style: Style
}

extension CellGrid {
  /// What stands in a run of cells, from the left.
  public func spans(of run: CellRun) -> [CellSpan] {
    let cells = row(run.row)
    let end = min(run.columns.upperBound, cells.count)
    var spans: [CellSpan] = []
    var column = max(0, run.columns.lowerBound)
    while column < end {
      let first = cells[column]
      var next = column + 1
      guard first.printableByte != nil else {
        if next < cells.count, cells[next].isContinuation { next += 1 }
        spans.append(
          CellSpan(
            column: column, columns: next - column, text: first.text, isASCII: false,
            style: first.style))
        column = next
        continue
      }
      while next < end, cells[next].style == first.style, cells[next].printableByte != nil {
        next += 1
      }
      let text = String(unsafeUninitializedCapacity: next - column) { buffer in
        for (place, cell) in cells[column..<next].enumerated() {
          buffer[place] = cell.printableByte ?? 0x20
        }
        return next - column
      }
      spans.append(
        CellSpan(
          column: column, columns: next - column, text: text, isASCII: true, style: first.style))
      column = next
    }
    return spans
  }
}
