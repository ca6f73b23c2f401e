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
  private enum Outcome {
    /// It failed.
    case failed
    /// It held, or the test passed without coming to it.
    case held
    /// Something else failed before.
    case unknown
  }

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
      let sets = own.map { Self.missing($0.candidate.site) }
      guard let outcomes = try outcomes(of: test, sets, own.map(\.candidate.site)) else {
        return holding
      }
      for (known, outcome) in zip(own, outcomes) where outcome == .held {
        holding.append(known.place)
      }
    }
    return holding
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
        !outcomes.contains(.failed), outcomes.contains(.held)
      else { return nil }
      tried += outcomes.count { $0 == .held }
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
    var failed = Array(repeating: false, count: sets.count)
    var held = failed
    var ended: [Bool?] = Array(repeating: nil, count: sets.count)
    try TestBatch(
      plan: batch, startHost: startHost,
      onEvent: { (_: String, iteration: Int, event: Event) -> Void in
        let place = iteration - 1
        guard sites.indices.contains(place) else { return }
        switch event.content {
        case .assertion(let assertion)
        where event.stack.matches(sites[place].stack):
          if assertion.passed { held[place] = true } else { failed[place] = true }
        case .failure where !held[place] && sites[place].covers(event.stack):
          failed[place] = true
        default: break
        }
      }
    ).run(stop: stop) { result in
      if ended.indices.contains(result.iteration - 1) {
        ended[result.iteration - 1] = result.status == .passed
      }
    }
    guard !ended.contains(nil) else { return nil }
    return sets.indices.map { place in
      failed[place] ? .failed : held[place] || ended[place] == true ? .held : .unknown
    }
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
