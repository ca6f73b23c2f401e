/// What a person has the tests' code do: chains of calls, code that is compiled, tests that are saved.
struct ComposerState: Sendable {
  /// The calls that a person puts together, whatever is run.
  @Stamped var composition = Composition()
  /// Code that is being compiled, to be done by hand.
  var compilation: PendingCode?
  /// What is wrong with code that was to be done by hand.
  var codeFailure: CodeFailure?
  /// The test that was saved last.
  var savedTest: SavedTest?

  /// Gives up what was meant for a run that is over.
  mutating func beginRun() {
    compilation = nil
    composition.interrupt()
  }

  /// Begins to compile code, to be done at an event.
  mutating func compile(_ code: String, at position: Int) {
    // A line of the chain that is being compiled is given up.
    composition.interrupt()
    compilation = PendingCode(code: code, position: position)
  }

  /// Gives up a line that is being compiled: it was meant for a place that is left.
  mutating func leavePlace() {
    if compilation != nil { composition.interrupt() }
  }

  /// Takes in that what is compiled has problems.
  ///
  /// - Returns: Whether something was compiled.
  mutating func fail(_ problems: [CodeProblem]) -> Bool {
    guard let pending = compilation else { return false }
    compilation = nil
    end(problem: problems.first?.message ?? "")
    codeFailure = CodeFailure(code: pending.code, problems: problems)
    return true
  }

  /// Ends the line of the chain that runs.
  mutating func end(problem: String?) {
    composition.finish(problem: problem)
    composition.running = nil
  }

  /// Takes in that the test that was saved is gone again.
  mutating func undoSave() {
    savedTest = nil
    composition.isSaved = false
  }

  /// Takes in that a test was saved.
  mutating func save(_ test: SavedTest) {
    savedTest = test
    composition.isSaved = true
  }
}
