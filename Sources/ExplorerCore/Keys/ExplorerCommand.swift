/// Something a person can have the explorer do; every key runs one of these.
package enum ExplorerCommand: String, CaseIterable, Hashable, Sendable {
  case stepInto, stepOver, stepOut, goOn, pause, stepBack, restart
  case showFailure, chooseTest, chooseDevice, showPyramid, showGraph, showImpact, select
  case focusApp, focusPages, focusChain, focusLive, focusSource, focusNext, focusPrevious
  case up, down, left, right, pageUp, pageDown, first, last
  case zoomIn, zoomOut, callerFrame, calleeFrame, editSource
  case help, redraw, suspend, close, quit, quitAtOnce

  /// A word or two for the bar at the bottom.
  var title: String {
    switch self {
    case .stepInto: "step"
    case .stepOver: "over"
    case .stepOut: "out"
    case .goOn: "go"
    case .pause: "pause"
    case .stepBack: "back"
    case .restart: "restart"
    case .showFailure: "failure"
    case .chooseTest: "tests"
    case .chooseDevice: "device"
    case .showPyramid: "pyramid"
    case .showGraph: "graph"
    case .showImpact: "impact"
    case .select: "select"
    case .focusApp: "App"
    case .focusPages: "Pages"
    case .focusChain: "Chain"
    case .focusLive: "Live"
    case .focusSource: "Source"
    case .focusNext: "next pane"
    case .focusPrevious: "previous pane"
    case .up: "up"
    case .down: "down"
    case .left: "fold"
    case .right: "unfold"
    case .pageUp: "page up"
    case .pageDown: "page down"
    case .first: "first"
    case .last: "last"
    case .zoomIn: "zoom"
    case .zoomOut: "unzoom"
    case .callerFrame: "caller"
    case .calleeFrame: "callee"
    case .editSource: "edit"
    case .help: "help"
    case .redraw: "redraw"
    case .suspend: "suspend"
    case .close: "close"
    case .quit: "quit"
    case .quitAtOnce: "quit"
    }
  }

  /// A sentence for the help page.
  var help: String {
    switch self {
    case .stepInto: "Go on to the next place where the run can stop"
    case .stepOver: "Run the current call to its end"
    case .stepOut: "Run the current function to its end"
    case .goOn: "Run to the next failure or to the end"
    case .pause: "Stop a run that goes on"
    case .stepBack: "Go back to the previous stop; the run is live there again"
    case .restart: "Run the test again from its beginning"
    case .showFailure: "Show the failure: message, calls, screens before and now"
    case .chooseTest: "Choose a test to run"
    case .chooseDevice: "Choose device, appearance, text size, language, orientation, network"
    case .showGraph: "Show the pages, the ways between them and where the run is"
    case .showPyramid: "Show the layers of tests, and what UI tests repeat"
    case .showImpact: "Show what depends on an element's identifier, the selected one's first"
    case .select: "Show the source of the selected line; choose the selected one"
    case .focusApp: "Give the keys to App, the app's screen"
    case .focusPages: "Give the keys to Pages, the page objects"
    case .focusChain: "Give the keys to Chain, the test's steps"
    case .focusLive: "Give the keys to Live, what happens"
    case .focusSource: "Give the keys to Source"
    case .focusNext: "Give the keys to the next pane"
    case .focusPrevious: "Give the keys to the previous pane"
    case .up: "Move up"
    case .down: "Move down"
    case .left: "Fold the selected page or step"
    case .right: "Unfold the selected page or step"
    case .pageUp: "Move up by a page"
    case .pageDown: "Move down by a page"
    case .first: "Move to the first line"
    case .last: "Move to the last line"
    case .zoomIn: "Show the focused pane alone"
    case .zoomOut: "Show all panes"
    case .callerFrame: "Show the call's caller in Source"
    case .calleeFrame: "Show the call inside, in Source"
    case .editSource: "Open the source line in $EDITOR"
    case .help: "Show the keys"
    case .redraw: "Draw everything again"
    case .suspend: "Go back to the shell; fg returns"
    case .close: "Close what is open, or stop moving and follow the run"
    case .quit: "Close what is open, or quit"
    case .quitAtOnce: "Quit"
    }
  }

  /// Under which heading the help page lists it.
  var group: String {
    switch self {
    case .stepInto, .stepOver, .stepOut, .goOn, .pause, .stepBack, .restart: "Run"
    case .showFailure, .chooseTest, .chooseDevice, .showPyramid, .showGraph, .showImpact, .select,
      .callerFrame, .calleeFrame, .editSource:
      "Look"
    case .focusApp, .focusPages, .focusChain, .focusLive, .focusSource, .focusNext, .focusPrevious,
      .zoomIn, .zoomOut:
      "Panes"
    case .up, .down, .left, .right, .pageUp, .pageDown, .first, .last: "Move"
    case .help, .redraw, .suspend, .close, .quit, .quitAtOnce: "pomelo"
    }
  }

  /// Commands that the bar at the bottom names, most used first.
  static let hints: [ExplorerCommand] = [
    .showFailure, .select, .stepInto, .stepOver, .stepOut, .goOn, .pause, .stepBack, .restart,
    .chooseTest, .showGraph, .chooseDevice, .zoomOut, .zoomIn, .callerFrame, .editSource, .close,
    .quit,
  ]
}
