import TerminalModel

/// Where pictures of one shape stand in a space: beside each other, or below where they become larger
/// so.
struct PictureRow: Hashable, Sendable {
  /// The cells of each, frames included.
  let frames: [CellRectangle]

  /// Divides a space.
  ///
  /// - Parameters:
  ///   - space: The cells that there are.
  ///   - count: How many pictures.
  ///   - aspect: How much wider than high each is, in pixels; `nil` where that is not known.
  ///   - cell: Pixels of a cell.
  init(in space: CellRectangle, count: Int, aspect: Double? = nil, cell: PixelSize? = nil) {
    let beside = Self.split(space, count, isStacked: false)
    let stacked = Self.split(space, count, isStacked: true)
    guard let aspect, let cell, count > 1 else {
      frames = beside
      return
    }
    /// How large a picture becomes in a frame.
    func width(in frame: CellRectangle) -> Double {
      let inside = frame.inset(by: 1)
      return min(
        Double(inside.columns * cell.width), Double(inside.rows * cell.height) * aspect)
    }
    frames = width(in: stacked[0]) > width(in: beside[0]) ? stacked : beside
  }

  private static func split(
    _ space: CellRectangle, _ count: Int, isStacked: Bool
  ) -> [CellRectangle] {
    (0..<max(1, count)).map { number in
      var part = space
      if isStacked {
        part.row += space.rows * number / count
        part.rows = space.rows * (number + 1) / count - space.rows * number / count
      } else {
        part.column += space.columns * number / count
        part.columns = space.columns * (number + 1) / count - space.columns * number / count
      }
      return part
    }
  }
}
