/// Something a person can have the explorer do; every key runs one of these.
///
/// What each does stands in ``CommandCatalog``.
package enum ExplorerCommand: CaseIterable, Hashable, Sendable {
  // Run
  case stepInto, stepOver, stepOut, runToCursor, goOn, pause, finishWait, restart, rebuild
  case watchSources
  case setSpeed, faster, slower, setSeed, chooseTest, chooseDevice
  // Time travel
  case stepBack, stepForward, backStatement, forwardStatement, backScreen, forwardScreen
  case backElement, goTo, goToStart, goToEnd, showBranches
  // Breakpoints
  case toggleBreakpoint, addBreakpoint, showBreakpoints, clearBreakpoints
  // Act by hand
  case showActions, tap, doubleTap, press, type, swipe, scroll, back, home, advance
  case callSelected, call
  case showComposer, addCall, addExpression, addActions, runChain, runChainItem, saveTest, undoSave
  // Look
  case inspect, showTree, difference, evaluate, showSuspects
  case showFailure, showWaits, showProblems, showPyramid, showGraph, showImpact, select
  case callerFrame, calleeFrame, editSource
  // Panes
  case focusApp, focusPages, focusChain, focusLive, focusSource, focusTimeline
  case focusNext, focusPrevious, zoomIn, zoomOut, layout
  case grow, shrink, resetSizes
  case filter, invertFilter, nextMatch, previousMatch
  // Move
  case up, down, left, right, pageUp, pageDown, first, last
  case toggle, delete, moveItemUp, moveItemDown
  // pomelo
  case help, commandLine, chooseTheme, toggleMouse, saveDisplay, redraw, suspend, close, quit,
    quitAtOnce

  /// What it is called on the command line and in a configuration file, such as `step-into`.
  package var name: String { Self.names[self] ?? "" }

  private static let names = Dictionary(
    uniqueKeysWithValues: allCases.map { ($0, String(describing: $0).kebabCased) })

  /// The command that has a name.
  package init?(name: String) {
    guard let command = Self.byName[name] else { return nil }
    self = command
  }

  private static let byName = Dictionary(
    allCases.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

  /// Commands that the bar at the bottom names, most used first.
  static let hints: [ExplorerCommand] = [
    .finishWait, .showFailure, .select, .stepInto, .stepOver, .stepOut, .goOn, .pause, .stepBack,
    .restart, .toggleBreakpoint, .chooseTest, .showGraph, .commandLine, .filter, .inspect,
    .evaluate, .chooseDevice, .showActions, .zoomOut, .zoomIn, .callerFrame, .editSource, .close,
    .quit,
  ]
}
