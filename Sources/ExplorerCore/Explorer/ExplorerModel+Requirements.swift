import ElementModel
import SessionProtocol

/// What commands need.
extension ExplorerModel {
  /// Whether something holds that a command needs.
  func meets(_ requirement: Requirement) -> Bool {
    switch requirement {
    case .liveRun: run.phase.isLive
    case .stoppedRun: run.phase.isStopped
    case .actableApp: run.phase.isStopped || run.lastStopBeforeEnd != nil
    case .runningRun: run.phase.isRunning && !run.phase.isCatchingUp
    // The graph shows where the run is: it goes on while the graph is open.
    case .uncoveredRun: pages.open.last.map { $0.kind.isTransparent } ?? true
    case .noPage: pages.open.isEmpty
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
      !pages.open.isEmpty || view.isMoved || view.isZoomed || filter != nil || evaluation != nil
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
    case .chain: pages.open.last?.kind == .composer && !composer.composition.items.isEmpty
    case .savedTest: composer.savedTest != nil
    case .otherPage(let kind): pages.open.last?.kind != kind
    }
  }

  /// Whether the open page can do something with its selected line; with none, there is nothing to
  /// do it with.
  private func hasPageAction(_ action: PageAction) -> Bool {
    guard let page = pages.open.last?.kind.page, page.actions.contains(action) else { return false }
    return page.hasLines(self)
  }

  /// Whether enter does something in the focused pane.
  private var isPaneSelectable: Bool {
    guard pages.open.isEmpty else { return false }
    return view.focus == .app
      ? meets(.actableApp) && selectedElement != nil : view.focus.isSelectable
  }

  /// The first thing that a command needs and that does not hold.
  func obstacle(to entry: CommandEntry) -> Requirement? { entry.needs.first { !meets($0) } }

  /// Whether a command does something now.
  func isEnabled(_ command: ExplorerCommand) -> Bool {
    CommandCatalog.entry(of: command).flatMap { obstacle(to: $0) } == nil
  }
}
