import SessionProtocol
import SourceModel

/// Tests that come out otherwise after others.
extension RunReview {
  /// How many tests are tried one by one for the one whose traces another finds.
  private static let culpritLimit = 12

  /// Tests that pass alone and fail after others, on a device that keeps what these leave.
  func orderDependent(_ tests: [String]) throws -> [ReviewFinding] {
    guard tests.count > 1 else { return [] }
    var found: [ReviewFinding] = []
    var known: Set<String> = []
    for order in [tests, tests.reversed(), RandomOrder.of(tests, seed: 1)] {
      for (test, _) in try failures(in: order, told: "order") where !known.contains(test) {
        known.insert(test)
        let before = order.prefix { $0 != test }
        guard let cause = try cause(of: test, after: Array(before)), let place = place(of: test)
        else { continue }
        found.append(
          ReviewFinding(
            .orderDependent, at: place,
            .dependsOn(test: test, others: cause.others, message: cause.message)))
      }
    }
    return found
  }

  /// What fails of tests that are run one after the other on one device.
  private func failures(
    in order: [String], told task: String
  ) throws -> [(test: String, message: String)] {
    guard !stop.isWanted() else { return [] }
    var batch = plan.batch
    (batch.tests, batch.keepsState, batch.jobs, batch.repetitions) = (order, true, 1, 1)
    batch.detail = .outcome
    var failed: [(test: String, message: String)] = []
    try TestBatch(plan: batch, startHost: startHost)
      .run(stop: stop, progress: { self.progress($0.told(as: task)) }) { result in
        if result.hasFailed { failed.append((result.test, result.firstMessage)) }
      }
    return failed
  }

  /// The one test after which another fails, and how; all of them where no single one does it, and
  /// `nil` where it fails without them too.
  private func cause(
    of test: String, after before: [String]
  ) throws -> (others: [String], message: String)? {
    guard try failures(in: [test], told: "order").isEmpty else { return nil }
    let single = before.reversed().prefix(Self.culpritLimit).map { [$0] }
    for others in single + [before] where !others.isEmpty {
      let failed = try failures(in: others + [test], told: "order")
      if let own = failed.first(where: { $0.test == test }) { return (others, own.message) }
    }
    return nil
  }

  private func place(of test: String) -> SourceLocation? {
    suite.index.testClasses.flatMap(\.methods).first { $0.id == test }?.location
  }
}
