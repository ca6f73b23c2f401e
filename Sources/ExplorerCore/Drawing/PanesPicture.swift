import TerminalModel

/// The panes as they were drawn last, so that only what changed is drawn again.
struct PanesPicture: Sendable {
  /// A pane that is seen.
  struct DrawnPane: Sendable {
    /// What it was made of.
    var input: PaneInput
    /// What stands in its rows; nil for a picture.
    var places: [PaneDocument.Row.Place]?
    /// The lines of items that were made of the input.
    var lines = KeptLines()

    /// What stands in a row, if something does.
    func place(inRow row: Int) -> PaneDocument.Row.Place? {
      guard let places, places.indices.contains(row) else { return nil }
      return places[row]
    }

    /// The line at a place that was drawn, if it is known.
    func line(at place: PaneDocument.Row.Place) -> StyledLine? {
      guard let lines = lines.known(place.item), lines.indices.contains(place.part) else {
        return nil
      }
      return lines[place.part]
    }

    /// The lines, which are not kept here any more.
    mutating func takeLines() -> KeptLines {
      defer { lines = KeptLines() }
      return lines
    }
  }

  /// The bar at the bottom.
  struct DrawnBar: Sendable {
    /// What it was made of.
    var input: BarInput
    /// What stands in its row.
    var cells: [Cell]
  }

  /// What all of it follows from but for the selections; nil if something stood before it.
  var scene: SceneKey?
  /// What the frames are made of; kept apart, so that little is moved with the picture.
  @Stamped private(set) var outline: OutlineInput
  /// The panes that are seen.
  var panes: [Pane: DrawnPane] = [:]
  /// The timeline, once it is drawn.
  var timeline: TimelineInput?
  /// The virtual time, once it is drawn.
  var clock: String?
  /// The row that the virtual time stands in, without it.
  let clockRow: [Cell]
  /// The bar at the bottom, once it is drawn.
  var bar: DrawnBar?
  /// The cells, without pages and the bar.
  var grid: CellGrid

  /// A picture with nothing in the panes.
  init(outline: OutlineInput, clockRow: [Cell], grid: CellGrid) {
    self.outline = outline
    self.clockRow = clockRow
    self.grid = grid
  }
}
