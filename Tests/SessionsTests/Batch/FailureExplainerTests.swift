import SessionProtocol
import SourceModel
import Testing

@testable import Sessions

/// Explanations by hosts that a shell script plays.
@Suite(.serialized) struct FailureExplainerTests {
  private let place = SourceFrame(function: "Page.tap()", file: "/t/Pages.swift", line: 7)

  private func result(_ messages: [String]) -> TestResult {
    TestResult(
      test: "A/b", iteration: 1, status: .failed,
      failures: messages.map { TestResult.Failure(message: $0, location: place) })
  }

  /// Starts a host whose test fails with a message as often as is wanted, and then ends.
  private func explainer(_ message: String, count: Int, on fake: FakeHost) throws
    -> FailureExplainer
  {
    func event(_ content: Event.Content) -> HostMessage {
      .event(Event(index: 0, time: 1, stack: [place], isStop: false, content: content))
    }
    let failure = event(
      .failure(Failure(message: message, location: place, pending: [], isFatal: false)))
    let ended = event(.testEnded(TestEnded(status: .failed, duration: 1, digest: "ab")))
    let script = """
      for number in $(seq \(count)); do \(try FakeHost.say(failure)); done
      \(try FakeHost.say(ended))
      \(try FakeHost.say(.runEnded(RunEnded(number: 1, exitStatus: 0, signal: nil))))
      read more <&3
      """
    return FailureExplainer(
      plan: TestBatch.Plan(tests: ["A/a", "A/b"], repetitions: 5), index: ProjectIndex(),
      startHost: { try fake.start(script) })
  }

  @Test func failuresGetTheirCalls() throws {
    let fake = try FakeHost()
    let explained = try explainer("no", count: 2, on: fake).explain(result(["no", "no"]))
    #expect(explained.failures.map(\.stack) == [[place], [place]])
  }

  @Test func ofAFloodTheFirstGetTheirs() throws {
    let fake = try FakeHost()
    let explained = try explainer("no", count: 100_000, on: fake)
      .explain(result(Array(repeating: "no", count: 1_000)))
    #expect(explained.failures.count == 1_000)
    #expect(explained.failures.prefix(100).allSatisfy { $0.stack == [place] })
    #expect(explained.failures.dropFirst(100).allSatisfy { $0.stack.isEmpty })
  }

  @Test func aRunThatFailsOtherwiseExplainsNothing() throws {
    let fake = try FakeHost()
    let failed = result(["no"])
    for (message, count) in [("yes", 1), ("no", 0)] {
      let explained = try explainer(message, count: count, on: fake).explain(failed)
      #expect(explained == failed)
    }
  }

  @Test func whoStopsGetsWhatThereIs() throws {
    let fake = try FakeHost()
    let failed = result(["no"])
    let explainer = try explainer("no", count: 1, on: fake)
    #expect(explainer.explain(failed, stop: BatchStop { true }) == failed)
  }
}
