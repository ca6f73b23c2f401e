import ElementModel
import ExplorerCore
import SessionProtocol

/// Makes a ``TestResult`` out of what a host says during one run.
struct RunObserver {
  /// Failures, expected failures, measurements and notes kept at most.
  private static let listLimit = 1_000

  private let test: String
  private let iteration: Int
  /// The first failures.
  private(set) var failures: [TestResult.Failure] = []
  /// How many came after these, and the last of them, which may be the one that ended the process.
  private var moreFailures = 0
  private var lastFailure: TestResult.Failure?
  private var expectedFailures: [Failure] = []
  private var measurements: [Measurement] = []
  private var notes: [String] = []
  private var ended: TestEnded?
  private var screen: ElementTree?
  private var time = 0.0
  private var output = OutputTail()

  /// Whether the run was ended by us because nothing came any more.
  var wasKilledForSilence = false
  /// What is wrong with what came of the host, if it was not the host's own.
  var complaint: String?

  init(test: String, iteration: Int) {
    self.test = test
    self.iteration = iteration
  }

  /// Takes what the process printed.
  mutating func receive(output bytes: some Collection<UInt8>) { output.append(bytes) }

  /// Takes a message; gives how the child ended once it has.
  mutating func receive(_ message: HostMessage) -> RunEnded? {
    switch message {
    case .ready, .runStarted: break
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
    let isTold = isTold(of: ending)
    var result = TestResult(
      test: test, iteration: iteration, status: isTold ? ended?.status ?? .crashed : .crashed,
      reason: ended?.reason, failures: failures, virtualSeconds: ended?.duration ?? time,
      wallSeconds: wallSeconds, digest: ended?.digest ?? "", output: output.text)
    result.moreFailures = moreFailures
    result.expectedFailures = expectedFailures
    result.measurements = measurements
    result.notes = notes
    result.cases = ended?.cases ?? []
    guard result.status == .crashed else { return result }
    if !isTold { result.reason = reason(for: ending) }
    if let message = CrashReason.message(in: result.output.split(separator: "\n")) {
      result.reason = message
    }
    let reason = result.reason ?? ""
    if isTold, let lastFailure {
      result.failures.append(lastFailure)
      result.moreFailures -= 1
    }
    if isTold, let last = result.failures.indices.last {
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

  /// Takes an event.
  mutating func receive(_ event: Event) {
    time = event.time
    switch event.content {
    case .screen(let content): screen = content.tree
    case .failure(let failure) where failure.expectedBecause != nil:
      if expectedFailures.count < Self.listLimit { expectedFailures.append(failure) }
    case .failure(let failure):
      let failure = TestResult.Failure(
        message: failure.message, reason: failure.reason, location: failure.location,
        stack: event.stack,
        pending: failure.pending, screen: screen, nearMisses: failure.nearMisses ?? [])
      if failures.count < Self.listLimit {
        failures.append(failure)
      } else {
        moreFailures += 1
        lastFailure = failure
      }
    case .measurement(let measurement):
      if measurements.count < Self.listLimit { measurements.append(measurement) }
    case .note(let note):
      if notes.count < Self.listLimit { notes.append(note.text) }
    case .testEnded(let content): ended = content
    default: break
    }
  }

  /// Whether the end that the run told of is the one that the host has seen: after a test that was
  /// run to its end, its process leaves with nothing more to say.
  private func isTold(of ending: RunEnded?) -> Bool {
    guard let ended, complaint == nil else { return false }
    return ended.status == .crashed || ending?.exitStatus == 0
  }

  private func reason(for ending: RunEnded?) -> String {
    if let complaint { return complaint }
    if wasKilledForSilence { return "The test made no progress and was ended" }
    return CrashReason.text(of: ending)
  }
}
