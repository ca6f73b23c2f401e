import TerminalModel

/// The panes as they were drawn last, so that only what changed is drawn again.
struct PanesPicture: Sendable {
  /// What the frames of the panes, and what stands in them, are made of.
  struct Outline: Equatable {
    var size: TerminalSize
    var layout: ExplorerLayout
    var focus: Pane
    var theme: Theme
    var language: Language
    /// What stands after the names of panes.
    var subtitles: [String]
    /// The virtual time below the app.
    var time: String
  }

  /// What the timeline is made of.
  struct TimelineInputs: Equatable {
    var record: Stamp
    var position: Int
    var isFocused: Bool
  }

  /// A pane that is seen.
  struct DrawnPane: Sendable {
    /// What it was made of.
    var inputs: PaneInputs
    /// Its lines; nil for a picture.
    var lines: [StyledLine]?
  }

  let outline: Outline
  /// The panes that are seen.
  var panes: [Pane: DrawnPane] = [:]
  var timeline: TimelineInputs?
  /// The cells, without pages and the bar.
  var grid: CellGrid
}
