import TerminalModel

/// Which panes a frame has, and which one of them is seen.
struct PaneSeats {
  let panes: PaneList
  /// The pane that has the keys.
  let focus: Pane

  /// Seats panes.
  init(_ panes: PaneList, focus: Pane) {
    self.panes = panes
    // A row for itself stays what it is: a frame that was seen before it had the keys stays too.
    self.focus = focus.place == .row ? panes.at(.happenings).first ?? focus : focus
  }

  /// One frame for all panes, with the one that has the keys.
  func alone(
    from left: Int, _ top: Int, to right: Int, _ bottom: Int
  ) -> ExplorerLayout.Slot {
    slot(focus, among: panes.framed, from: left, top, to: right, bottom)
  }

  /// A frame for the panes of a place.
  func slot(
    _ place: Pane.Place, from left: Int, _ top: Int, to right: Int, _ bottom: Int
  ) -> ExplorerLayout.Slot? {
    slot(panes.at(place), otherwise: place, from: left, top, to: right, bottom)
  }

  /// A frame that several places share.
  ///
  /// - Parameters:
  ///   - places: The places, in the order of their tabs.
  ///   - other: The place whose pane is seen while none of the frame's panes has the keys.
  ///   - left: The frame's first column.
  ///   - top: Its first row.
  ///   - right: Its last column.
  ///   - bottom: Its last row.
  /// - Returns: The frame; nil where no pane has such a place.
  func slot(
    _ places: [Pane.Place], otherwise other: Pane.Place, from left: Int, _ top: Int,
    to right: Int, _ bottom: Int
  ) -> ExplorerLayout.Slot? {
    slot(places.flatMap(panes.at), otherwise: other, from: left, top, to: right, bottom)
  }

  private func slot(
    _ tabs: [Pane], otherwise other: Pane.Place, from left: Int, _ top: Int, to right: Int,
    _ bottom: Int
  ) -> ExplorerLayout.Slot? {
    let pane = tabs.contains(focus) ? focus : panes.at(other).first ?? tabs.first
    return pane.map { slot($0, among: tabs, from: left, top, to: right, bottom) }
  }

  private func slot(
    _ pane: Pane, among tabs: [Pane], from left: Int, _ top: Int, to right: Int, _ bottom: Int
  ) -> ExplorerLayout.Slot {
    ExplorerLayout.Slot(
      pane: pane, tabs: tabs,
      frame: CellRectangle(
        column: left, row: top, columns: right - left + 1, rows: bottom - top + 1))
  }
}
