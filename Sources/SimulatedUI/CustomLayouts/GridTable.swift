/// The cells of a grid, and how long its columns and rows are.
@MainActor struct GridTable {
  /// A cell.
  struct Cell {
    /// Which child is in it.
    let index: Int
    let row: Int
    let columns: Range<Int>
    let settings: GridCell
  }

  private(set) var cells: [Cell] = []
  private(set) var columns = 0
  private(set) var rows = 0
  var widths: [CGFloat] = []
  var heights: [CGFloat] = []

  /// Sorts children into rows and columns.
  init(_ children: [LayoutItem]) {
    let settings = children.map(\.gridCell)
    var last: Int?
    var column = 0
    var places: [(row: Int, columns: Range<Int>)] = []
    for cell in settings {
      if cell.row == nil || cell.row?.id != last {
        rows += 1
        column = 0
      }
      last = cell.row?.id
      places.append((rows - 1, column..<column + cell.columns))
      column += cell.columns
      if cell.row != nil { columns = max(columns, column) }
    }
    columns = max(columns, children.isEmpty ? 0 : 1)
    for (index, place) in places.enumerated() {
      // A view outside of rows takes the whole width.
      let whole = settings[index].row == nil ? 0..<columns : place.columns
      cells.append(
        Cell(index: index, row: place.row, columns: whole, settings: settings[index]))
    }
  }

  /// Makes columns wider, evenly, for cells of several columns that want more.
  mutating func widen(_ children: [LayoutItem], offered: CGFloat?, spacing: CGFloat) {
    for cell in cells
    where (cell.columns.count > 1 || cell.settings.row == nil)
      && !cell.settings.unsizedAxes.contains(.horizontal)
    {
      let size = children[cell.index].size(for: ProposedSize(width: offered, height: nil))
      let missing = size.width - GridRule.length(of: cell.columns, widths, spacing)
      guard missing > 0 else { continue }
      for column in cell.columns { widths[column] += missing / CGFloat(cell.columns.count) }
    }
  }

  /// The size of the whole grid.
  func size(_ horizontal: CGFloat, _ vertical: CGFloat) -> CGSize {
    CGSize(
      width: GridRule.length(of: 0..<columns, widths, horizontal),
      height: GridRule.length(of: 0..<rows, heights, vertical))
  }

  /// How far below the top of a row its views' baselines are.
  func baseline(
    of row: Int, _ alignment: VerticalAlignment, _ children: [LayoutItem], _ spacing: CGFloat
  ) -> CGFloat {
    let guides = cells.filter { $0.row == row }.map { cell in
      let offer = ProposedSize(
        width: GridRule.length(of: cell.columns, widths, spacing), height: heights[row])
      let child = children[cell.index]
      return ViewDimensions(child, size: child.size(for: offer), proposal: offer)[alignment]
    }
    return guides.max() ?? 0
  }
}
