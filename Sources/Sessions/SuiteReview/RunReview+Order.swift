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
      for (test, message) in try failures(in: order, told: "order") where !known.contains(test) {
        known.insert(test)
        let others = try culprits(of: test, among: order.prefix { $0 != test }.reversed())
        guard !others.isEmpty, let place = place(of: test) else { continue }
        found.append(
          ReviewFinding(
            .orderDependent, at: place,
            .dependsOn(test: test, others: others, message: message)))
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

  /// The one test after which another fails; all of them where no single one does it, and none where
  /// it fails without them too.
  private func culprits(of test: String, among before: [String]) throws -> [String] {
    guard try failures(in: [test], told: "order").isEmpty else { return [] }
    for other in before.prefix(Self.culpritLimit) {
      if try failures(in: [other, test], told: "order").contains(where: { $0.test == test }) {
        return [other]
      }
    }
    let all = Array(before.reversed())
    let failed = try failures(in: all + [test], told: "order")
    return failed.contains { $0.test == test } ? all : []
  }

  private func place(of test: String) -> SourceLocation? {
    index.testClasses.flatMap(\.methods).first { $0.id == test }?.location
  }
}
