import ExplorerCore
import SessionProtocol
import SourceModel

/// A test's result as the JSON output has it.
struct ResultLine: Encodable {
  let event = "test"
  let id: String
  let configuration: String?
  let iteration: Int?
  let status: TestStatus
  let reason: String?
  let virtualSeconds: Double
  let wallSeconds: Double
  let digest: String?
  let failures: [FailureLine]
  /// How many failures more there were than are told.
  let moreFailures: Int?
  let expectedFailures: [ExpectedFailureLine]?
  /// How it came out with each of its arguments.
  let cases: [CaseLine]?
  let measurements: [Measurement]?
  let notes: [String]?
  let attachments: [String]?
  let waits: WaitSummary?
  let output: String?

  /// A failure within it.
  struct FailureLine: Encodable {
    let message: String
    let file: String
    let line: Int
    let stack: [SourceFrame]
    let pending: [Pending]
    let nearMisses: [NearMiss]?
    let causes: [CauseLine]?
  }

  /// What may have caused a failure.
  struct CauseLine: Encodable {
    let kind: String
    let text: String
    let certainty: String
    let file: String?
    let line: Int?
    let event: Int?

    init(_ cause: FailureCause) {
      kind = cause.kind.rawValue
      text = cause.text
      certainty = cause.certainty.rawValue
      file = cause.location?.file
      line = cause.location?.line
      event = cause.event
    }
  }

  /// A failure that the test said would happen.
  struct ExpectedFailureLine: Encodable {
    let message: String
    let reason: String?
    let file: String
    let line: Int
  }

  /// How a test came out with one of its arguments.
  struct CaseLine: Encodable {
    let arguments: String
    let status: TestStatus
    let reason: String?
    let virtualSeconds: Double
    /// Which of the failures are its own, counted from 0.
    let failures: [Int]

    init(_ outcome: CaseOutcome, of count: Int) {
      arguments = outcome.arguments
      status = outcome.status
      reason = outcome.reason
      virtualSeconds = outcome.duration
      failures = Array(outcome.failures.clamped(to: 0..<count))
    }
  }

  init(_ result: TestResult, isRepeated: Bool) {
    id = result.test
    configuration = result.configuration
    iteration = isRepeated ? result.iteration : nil
    status = result.status
    reason = result.reason
    virtualSeconds = result.virtualSeconds
    wallSeconds = result.wallSeconds
    digest = result.digest.isEmpty ? nil : result.digest
    failures = result.failures.map {
      FailureLine(
        message: $0.message, file: $0.location.file, line: $0.location.line, stack: $0.stack,
        pending: $0.pending, nearMisses: $0.nearMisses.isEmpty ? nil : $0.nearMisses,
        causes: $0.causes.isEmpty ? nil : $0.causes.map(CauseLine.init))
    }
    moreFailures = result.moreFailures == 0 ? nil : result.moreFailures
    let expected = result.expectedFailures.map {
      ExpectedFailureLine(
        message: $0.message, reason: $0.expectedBecause.flatMap { $0.isEmpty ? nil : $0 },
        file: $0.location.file, line: $0.location.line)
    }
    expectedFailures = expected.isEmpty ? nil : expected
    let count = result.failures.count
    cases = result.cases.isEmpty ? nil : result.cases.map { CaseLine($0, of: count) }
    measurements = result.measurements.isEmpty ? nil : result.measurements
    notes = result.notes.isEmpty ? nil : result.notes
    attachments = result.attachments.isEmpty ? nil : result.attachments
    waits = result.waits
    output = result.output.isEmpty ? nil : result.output
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
  /// What the waits of all runs add up to, where that was asked.
  let waits: WaitTotals?
  /// Where the runs were stopped, if they were.
  let interrupted: InterruptionLine?
}

/// How far the runs were when they were stopped, in the last line of the JSON output.
struct InterruptionLine: Encodable {
  let known: Int
  let planned: Int
  let underWay: [String]

  init(_ interruption: BatchInterruption, isRepeated: Bool) {
    known = interruption.known
    planned = interruption.planned
    underWay = interruption.underWay.map { $0.name(isRepeated: isRepeated) }
  }
}
