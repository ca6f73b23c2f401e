import ExplorerCore
import SessionProtocol
import SourceModel
import Synchronization
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
  private func explainer(
    _ message: String, count: Int, detail: RunRequest.Detail = .outcome, on fake: FakeHost
  ) throws -> FailureExplainer {
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
      plan: TestBatch.Plan(tests: ["A/a", "A/b"], repetitions: 5, detail: detail),
      index: ProjectIndex(),
      startHost: { try fake.start(script) })
  }

  @Test func failuresGetTheirCalls() throws {
    let fake = try FakeHost()
    var explainer = try explainer("no", count: 2, on: fake)
    let explained = explainer.explain(result(["no", "no"]))
    #expect(explained.failures.map(\.stack) == [[place], [place]])
  }

  @Test func oneHostExplainsAllTests() throws {
    let fake = try FakeHost()
    let failure = HostMessage.event(
      Event(
        index: 0, time: 1, stack: [place], isStop: false,
        content: .failure(Failure(message: "no", location: place, pending: [], isFatal: false))))
    let run = try [failure, .runEnded(RunEnded(number: 1, exitStatus: 1, signal: nil))]
      .map(FakeHost.say).joined(separator: "\n")
    let starts = Mutex(0)
    var explainer = FailureExplainer(
      plan: TestBatch.Plan(tests: ["A/a", "A/b"]), index: ProjectIndex(),
      startHost: {
        starts.withLock { $0 += 1 }
        return try fake.start("\(run)\nread request <&3\n\(run)\nread request <&3")
      })
    for _ in 0..<2 {
      #expect(explainer.explain(result(["no"])).failures.map(\.stack) == [[place]])
    }
    #expect(starts.withLock { $0 } == 1)
  }

  @Test func ofAFloodTheFirstGetTheirs() throws {
    let fake = try FakeHost()
    var explainer = try explainer("no", count: 100_000, on: fake)
    let explained = explainer.explain(result(Array(repeating: "no", count: 1_000)))
    #expect(explained.failures.count == 1_000)
    #expect(explained.failures.prefix(100).allSatisfy { $0.stack == [place] })
    #expect(explained.failures.dropFirst(100).allSatisfy { $0.stack.isEmpty })
  }

  @Test func aRunThatFailsOtherwiseExplainsNothing() throws {
    let fake = try FakeHost()
    let failed = result(["no"])
    for (message, count) in [("yes", 1), ("no", 0)] {
      var explainer = try explainer(message, count: count, on: fake)
      let explained = explainer.explain(failed)
      #expect(explained == failed)
    }
  }

  @Test func whoStopsGetsWhatThereIs() throws {
    let fake = try FakeHost()
    let failed = result(["no"])
    var explainer = try explainer("no", count: 1, on: fake)
    #expect(explainer.explain(failed, stop: BatchStop { true }) == failed)
  }

  /// What a batch has told in full detail is not run again: this host would have another message.
  @Test func aBatchInFullDetailIsExplainedByItsOwnEvents() throws {
    let fake = try FakeHost()
    var explainer = try explainer("other", count: 1, detail: .full, on: fake)
    let note = Event.Content.note(Note(text: "The network has no answer."))
    let failure = Event.Content.failure(
      Failure(message: "no", location: place, pending: [], isFatal: false))
    for (index, content) in [note, failure].enumerated() {
      explainer.receive(
        Event(index: index, time: 1, stack: [], isStop: false, content: content),
        of: RunName(test: "A/b", iteration: 1))
    }
    let causes = explainer.explain(result(["no"])).failures.map { $0.causes.map(\.text) }
    #expect(causes == [["The network has no answer."]])
  }

  /// A crash has one cause, with what the process has said when it had ended.
  @Test func aCrashIsExplainedWithWhatWasPrinted() {
    var search = CauseSearch(sources: Deferred(FailureSources(of: ProjectIndex())), limit: 2)
    search.receive(
      Event(
        index: 0, time: 1, stack: [place], isStop: false,
        content: .failure(
          Failure(
            message: "signal 4", reason: .processEnded, location: place, pending: [],
            isFatal: true))))
    let causes = search.causes(printed: "Fatal error: Index out of range").flatMap { $0 }
    #expect(causes.map(\.kind) == [.crash])
    #expect(causes.first?.text.hasPrefix("Fatal error: Index out of range") == true)
    #expect(search.causes(printed: nil).first?.first?.text.hasPrefix("signal 4") == true)
  }
}
