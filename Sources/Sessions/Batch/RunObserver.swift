import ElementModel
import ExplorerCore
import SessionProtocol

/// Makes a ``TestResult`` out of what a host says during one run.
struct RunObserver {
  /// Expected failures, measurements and notes kept at most.
  private static let listLimit = 1_000

  private let test: String
  private let iteration: Int
  private var failures: [TestResult.Failure] = []
  private var expectedFailures: [Failure] = []
  private var measurements: [Measurement] = []
  private var notes: [String] = []
  private var ended: TestEnded?
  private var screen: ElementTree?
  private var time = 0.0
  private var output = OutputTail()

  /// Process id of the child, once it runs.
  private(set) var processID: Int32?
  /// Whether the run was ended by us because nothing came any more.
  var wasKilledForSilence = false

  init(test: String, iteration: Int) {
    self.test = test
    self.iteration = iteration
  }

  /// Takes what the process printed.
  mutating func receive(output bytes: some Collection<UInt8>) { output.append(bytes) }

  /// Takes a message; gives how the child ended once it has.
  mutating func receive(_ message: HostMessage) -> RunEnded? {
    switch message {
    case .ready: break
    case .runStarted(let started): processID = started.processID
    case .event(let event): receive(event)
    case .runEnded(let ended): return ended
    }
    return nil
  }

  /// The result, once the child has ended.
  ///
  /// - Parameters:
  ///   - ending: How the child ended; `nil` when the whole host is gone.
  ///   - wallSeconds: Real seconds it took.
  /// - Returns: The result.
  func result(_ ending: RunEnded?, wallSeconds: Double) -> TestResult {
    var result = TestResult(
      test: test, iteration: iteration, status: ended?.status ?? .crashed,
      reason: ended?.reason, failures: failures, virtualSeconds: ended?.duration ?? time,
      wallSeconds: wallSeconds, digest: ended?.digest ?? "", output: output.text)
    result.expectedFailures = expectedFailures
    result.measurements = measurements
    result.notes = notes
    guard result.status == .crashed else { return result }
    if ended == nil { result.reason = reason(for: ending) }
    if let message = CrashReason.message(in: result.output.split(separator: "\n")) {
      result.reason = message
    }
    let reason = result.reason ?? ""
    if ended != nil, let last = result.failures.indices.last {
      // The process has told where it crashed, in its last failure.
      result.failures[last].message = reason
      result.failures[last].reason = .processEnded
    } else {
      result.failures.append(
        TestResult.Failure(
          message: reason, reason: .processEnded,
          location: SourceFrame(function: "", file: "", line: 0)))
    }
    return result
  }

  private mutating func receive(_ event: Event) {
    time = event.time
    switch event.content {
    case .screen(let content): screen = content.tree
    case .failure(let failure) where failure.expectedBecause != nil:
      if expectedFailures.count < Self.listLimit { expectedFailures.append(failure) }
    case .failure(let failure):
      failures.append(
        TestResult.Failure(
          message: failure.message, reason: failure.reason, location: failure.location,
          stack: event.stack,
          pending: failure.pending, screen: screen, nearMisses: failure.nearMisses ?? []))
    case .measurement(let measurement):
      if measurements.count < Self.listLimit { measurements.append(measurement) }
    case .note(let note):
      if notes.count < Self.listLimit { notes.append(note.text) }
    case .testEnded(let content): ended = content
    default: break
    }
  }

  private func reason(for ending: RunEnded?) -> String {
    if wasKilledForSilence { return "The test made no progress and was ended" }
    return CrashReason.text(of: ending)
  }
}
