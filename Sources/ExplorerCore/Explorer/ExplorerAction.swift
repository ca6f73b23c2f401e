package import SessionProtocol
package import SourceModel
package import TerminalModel

/// Something that happened to the explorer.
package enum ExplorerAction: Hashable, Sendable {
  /// The explorer is shown for the first time; runs the chosen test.
  case started
  /// A person pressed a key, used the mouse or resized the terminal. Where there is no screen, they
  /// gave a line: the answer to the open prompt, or a command by its name or key.
  case input(TerminalInput)
  /// The terminal is open: whether it has colours, and whether the mouse is followed on it.
  case terminalOpened(hasColors: Bool, followsMouse: Bool)
  /// The host said something.
  case message(HostMessage)
  /// The time that ``ExplorerEffect/tickAfter(milliseconds:)`` asked for is over.
  case tick
  /// The test process printed a line. Whoever sends this has cut long lines, and leaves lines out
  /// where too many come at once.
  case hostOutput(String)
  /// The host is gone; the sentence says why.
  case hostLost(String)
  /// The host has not begun a run that was asked for some time ago.
  case hostSilent
  /// The text of a source file asked for; `nil` when it cannot be read.
  case sourceLoaded(file: String, text: String?)
  /// Something to tell the person in the bar at the bottom, such as that no editor could be opened.
  case notice(String)
  /// A build that ``ExplorerEffect/rebuild`` has asked for does this now.
  case buildProgress(BuildStage)
  /// The sources cannot be built as they are; the host goes on with what was built before.
  case buildFailed([BuildProblem])
  /// Code that ``ExplorerEffect/compile(code:)`` has asked for is there to be called.
  case codeCompiled(library: String)
  /// Code that ``ExplorerEffect/compile(code:)`` has asked for does not compile.
  case codeFailed([CodeProblem])
  /// A test was written to a file; the line is that of its declaration.
  case testSaved(SavedTest)
  /// A test could not be saved, or not be taken back; the sentence says why.
  case testNotSaved(String)
  /// A test that was saved is gone again.
  case saveUndone
  /// A new host took the place of the old one, because the sources were built again or because the
  /// old one was lost. Without conditions, the project's device and network settings are unchanged.
  case hostReplaced(
    index: ProjectIndex, host: HostDescription, conditions: ProjectConditions? = nil)
  /// A file of the sources has changed since they were built.
  case sourcesChanged
  /// Edits of the sources are noticed from now on, or no longer.
  case watching(Bool)
  /// Steps that ``ExplorerEffect/tryTimings(_:)`` has named were tried, or cannot be.
  case timings(TimingAnswer)
  /// Something came of a wish for a recording.
  case recording(RecordingNews)
  /// A review of snapshots hears something.
  case review(ReviewNews)
  /// A lesson hears something.
  case lesson(LessonNews)
  /// All that was begun has come to its end, so that the next command may run of those that solve a
  /// step of a lesson.
  case nextOfLesson
  /// How the terminal shows pictures.
  case picturesKnown(PictureSurface)
  /// The navigator of tests hears something.
  case tests(TestNews)
  /// A person has changed a source in the editor that was opened here.
  case sourceEdited
}
