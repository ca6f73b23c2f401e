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
  /// End the process of the run, which does not come to a stop by itself, and have it report where
  /// it was as a failure.
  case interruptRun
  /// Build the project's sources again in the background, and answer with
  /// ``ExplorerAction/hostReplaced(index:host:conditions:)`` or ``ExplorerAction/buildFailed(_:)``.
  case rebuild
  /// Start a host anew from what was built last and answer with
  /// ``ExplorerAction/hostReplaced(index:host:conditions:)`` or ``ExplorerAction/hostLost(_:)``.
  case restartHost
  /// Begin or end to notice edits of the sources and answer with
  /// ``ExplorerAction/watching(_:)``.
  case watch(Bool)
  /// Compile code in the background, to be run by hand, and answer with
  /// ``ExplorerAction/codeCompiled(library:)`` or ``ExplorerAction/codeFailed(_:)``. Code that is
  /// still being compiled is given up.
  case compile(code: String)
  /// Write a test and answer with ``ExplorerAction/testSaved(_:)`` or
  /// ``ExplorerAction/testNotSaved(_:)``. Existing text in the file is kept.
  case saveTest(TestDraft)
  /// Take a test that was saved away again, unless its file was changed since, and answer with
  /// ``ExplorerAction/saveUndone`` or ``ExplorerAction/testNotSaved(_:)``.
  case undoSave
  /// Try steps of the run beside it and answer with ``ExplorerAction/timings(_:)``.
  case tryTimings(TimingOrder)
  /// Do something with a recording and answer with ``ExplorerAction/recording(_:)``.
  case recording(RecordingWish)
  /// Do something for a review of snapshots and answer with ``ExplorerAction/review(_:)``.
  case review(ReviewWish)
  /// Do something for a lesson and answer with ``ExplorerAction/lesson(_:)``.
  case lesson(LessonWish)
  /// Answer with ``ExplorerAction/review(_:)`` and ``ReviewNews/flipped`` after a while, where a
  /// person watches.
  case flipAfter(milliseconds: Int)
  /// Find out how the terminal shows pictures and answer with ``ExplorerAction/picturesKnown(_:)``.
  case askForPictures
  /// Do something for the navigator of tests and answer with ``ExplorerAction/tests(_:)``.
  case tests(TestWish)
  /// Read a source file and answer with ``ExplorerAction/sourceLoaded(file:text:)``.
  case loadSource(file: String)
  /// Open a person's editor at a line.
  case openEditor(file: String, line: Int)
  /// Draw a frame of a size into a file and answer with ``ExplorerAction/notice(_:)``. Without a
  /// file, one is made under a name that is not taken.
  case saveDisplay(file: String?, size: TerminalSize)
  /// Have the terminal report the mouse to the explorer, or use it itself to select text.
  case setMouse(Bool)
  /// Stop the process as Ctrl-Z does.
  case suspend
  /// Remember that the person has seen a page, by its name.
  case remember(page: String)
  /// Forget what the terminal shows and draw everything.
  case redraw
  /// End the explorer.
  case quit
}
