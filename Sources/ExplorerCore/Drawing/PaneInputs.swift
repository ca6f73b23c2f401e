import SourceModel

/// What the text or the picture in a pane is made of besides the outline of all panes: where both
/// are equal, so is what is drawn, but for the item that is selected.
///
/// It holds stamps in place of what is large, and keeps nothing of a run alive. What a pane does
/// not depend on is left out.
struct PaneInputs: Equatable {
  private var sources: Stamp?
  private var folds: [Fold: Bool]?
  private var phase: RunPhase?
  private var selectedID: Int?
  private var markedIDs: [Int]?
  private var breakpoints: [Breakpoint]?

  /// What a pane depends on.
  init(_ pane: Pane, of model: borrowing ExplorerModel) {
    switch pane {
    case .app:
      selectedID = model.selectedElementID
      markedIDs = model.markedIDs
    case .pages, .chain: folds = model.view.folds
    case .live: phase = model.run.phase
    case .source:
      sources = model.$sources
      breakpoints = model.breakpoints.list
    case .timeline: break
    }
  }
}
