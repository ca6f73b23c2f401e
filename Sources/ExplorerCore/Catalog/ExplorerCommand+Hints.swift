extension ExplorerCommand {
  /// Commands that the bar at the bottom names, most used first.
  static let hints: [ExplorerCommand] = [
    .finishWait, .showFailure, .select, .stepInto, .stepOver, .stepOut, .goOn, .pause, .stepBack,
    .restart, .toggleBreakpoint, .chooseTest, .showGraph, .commandLine, .filter, .inspect,
    .evaluate, .chooseDevice, .showActions, .zoomOut, .zoomIn, .callerFrame, .editSource, .close,
    .quit,
  ]
}
