import SourceModel
import TerminalModel

/// What the text or the picture in a pane is made of: where it is equal, so is what is drawn.
///
/// It holds stamps in place of what is large, and keeps nothing of a run alive. What a pane does
/// not depend on is left out.
struct PaneInputs: Equatable {
  private var area: CellRectangle
  private var state: Stamp
  private var cursor: Int?
  private var filter: Filter?
  private var index: Stamp?
  private var sources: Stamp?
  private var folds: [ExplorerModel.Fold: Bool]?
  private var test: String?
  private var phase: RunPhase?
  private var clock: Double?
  private var selectedID: Int?
  private var markedIDs: [Int]?
  private var stackLevel: Int?
  private var sourceTarget: SourceLocation?
  private var breakpoints: [Breakpoint]?

  /// What a pane in an area depends on.
  init(_ pane: Pane, in area: CellRectangle, of model: ExplorerModel) {
    self.area = area
    state = model.$state
    cursor = model.cursors[pane]
    filter = model.filters[pane]
    switch pane {
    case .app:
      index = model.$index
      test = model.test
      selectedID = model.selectedElementID
      markedIDs = model.markedIDs
    case .pages:
      index = model.$index
      folds = model.folds
    case .chain: folds = model.folds
    case .live:
      phase = model.phase
      clock = model.shownTime
    case .source:
      index = model.$index
      test = model.test
      sources = model.$sources
      stackLevel = model.stackLevel
      sourceTarget = model.sourceTarget
      breakpoints = model.breakpoints
    case .timeline: break
    }
  }
}
