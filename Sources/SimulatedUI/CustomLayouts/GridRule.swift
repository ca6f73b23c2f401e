/// Places items in rows and columns: columns are as wide as their widest cell wants, rows as high
/// as their highest one.
struct GridRule: ArrangingRule {
  let alignment: Alignment
  let horizontalSpacing: CGFloat
  let verticalSpacing: CGFloat

  func size(for proposal: ProposedSize, _ children: [LayoutItem]) -> CGSize {
    measure(children, for: proposal).size(horizontalSpacing, verticalSpacing)
  }

  func arrange(
    _ children: [LayoutItem], in size: CGSize, proposal: ProposedSize
  ) -> [Placement] {
    let table = measure(children, for: proposal)
    var columnAlignments: [Int: HorizontalAlignment] = [:]
    for cell in table.cells where columnAlignments[cell.columns.lowerBound] == nil {
      columnAlignments[cell.columns.lowerBound] = cell.settings.columnAlignment
    }
    return table.cells.map { cell in
      let child = children[cell.index]
      let frame = CGRect(
        x: Self.offset(of: cell.columns.lowerBound, table.widths, horizontalSpacing),
        y: Self.offset(of: cell.row, table.heights, verticalSpacing),
        width: Self.length(of: cell.columns, table.widths, horizontalSpacing),
        height: table.heights[cell.row])
      let offer = ProposedSize(frame.size)
      let used = Alignment(
        horizontal: cell.settings.row == nil
          ? alignment.horizontal
          : columnAlignments[cell.columns.lowerBound] ?? alignment.horizontal,
        vertical: cell.settings.row?.alignment ?? alignment.vertical)
      var place = used.place(child, for: offer, in: frame)
      if let anchor = cell.settings.anchor {
        place.origin = CGPoint(
          x: frame.minX + (frame.width - place.width) * anchor.x,
          y: frame.minY + (frame.height - place.height) * anchor.y)
      } else if used.vertical.key.isBaseline {
        let line = table.baseline(of: cell.row, used.vertical, children, horizontalSpacing)
        let own = ViewDimensions(child, size: place.size, proposal: offer)[used.vertical]
        place.origin.y = frame.minY + line - own
      }
      return Placement(frame: place, proposal: offer)
    }
  }

  /// The cells and the lengths of columns and rows.
  private func measure(_ children: [LayoutItem], for proposal: ProposedSize) -> GridTable {
    var table = GridTable(children)
    table.widths = share(
      proposal.width, among: table.columns, spacing: horizontalSpacing
    ) { column, offered in
      table.cells.reduce(0) { width, cell in
        guard cell.columns == column..<column + 1, cell.settings.row != nil,
          !cell.settings.unsizedAxes.contains(.horizontal)
        else { return width }
        let size = children[cell.index].size(for: ProposedSize(width: offered, height: nil))
        return max(width, size.width)
      }
    }
    table.widen(children, offered: proposal.width, spacing: horizontalSpacing)
    table.heights = share(
      proposal.height, among: table.rows, spacing: verticalSpacing
    ) { row, offered in
      table.cells.reduce(0) { height, cell in
        guard cell.row == row, !cell.settings.unsizedAxes.contains(.vertical) else {
          return height
        }
        let width = Self.length(of: cell.columns, table.widths, horizontalSpacing)
        let size = children[cell.index].size(for: ProposedSize(width: width, height: offered))
        return max(height, size.height)
      }
    }
    return table
  }

  /// Shares a length among columns or rows, the least flexible first, as stacks do.
  private func share(
    _ offered: CGFloat?, among count: Int, spacing: CGFloat,
    measure: (Int, CGFloat?) -> CGFloat
  ) -> [CGFloat] {
    guard let offered else { return (0..<count).map { measure($0, nil) } }
    var left = max(0, offered - spacing * CGFloat(max(0, count - 1)))
    let flexibility = (0..<count).map { measure($0, unboundedLength) - measure($0, 0) }
    var result = [CGFloat](repeating: 0, count: count)
    let order = (0..<count).sorted { (flexibility[$0], $0) < (flexibility[$1], $1) }
    for (place, index) in order.enumerated() {
      result[index] = measure(index, max(0, left / CGFloat(count - place)))
      left -= result[index]
    }
    return result
  }

  static func offset(of index: Int, _ lengths: [CGFloat], _ spacing: CGFloat) -> CGFloat {
    lengths.prefix(index).reduce(0, +) + spacing * CGFloat(index)
  }

  static func length(
    of range: Range<Int>, _ lengths: [CGFloat], _ spacing: CGFloat
  ) -> CGFloat {
    lengths[range].reduce(0, +) + spacing * CGFloat(max(0, range.count - 1))
  }
}
