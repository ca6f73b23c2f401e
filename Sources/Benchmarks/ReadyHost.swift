import SessionProtocol
import Workspace

/// A host that is ready, and runs tests one after another.
final class ReadyHost {
  /// The host.
  let process: HostProcess
  private var count = 0

  /// How long a run may take, in real time.
  private static let patience = Duration.seconds(30)

  /// Waits for a host that was started.
  ///
  /// - Throws: `HostError`.
  init(_ starting: StartingHost) throws {
    process = starting.process
    _ = try starting.wait()
  }

  deinit { process.terminate() }

  /// Runs a test to its end, told of nothing but its outcome, and sees that it passes.
  ///
  /// - Parameter test: `Class/method`.
  /// - Throws: `HostError`; ``BenchmarkError/testFailed(_:)`` when it does not pass.
  func run(_ test: String) throws {
    try process.send(.run(RunRequest(number: count, test: test, detail: .outcome)))
    count += 1
    var status: TestStatus?
    var hasEnded = false
    let deadline = ContinuousClock.now + Self.patience
    // What has come may be a part of a message, which is nothing to hand over yet.
    while !hasEnded, ContinuousClock.now < deadline {
      process.wait(milliseconds: 1000)
      try process.receive(onOutput: { _ in }) { message in
        switch message {
        case .event(let event):
          if case .testEnded(let ended) = event.content { status = ended.status }
        case .runEnded: hasEnded = true
        case .ready, .runStarted: break
        }
      }
    }
    guard status == .passed else { throw BenchmarkError.testFailed(test) }
  }
}
