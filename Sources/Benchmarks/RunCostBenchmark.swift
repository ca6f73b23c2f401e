import Workspace

/// The processor time of one run of a test on a host that is warm.
struct RunCostBenchmark {
  /// How many runs are measured together.
  private static let count = 200

  /// The host.
  let host: ReadyHost
  /// The test.
  let test: String
  /// What the host was built as.
  let name: String
  /// Milliseconds that a run may take.
  let limit: Double

  /// Prints the time.
  ///
  /// - Throws: What a host throws that cannot be run; ``BenchmarkError/testFailed(_:)``.
  func measure() throws {
    // The first run tells the host what the others find ready.
    for _ in 0..<3 { try host.run(test) }
    let before = try ProcessorTime(ofChildOf: host.process.processID)
    for _ in 0..<Self.count { try host.run(test) }
    let after = try ProcessorTime(ofChildOf: host.process.processID)
    let child = (after.children - before.children) / Double(Self.count) * 1000
    let own = (after.own - before.own) / Double(Self.count) * 1000
    Benchmark.report("\(name): the run's own process, user and system", child, "ms", digits: 2)
    Benchmark.report("\(name): the host's, which starts it", own, "ms", digits: 2)
    Benchmark.target("at most \(Int(limit)) ms a run", isMet: child <= limit)
  }
}
