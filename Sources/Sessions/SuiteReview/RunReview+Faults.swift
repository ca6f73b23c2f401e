import ExplorerCore
import SessionProtocol
import SourceModel

/// Assertions that nothing wrong with the app makes fail.
extension RunReview {
  /// An assertion in a test.
  private struct Candidate {
    var test: String
    var site: AssertionSite
  }

  /// What a run with something wrong says of an assertion.
  private struct Outcome {
    /// Whether it failed.
    var isFailed = false
    /// Whether it held, or the test passed without coming to it; not so where something else failed
    /// before.
    var isHeld = false
    /// What it looked at then.
    var elements: Set<String> = []
    /// Whether it looked at something that nothing tells.
    var isUntold = false
  }

  /// How often more is taken away that an assertion looks at where something else is missing.
  private static let rounds = 5

  /// Assertions at whose elements everything was tried, and that no run fails.
  func idleAssertions(
    _ records: [String: TestRecord], of tests: [String]
  ) throws -> [ReviewFinding] {
    var places: [SourceLocation] = []
    var candidates: [SourceLocation: [Candidate]] = [:]
    var unbreakable: Set<SourceLocation> = []
    for test in tests {
      for site in records[test]?.sites ?? [] {
        guard let place = site.location else { continue }
        if !site.isBreakable { unbreakable.insert(place) }
        if candidates[place] == nil { places.append(place) }
        let isKnown = candidates[place]?.contains { $0.test == test && $0.site == site } ?? false
        if !isKnown { candidates[place, default: []].append(Candidate(test: test, site: site)) }
      }
    }
    places.removeAll { unbreakable.contains($0) }
    let holding = try survivors(of: places, candidates)
    var found: [ReviewFinding] = []
    for place in holding {
      guard let own = candidates[place], let tried = try trialsThatHold(own) else { continue }
      found.append(
        ReviewFinding(
          .idleAssertion, at: place,
          .idle(
            elements: own.flatMap(\.site.elements).unique, tried: tried,
            tests: Set(own.map(\.test)).count)))
    }
    return found
  }

  /// The places of the assertions that hold, in the first test that has them, though all that they look
  /// at is missing.
  private func survivors(
    of places: [SourceLocation], _ candidates: [SourceLocation: [Candidate]]
  ) throws -> [SourceLocation] {
    var byTest: [String: [(place: SourceLocation, candidate: Candidate)]] = [:]
    var order: [String] = []
    for place in places {
      guard let first = candidates[place]?.first else { continue }
      if byTest[first.test] == nil { order.append(first.test) }
      byTest[first.test, default: []].append((place, first))
    }
    trials.faults += places.count
    var holding: [SourceLocation] = []
    for (number, test) in order.enumerated() {
      guard let own = byTest[test] else { continue }
      progress(TaskProgress("break the app", done: number, of: order.count, detail: test))
      guard let found = try hold(own.map(\.candidate), of: test) else { return holding }
      for (known, holds) in zip(own, found) where holds { holding.append(known.place) }
    }
    return holding
  }

  /// Whether assertions of a test hold though all is missing that they look at, and what they look at
  /// then instead.
  private func hold(_ candidates: [Candidate], of test: String) throws -> [Bool]? {
    var holds = Array(repeating: false, count: candidates.count)
    var open = candidates.indices.map { (place: $0, missing: candidates[$0].site.elements) }
    for round in 1...Self.rounds where !open.isEmpty {
      if round > 1 { trials.faults += open.count }
      let sets = open.map { $0.missing.map { AppFault(.missing, on: $0) } }
      let sites = open.map { candidates[$0.place].site }
      guard let outcomes = try outcomes(of: test, sets, sites) else { return nil }
      var next: [(place: Int, missing: [String])] = []
      // What is still seen though it is to be missing is of the system or another app, which no fault
      // reaches.
      for (trial, outcome) in zip(open, outcomes)
      where outcome.isHeld && !outcome.isUntold && outcome.elements.isDisjoint(with: trial.missing)
      {
        let others = outcome.elements.subtracting(trial.missing)
        if others.isEmpty {
          holds[trial.place] = true
        } else {
          next.append((trial.place, trial.missing + others.sorted()))
        }
      }
      open = next
    }
    return holds
  }

  /// How many faults were tried at what assertions of one place look at, where none made one fail.
  private func trialsThatHold(_ candidates: [Candidate]) throws -> Int? {
    var tried = 0
    for candidate in candidates {
      var sets = candidate.site.elements.flatMap(Self.faults)
      if candidate.site.elements.count > 1 { sets.append(Self.missing(candidate.site)) }
      trials.faults += sets.count
      let sites = Array(repeating: candidate.site, count: sets.count)
      guard let outcomes = try outcomes(of: candidate.test, sets, sites),
        !outcomes.contains(where: \.isFailed), outcomes.contains(where: \.isHeld)
      else { return nil }
      tried += outcomes.count(where: \.isHeld)
    }
    return tried
  }

  private static func missing(_ site: AssertionSite) -> [AppFault] {
    site.elements.map { AppFault(.missing, on: $0) }
  }

  /// All that can be wrong with an element, each by itself.
  private static func faults(of element: String) -> [[AppFault]] {
    let kinds: [AppFault.Kind] = [
      .missing, .label("Something else"), .value("Something else"), .identifier("something.else"),
      .disabled, .deadTap, .late(3), .twice, .wrongScreen,
    ]
    return kinds.map { [AppFault($0, on: element)] }
  }

  /// What comes of a test with each of some sets of faults, for an assertion each; `nil` where the
  /// budget, or the person, ends it before.
  private func outcomes(
    of test: String, _ sets: [[AppFault]], _ sites: [AssertionSite]
  ) throws -> [Outcome]? {
    guard !sets.isEmpty else { return [] }
    guard trials.triedFaults + sets.count <= plan.budget, !stop.isWanted() else { return nil }
    trials.triedFaults += sets.count
    var batch = plan.batch
    batch.tests = [test]
    batch.repetitions = sets.count
    batch.faultTrials = sets
    batch.detail = .full
    var outcomes = Array(repeating: Outcome(), count: sets.count)
    var records = sets.map { _ in TestRecord(PageSights(ProjectIndex()), certainties: [:]) }
    var ended = 0
    try TestBatch(
      plan: batch, startHost: startHost,
      onEvent: { (_: String, iteration: Int, event: Event) -> Void in
        let place = iteration - 1
        guard sites.indices.contains(place) else { return }
        records[place].receive(event)
        switch event.content {
        case .assertion(let assertion) where event.stack.matches(sites[place].stack):
          outcomes[place].isHeld = outcomes[place].isHeld || assertion.passed
          outcomes[place].isFailed = outcomes[place].isFailed || !assertion.passed
        case .failure where !outcomes[place].isHeld && sites[place].covers(event.stack):
          outcomes[place].isFailed = true
        default: break
        }
      }
    ).run(stop: stop) { result in
      ended += 1
      let place = result.iteration - 1
      if outcomes.indices.contains(place), result.status == .passed {
        outcomes[place].isHeld = true
      }
    }
    guard ended == sets.count else { return nil }
    for place in outcomes.indices {
      if outcomes[place].isFailed { outcomes[place].isHeld = false }
      for site in records[place].sites where site.stack.matches(sites[place].stack) {
        outcomes[place].elements.formUnion(site.elements)
        outcomes[place].isUntold = outcomes[place].isUntold || site.looksAtUnnamed
      }
    }
    return outcomes
  }
}

extension [SourceFrame] {
  /// Whether these are the calls of others, by their lines: what is deeper may differ in columns.
  fileprivate func matches(_ other: [SourceFrame]) -> Bool {
    count == other.count
      && zip(self, other).allSatisfy { $0.file == $1.file && $0.line == $1.line }
  }
}

extension [String] {
  /// Each text once, in the order in which they come first.
  fileprivate var unique: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
