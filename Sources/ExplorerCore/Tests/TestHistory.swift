import SessionProtocol

/// The last runs of each test.
package struct TestHistory: Codable, Hashable, Sendable {
  /// How many runs of a test are kept.
  package static let runLimit = 12
  /// How many tests are kept: those that ran last.
  package static let testLimit = 5_000

  /// The runs of each test by `Class/method`, the last one last.
  package private(set) var tests: [String: [TestRun]] = [:]

  /// Knows of no runs.
  package init() {}

  /// The runs of a test, the last one last.
  package subscript(test: String) -> [TestRun] { tests[test] ?? [] }

  /// Adds a run; one that is the oldest of too many goes.
  package mutating func add(_ run: TestRun, of test: String) {
    tests[test, default: []].append(run)
    let excess = tests[test, default: []].count - Self.runLimit
    if excess > 0 { tests[test]?.removeFirst(excess) }
    guard tests.count > Self.testLimit + Self.testLimit / 10 else { return }
    let latestFirst = tests.sorted { ($0.value.last?.date ?? 0) > ($1.value.last?.date ?? 0) }
    for (test, _) in latestFirst.dropFirst(Self.testLimit) { tests[test] = nil }
  }

  /// Whether a test came out well and badly though nothing that it depends on was changed between.
  package func isFlaky(_ test: String) -> Bool {
    // What was skipped, and what was run before anybody knew of what, tells nothing.
    let runs = self[test].filter { $0.status != .skipped && !$0.build.isEmpty }
    return Dictionary(grouping: runs) { [$0.build, $0.device] }.values.contains { alike in
      alike.contains { $0.status == .passed } && alike.contains { $0.status.isFailure }
    }
  }
}
