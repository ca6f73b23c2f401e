import ElementModel
import SessionProtocol
import SourceModel

/// The panes, each given what it shows.
extension ExplorerMind {
  /// What stands in a pane: the list of the panes there are.
  func content(of pane: Pane) -> any PaneContent {
    switch pane {
    case .app: appPane
    case .pages: pagesPane
    case .chain:
      ChainPane(
        state: run.$state, folds: view.folds, subtitle: project.test ?? "", language: language)
    case .live: livePane
    case .source: sourcePane
    case .timeline: TimelinePane()
    }
  }

  /// App.
  var appPane: AppPane {
    AppPane(
      screen: run.state.screen, selectedID: selectedElementID, markedIDs: markedIDs,
      subtitle: evaluation.map { $0.text(language) }
        ?? "\(project.host.app) · \(settings.device.summary)",
      layering: project.layering, language: language)
  }

  /// Pages.
  var pagesPane: PagesPane {
    PagesPane(
      outline: memory.pagesOutline(
        index: project.$index, state: run.$state, folds: view.folds),
      language: language)
  }

  /// Live.
  var livePane: LivePane {
    LivePane(
      state: run.$state, wait: run.shownWait, isNewestOpen: !run.phase.isEnded,
      language: language)
  }

  private var sourcePane: SourcePane {
    let location = shownLocation
    let isTarget = view.sourceTarget != nil
    let running =
      isTarget
      ? run.state.stack.first { $0.file == location?.file }?.line : shownFrame?.line
    return SourcePane(
      location: location, sources: model.$sources, running: running, level: view.stackLevel,
      isTarget: isTarget, breakpoints: location.map { breakpoints.lines(of: $0.file) } ?? [:],
      language: language)
  }
}

extension Pane {
  /// Whether a filter finds lines in it rather than leaves lines out.
  var isSearched: Bool { self == .source || self == .app }
}
