import ElementModel
import SessionProtocol
import SourceModel
import TerminalModel

/// The panes as they were drawn last, so that only what changed is drawn again.
struct PanesPicture: Sendable {
  /// What the frames of the panes, and what stands in them, are made of.
  struct Outline: Equatable {
    let size: TerminalSize
    let layout: ExplorerLayout
    private let focus: Pane
    private let theme: Theme
    private let language: Language
    private let state: Stamp
    private let index: Stamp
    private let app: String
    private let test: String?
    private let device: DeviceSettings
    private let filters: [Pane: Filter]
    private let evaluation: Evaluation?
    private let sourceTarget: SourceLocation?
    private let stackLevel: Int
    private let time: Double

    /// What the frames of a model's panes depend on.
    init(_ model: ExplorerModel, layout: ExplorerLayout, size: TerminalSize) {
      self.size = size
      self.layout = layout
      focus = model.view.focus
      theme = model.preferences.theme
      language = model.preferences.language
      state = model.run.$state
      index = model.project.$index
      app = model.project.host.app
      test = model.project.test
      device = model.settings.device
      filters = model.view.filters
      evaluation = model.evaluation
      sourceTarget = model.view.sourceTarget
      stackLevel = model.view.stackLevel
      time = model.run.shownTime
    }
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
    /// The item that a person moved to.
    var cursor: Int?
    /// What stands in its rows; nil for a picture.
    var places: [PaneDocument.Row.Place]?
    /// The lines of items that were made of the inputs.
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

  /// What the frames are made of; kept apart, so that little is moved with the picture.
  @Stamped private(set) var outline: Outline
  /// The panes that are seen.
  var panes: [Pane: DrawnPane] = [:]
  var timeline: TimelineInputs?
  /// The cells, without pages and the bar.
  var grid: CellGrid

  /// A picture with nothing in the panes.
  init(outline: Outline, grid: CellGrid) {
    self.outline = outline
    self.grid = grid
  }
}
