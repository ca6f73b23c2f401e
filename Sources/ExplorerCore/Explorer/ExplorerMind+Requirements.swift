import ElementModel
import SessionProtocol

/// What commands need.
extension ExplorerMind {
  /// Whether something holds that a command needs.
  func meets(_ requirement: Requirement) -> Bool {
    switch requirement {
    case .sideways: frontPage?.isTree ?? true
    case .failedTests: tests.hasFailures
    case .changedTests: tests.hasChanges
    case .besideRun: tests.beside != nil
    case .page(let place): pages.front?.id == place.page
    case .liveRun: run.phase.isLive
    case .stoppedRun: run.phase.isStopped
    case .actableApp: run.phase.isStopped || run.stopToActAt != nil
    case .liveOrEndedRun: run.phase.isLive || run.stopToActAt != nil
    case .runningRun: run.phase.isRunning && !run.phase.isCatchingUp
    // The graph shows where the run is: it goes on while the graph is open.
    case .uncoveredRun: pages.front?.isTransparent ?? true
    case .noPage: pages.isEmpty
    case .host: !run.phase.isLost
    case .test: project.test != nil
    case .tests: !project.host.tests.isEmpty
    case .failure: run.state.failure != nil || run.state.ended?.status == .crashed
    case .buildProblem: !build.problems.isEmpty
    case .past: run.record.stop(before: run.state.position) != nil || !run.phase.queue.isEmpty
    case .future: run.record.stop(after: run.state.position) != nil
    case .location: shownLocation != nil || pageLocation != nil
    case .selection: meets(.pageAction(.select)) || isPaneSelectable
    case .pageAction(let action): hasPageAction(action)
    case .somethingToClose:
      !pages.isEmpty || isMoved || view.isZoomed || filter != nil || evaluation != nil
    case .unzoomed: !view.isZoomed
    case .zoomed: view.isZoomed
    case .movedLines: !view.sizes.isEmpty
    case .callerFrame: view.stackLevel + 1 < run.state.stack.count
    case .calleeFrame: view.stackLevel > 0 || view.sourceTarget != nil
    case .openWait: run.openWait != nil && !run.phase.isReplaying && run.phase.isLive
    case .element: selectedElementID != nil
    case .filter: filter != nil
    case .matches: filter != nil || !(evaluation?.elementIDs.isEmpty ?? true)
    case .elementToLookAt: lookedAtID != nil
    case .app: !run.state.screen.isEmpty
    case .chain: savesChain
    case .chainOrRecording: savesChain || !recording.entries.isEmpty
    case .recording: recording.hasBegun
    case .savedTest: composer.savedTest != nil
    case .laterStep: !lesson.isLast
    case .doneStep: lesson.canGoOn
    case .lesson: lesson.lesson != nil
    case .otherPage(let id): pages.front?.id != id
    }
  }

  /// Whether the composer is open with a chain, which is what is saved then.
  var savesChain: Bool {
    pages.front?.id == PageID(ComposerPage.Key()) && !composer.composition.items.isEmpty
  }

  /// Whether the open page can do something with its selected line; with none, there is nothing to
  /// do it with.
  private func hasPageAction(_ action: PageAction) -> Bool {
    guard let page = frontPage, page.actions.contains(action) else { return false }
    return page.hasLines
  }

  /// Whether enter does something in the focused pane.
  private var isPaneSelectable: Bool {
    guard pages.isEmpty else { return false }
    return view.focus == .app
      ? meets(.actableApp) && selectedElement != nil : view.focus.isSelectable
  }

  /// Why something that a command needs does not hold, for a person.
  func reason(_ requirement: Requirement) -> String {
    requirement.reason(language) { preferences.way(to: $0) }
  }
}
