import SessionProtocol

/// A test's result as the JSON output has it.
struct ResultLine: Encodable {
  let event = "test"
  let id: String
  let iteration: Int?
  let status: TestStatus
  let reason: String?
  let virtualSeconds: Double
  let wallSeconds: Double
  let digest: String?
  let failures: [FailureLine]

  /// A failure within it.
  struct FailureLine: Encodable {
    let message: String
    let file: String
    let line: Int
    let stack: [SourceFrame]
    let pending: [Pending]
  }

  init(_ result: TestResult, isRepeated: Bool) {
    id = result.test
    iteration = isRepeated ? result.iteration : nil
    status = result.status
    reason = result.reason
    virtualSeconds = result.virtualSeconds
    wallSeconds = result.wallSeconds
    digest = result.digest.isEmpty ? nil : result.digest
    failures = result.failures.map {
      FailureLine(
        message: $0.message, file: $0.location.file, line: $0.location.line, stack: $0.stack,
        pending: $0.pending)
    }
  }
}

/// The last line of the JSON output.
struct SummaryLine: Encodable {
  let event = "summary"
  let passed: Int
  let failed: Int
  let skipped: Int
  let crashed: Int
  let seed: UInt64
  let virtualSeconds: Double
  let wallSeconds: Double
  /// Tests whose repetitions had different events.
  let nondeterministic: [String]
}
