package import SessionProtocol
package import SourceIndex
package import TerminalModel

/// Something that the explorer wants done outside: the core itself does no input or output.
package enum ExplorerEffect: Hashable, Sendable {
  /// Have the host run a test. Sent after ``killRun`` when a run was going on.
  case run(RunRequest)
  /// Send a command to the host.
  case send(Command)
  /// Send a command after a pause, so that a person can watch. ``killRun`` and ``run(_:)`` cancel
  /// what is not sent yet.
  case sendAfter(Command, milliseconds: Int)
  /// Answer with ``ExplorerAction/tick`` after a while.
  case tickAfter(milliseconds: Int)
  /// Kill the process of the run, if there is one.
  case killRun
  /// Have the process of the run end and report, as a failure, where it was: it comes to no stop.
  case interruptRun
  /// Build the project's sources anew, without keeping anything waiting, and answer with
  /// ``ExplorerAction/hostReplaced(index:host:conditions:)`` or ``ExplorerAction/buildFailed(_:)``.
  case rebuild
  /// Start a host anew from what was built last and answer with
  /// ``ExplorerAction/hostReplaced(index:host:conditions:)`` or ``ExplorerAction/hostLost(_:)``.
  case restartHost
  /// Begin or end to notice edits of the sources and answer with
  /// ``ExplorerAction/watching(_:)``.
  case watch(Bool)
  /// Compile code to be done by hand, without keeping anything waiting, and answer with
  /// ``ExplorerAction/codeCompiled(library:)`` or ``ExplorerAction/codeFailed(_:)``; what is being
  /// compiled is given up.
  case compile(code: String)
  /// Write a test and answer with ``ExplorerAction/testSaved(_:)`` or
  /// ``ExplorerAction/testNotSaved(_:)``; nothing is written over.
  case saveTest(TestDraft)
  /// Take a test that was saved away again, unless its file was changed since, and answer with
  /// ``ExplorerAction/saveUndone`` or ``ExplorerAction/testNotSaved(_:)``.
  case undoSave
  /// Read a source file and answer with ``ExplorerAction/sourceLoaded(file:text:)``.
  case loadSource(file: String)
  /// Open a person's editor at a line.
  case openEditor(file: String, line: Int)
  /// Write the frame of a size to a file, one of a name that is still free when it is nil, and
  /// answer with ``ExplorerAction/notice(_:)``.
  case saveDisplay(file: String?, size: TerminalSize)
  /// Have the terminal report the mouse, or leave it to the terminal.
  case setMouse(Bool)
  /// Stop the process as Ctrl-Z does.
  case suspend
  /// Forget what the terminal shows and draw everything.
  case redraw
  /// End the explorer.
  case quit
}
