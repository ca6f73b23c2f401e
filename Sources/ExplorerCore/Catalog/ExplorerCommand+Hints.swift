extension Page {
  /// Commands that the bar at the bottom names first while it is in front, each once.
  var hints: [ExplorerCommand] {
    let usual: [ExplorerCommand] = [
      .select, .toggle, .delete, .moveItemUp, .moveItemDown, .close,
    ]
    return commands + usual.filter { !commands.contains($0) }
  }
}

extension ExplorerCommand {
  /// Commands that the bar at the bottom names, most used first.
  static let hints: [ExplorerCommand] = [
    .finishWait, .lessonNext, .showFailure, .select, .stepInto, .stepOver, .stepOut, .goOn, .pause,
    .stepBack,
    .restart, .toggleBreakpoint, .chooseTest, .showGraph, .commandLine, .filter, .inspect,
    .evaluate, .chooseDevice, .showActions, .zoomOut, .zoomIn, .callerFrame, .editSource, .close,
    .quit,
  ]
}
