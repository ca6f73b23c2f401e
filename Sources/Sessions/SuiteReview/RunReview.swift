import ExplorerCore
import SessionProtocol
import SourceIndex
package import SourceModel
package import Workspace

/// Finds a suite's weak places by running it: as it is, with late work, in other orders, and with
/// something wrong in the app.
package final class RunReview {
  /// What a review runs.
  package struct Plan {
    /// The rules; those that need no runs find nothing here.
    package var rules: Set<ReviewRule>
    /// How often tests are run at most with something wrong in the app.
    package var budget: Int
    /// How tests are run.
    package var batch: TestBatch.Plan

    /// How often tests are run with something wrong in the app where nobody says it.
    package static let standardBudget = 300

    /// Plans a review.
    ///
    /// - Parameters:
    ///   - rules: The rules.
    ///   - batch: How tests are run, and which.
    ///   - budget: How often tests are run at most with something wrong in the app.
    package init(
      rules: Set<ReviewRule>, batch: TestBatch.Plan, budget: Int = standardBudget
    ) {
      self.rules = rules
      self.batch = batch
      self.budget = budget
    }
  }

  /// What was tried.
  package internal(set) var trials = ReviewTrials()

  let plan: Plan
  let suite: ReviewedSuite
  let sights: PageSights
  let startHost: () throws -> HostProcess
  let stop: BatchStop
  let progress: (TaskProgress) -> Void

  /// Prepares a review.
  ///
  /// - Parameters:
  ///   - plan: What is run.
  ///   - suite: The suite.
  ///   - startHost: Starts a host.
  ///   - stop: Ends the review early, with what was found until then.
  ///   - progress: Told how far it is, again and again.
  package init(
    _ plan: Plan, of suite: ReviewedSuite,
    startHost: @escaping () throws -> HostProcess, stop: BatchStop = .never,
    progress: @escaping (TaskProgress) -> Void = { _ in }
  ) {
    self.plan = plan
    self.suite = suite
    sights = PageSights(suite.index)
    self.startHost = startHost
    self.stop = stop
    self.progress = progress
  }

  /// Runs what the rules need.
  ///
  /// - Returns: The findings, in the order of the files and lines.
  /// - Throws: What starting a host throws.
  package func findings() throws -> [ReviewFinding] {
    guard plan.rules.contains(where: \.needsRuns), !plan.batch.tests.isEmpty else { return [] }
    let (records, passed) = try record()
    let failed = plan.batch.tests.count - passed.count
    if failed > 0, !stop.isWanted() {
      trials.notes.append(
        "\(ReviewFinding.count(failed, "test")) \(failed == 1 ? "fails" : "fail") or"
          + " \(failed == 1 ? "is" : "are") skipped as it is: only the others were looked at by runs."
      )
    }
    let passing = plan.batch.tests.filter(passed.contains)
    var found: [ReviewFinding] = []
    if plan.rules.contains(.wrongLanding) { found += wrongLandings(records, of: passing) }
    if plan.rules.contains(.unprotectedWait) { found += unprotectedWaits(records, of: passing) }
    if plan.rules.contains(.orderDependent) { found += try orderDependent(passing) }
    if plan.rules.contains(.idleAssertion) { found += try idleAssertions(records, of: passing) }
    return suite.told(found)
  }

  /// Runs all tests as they are.
  private func record() throws -> (records: [String: TestRecord], passed: Set<String>) {
    var certainties: [SourceLocation: String] = [:]
    if plan.rules.contains(.idleAssertion) {
      for known in suite.facts.certainties { certainties[known.place.location] = known.key }
    }
    var records: [String: TestRecord] = [:]
    var passed: Set<String> = []
    var batch = plan.batch
    batch.detail = .full
    try TestBatch(
      plan: batch, startHost: startHost,
      onEvent: { (test: String, _: Int, event: Event) -> Void in
        records[test, default: TestRecord(self.sights, certainties: certainties)].receive(event)
      }
    ).run(stop: stop, progress: { self.progress($0.told(as: "run")) }) { result in
      if result.status == .passed { passed.insert(result.test) }
    }
    return (records, passed)
  }

  // MARK: Landings

  /// Methods that give one page where another appears, each time that they were seen.
  private func wrongLandings(
    _ records: [String: TestRecord], of tests: [String]
  ) -> [ReviewFinding] {
    let seen = tests.flatMap { records[$0]?.landings ?? [] }
    // Of a page that no screen shows, nobody knows how it looks.
    let shown = tests.reduce(into: Set<String>()) { $0.formUnion(records[$1]?.shown ?? []) }
    let methods = Dictionary(grouping: seen) { $0.landing.location }
    return methods.values.compactMap { seen -> ReviewFinding? in
      guard let first = seen.first, shown.contains(first.page),
        seen.allSatisfy({ $0.misses && !$0.appeared.isEmpty })
      else { return nil }
      // What is there each time is what the method leads to.
      var always = seen.reduce(first.appeared) { $0.intersection($1.appeared) }
      always.subtract(suite.components)
      always = always.filter { !suite.isBar($0) }
      guard always.count == 1, let page = always.first else { return nil }
      return ReviewFinding(
        .wrongLanding, at: first.landing.location,
        .lands(
          method: "\(first.landing.owner).\(first.landing.method)", page: first.page, seen: page,
          times: seen.count))
    }
  }

  // MARK: Waits

  /// Steps that pass only by timing, each tried by a run in which the work is late.
  private func unprotectedWaits(
    _ records: [String: TestRecord], of tests: [String]
  ) -> [ReviewFinding] {
    let check = TimingCheck(plan: plan.batch, startHost: startHost)
    var found: [ReviewFinding] = []
    for (number, test) in tests.enumerated() {
      guard !stop.isWanted(), let ledger = records[test]?.ledger, !ledger.unprotected.isEmpty
      else { continue }
      progress(TaskProgress("late work", done: number, of: tests.count, detail: test))
      let awaited = Set(ledger.waits.flatMap(\.expectedProperties))
      for step in check.summary(of: ledger, test: test, stop: stop).unprotected {
        // What a touch does by itself is no work that could be late, and what an expectation reads is
        // waited for.
        guard let file = step.file, let line = step.line, step.cause.label != "gesture",
          !awaited.contains(where: { step.title.hasPrefix("\($0) of ") })
        else { continue }
        let finding = ReviewFinding(
          .unprotectedWait, at: SourceLocation(file: file, line: line),
          .onlyByTiming(
            test: test, title: step.title, cause: step.cause.label, margin: step.margin))
        if !found.contains(where: { $0.location == finding.location }) { found.append(finding) }
      }
    }
    return found
  }
}

extension WaitRecord {
  /// The properties that it reads again and again, where it is for expectations.
  fileprivate var expectedProperties: [String] {
    if case .expectations(_, let properties) = criterion { properties } else { [] }
  }
}
