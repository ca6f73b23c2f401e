package import SessionProtocol
import VirtualTime

extension TestSession {
  /// Fails the test because it has not come to its end in the time that it may take.
  func failUnfinished() {
    fail("Asynchronous test never finished: it waits for something that will not happen", .waiting)
  }
}

extension TestRunner {
  /// How the test came out with each of its arguments; `nil` for one that has none.
  package var cases: [CaseOutcome]? { library.flatMap { Self.some($0.cases.outcomes) } }

  /// The same, should the process end now.
  package var casesAtCrash: [CaseOutcome]? {
    library.map {
      $0.cases.outcomes(crashedAt: VirtualTime.now, failures: session.failureCount)
    }.flatMap(Self.some)
  }

  private static func some(_ outcomes: [CaseOutcome]) -> [CaseOutcome]? {
    outcomes.isEmpty ? nil : outcomes
  }

  /// Has Swift Testing run the test, with all that belongs around it.
  func run(_ library: LibraryRun) {
    session.report(.phase(Phase(name: .test)))
    do {
      let isDone = try session.runToEnd(until: session.deadline, waitsForProcesses: true) {
        try await library.run()
      }
      if !isDone { return session.failUnfinished() }
    } catch {
      session.fail(Wording.uncaught(ErrorText.describe(error)), .thrownError)
    }
    if let skip = library.skip { self.skip(skip) }
  }
}
