import TerminalModel

/// Where the lesson stands: beside all other panes where there is room for both, and else alone while it
/// has the keys.
struct LessonSeat {
  /// The least that the others keep beside it.
  private static let leastOfOthers = 60
  private static let least = 40
  private static let most = 64

  private let pane: Pane?
  /// Columns that it takes from the others, one of which they share; none where it is not beside them.
  let columns: Int

  /// Seats the lesson, if there is one.
  init(_ panes: PaneList, columns: Int, rows: Int) {
    pane = panes.at(.lesson).first
    let wanted = min(Self.most, max(Self.least, columns * 36 / 100))
    let hasRoom = pane != nil && columns - wanted >= Self.leastOfOthers && rows >= 20
    self.columns = hasRoom ? wanted : 0
  }

  /// Whether nothing else is seen while a pane has the keys.
  func hidesOthers(_ focus: Pane) -> Bool { pane != nil && columns == 0 && focus == pane }

  /// Its frame, right of the others.
  ///
  /// - Parameters:
  ///   - columns: Columns of the others.
  ///   - rows: Rows that there are.
  ///   - seats: Which pane is seen in it.
  /// - Returns: The frame; nil where there is no lesson.
  func slot(after columns: Int, rows: Int, _ seats: PaneSeats) -> ExplorerLayout.Slot? {
    seats.slot(.lesson, from: columns - 1, 0, to: columns + self.columns - 1, rows - 1)
  }
}
