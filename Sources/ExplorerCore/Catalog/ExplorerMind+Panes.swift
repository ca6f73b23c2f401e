import ElementModel
import SessionProtocol
import SourceModel

/// The panes, and what those are given that is more than a value of the model.
extension ExplorerMind {
  /// What stands in a pane.
  func content(of pane: Pane) -> any PaneContent { PaneCatalog.content(of: pane, in: self) }

  /// The panes there are.
  var panes: PaneList {
    lesson.lesson == nil ? PaneCatalog.panes : PaneCatalog.panesOfLesson
  }

  /// App.
  var appPane: AppPane {
    AppPane(
      screen: run.state.screen, selectedID: selectedElementID, markedIDs: markedIDs,
      subtitle: evaluation.map { $0.text(language) }
        ?? "\(project.host.app) · \(memory.summary(of: settings.$device))",
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
      prefix: identifierPrefix, language: language)
  }

  /// Source.
  var sourcePane: SourcePane {
    let location = shownLocation
    let isTarget = view.sourceTarget != nil
    let running =
      isTarget
      ? run.state.stack.first { $0.file == location?.file }?.line : shownFrame?.line
    return SourcePane(
      location: location, sources: model.$sources, running: running,
      values: lineValues(in: location?.file), level: view.stackLevel, isTarget: isTarget,
      breakpoints: location.map { breakpoints.lines(of: $0.file) } ?? [:],
      language: language)
  }
}
