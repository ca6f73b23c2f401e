import SessionProtocol
import SourceModel

/// Sources that are built anew, and hosts that take the place of others.
extension ExplorerModel {
  /// Has the sources built anew; the run stays as it is until another host is there.
  mutating func rebuild() -> [ExplorerEffect] {
    buildStage = "Reading the sources …"
    return [.rebuild]
  }

  /// Has the host started again after it was lost.
  mutating func restartHost() -> [ExplorerEffect] {
    notice = "Starting the host again …"
    return [.restartHost]
  }

  /// Ends a run that comes to no stop, which then says where it was.
  mutating func interrupt() -> [ExplorerEffect] {
    notice = "Ending the run where it is: it has come to no stop."
    return [.interruptRun]
  }

  /// Takes in how a build goes, and what comes of it.
  mutating func receive(build action: ExplorerAction) -> [ExplorerEffect] {
    switch action {
    case .buildProgress(let text):
      buildStage = text
      notice = text
    case .buildFailed(let problems): failBuild(problems)
    case .hostReplaced(let index, let host): return replaceHost(index: index, host: host)
    case .sourcesChanged: return rebuild()
    default: break
    }
    return []
  }

  private mutating func failBuild(_ problems: [BuildProblem]) {
    buildStage = nil
    buildProblems = problems
    testToCome = nil
    let place = problems.first?.location.map { "\($0): " } ?? ""
    let first = problems.first.map { place + $0.message } ?? "no reason given"
    let more = problems.count > 1 ? " (and \(problems.count - 1) more)" : ""
    notice = "Not built, the run is of the sources before: \(first)\(more)"
  }

  /// Goes on with another host: runs the test again as far as it was.
  private mutating func replaceHost(
    index: ProjectIndex, host: HostDescription
  ) -> [ExplorerEffect] {
    if buildStage != nil {
      // What runs of other sources did says nothing of these.
      outcomes = [:]
      observations = ProjectObservations()
    }
    buildStage = nil
    buildProblems = []
    self.host = host
    self.index = index
    sources = SourceCache()
    // The run went with its host: there is nothing to kill.
    phase = .idle
    let place = Resumption(events: record.events, position: state.position)
    if let next = testToCome, host.tests.contains(next) {
      testToCome = nil
      overlays = []
      test = next
      return startRun()
    }
    guard let test, host.tests.contains(test) else {
      let former = test
      test = host.tests.first
      let effects = startRun()
      notice = former.map { "The test \($0) is no longer there." }
      return effects
    }
    let effects = startRun()
    if let place {
      resumption = place
      // It passes every stop, failures included, which are looked at on the way.
      goal = .event(.max)
    }
    notice = "Running the sources as they are now."
    return effects
  }

  /// Goes on to the place where the run of the former sources was, and stops there.
  ///
  /// - Parameter event: A stop, not the test's end.
  /// - Returns: What is to be done; nil when the person wants something else meanwhile.
  mutating func resume(at event: Event) -> [ExplorerEffect]? {
    guard goal == .event(.max), var resumption else {
      self.resumption = nil
      return nil
    }
    let progress = resumption.receive(event)
    self.resumption = resumption
    switch progress {
    case .onTheWay: return [.send(.proceed)]
    case .here: break
    case .newFailure: notice = "Stopped earlier: this failure is new."
    }
    self.resumption = nil
    phase = .stopped
    goal = nil
    follow()
    return runQueued()
  }

  /// Goes back to the last event that both runs have, when the new one has ended without reaching
  /// the place of the old one.
  ///
  /// - Returns: What is to be done; nil when the run is where it should be.
  mutating func resumeNearby() -> [ExplorerEffect]? {
    guard let resumption else { return nil }
    self.resumption = nil
    guard goal == .event(.max), !resumption.leadsToEnd, let place = resumption.lastCommon else {
      return nil
    }
    let effects = go(to: place)
    state.note("the place where the run was is no longer there: this is the last before it")
    notice = "The place where the run was is no longer there: this is the last before it."
    return effects
  }
}
