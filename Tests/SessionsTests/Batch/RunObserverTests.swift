import SessionProtocol
import Testing

@testable import Sessions

struct RunObserverTests {
  private let place = SourceFrame(function: "Page.tap()", file: "/t/Pages.swift", line: 7)

  private func event(_ content: Event.Content) -> HostMessage {
    .event(Event(index: 0, time: 2.5, stack: [place], isStop: true, content: content))
  }

  private func failure(_ message: String) -> HostMessage {
    event(
      .failure(Failure(message: message, location: place, pending: [], isFatal: true)))
  }

  @Test func aPassingRunIsReportedAsTheHostSays() {
    var observer = RunObserver(test: "A/b", iteration: 3)
    _ = observer.receive(
      event(.testEnded(TestEnded(status: .passed, duration: 2.5, digest: "ab"))))
    let result = observer.result(
      RunEnded(number: 1, exitStatus: 0, signal: nil), wallSeconds: 0.1)
    #expect(
      result
        == TestResult(
          test: "A/b", iteration: 3, status: .passed, virtualSeconds: 2.5, wallSeconds: 0.1,
          digest: "ab"))
  }

  @Test(arguments: [
    (RunEnded(number: 1, exitStatus: 3, signal: nil), "exited with status 3"),
    (RunEnded(number: 1, exitStatus: nil, signal: 9), "ended by signal 9"),
    (nil, "The host process ended"),
  ])
  func anEndThatTheHostHasNotSeenSoIsACrash(ending: RunEnded?, reason: String) {
    var observer = RunObserver(test: "A/b", iteration: 1)
    _ = observer.receive(
      event(.testEnded(TestEnded(status: .passed, duration: 2.5, digest: "ab"))))
    let result = observer.result(ending, wallSeconds: 0)
    #expect(result.status == .crashed)
    #expect(result.reason?.contains(reason) == true)
  }

  @Test func aForgedMessageIsACrashWhateverTheRunHasTold() {
    var observer = RunObserver(test: "A/b", iteration: 1)
    _ = observer.receive(
      event(.testEnded(TestEnded(status: .passed, duration: 2.5, digest: "ab"))))
    observer.complaint = "Somebody else has written to the line."
    let result = observer.result(nil, wallSeconds: 0)
    #expect(result.status == .crashed)
    #expect(result.reason == "Somebody else has written to the line.")
  }

  @Test func aTrapIsExplainedBySwiftsOwnLine() {
    var observer = RunObserver(test: "A/b", iteration: 1)
    _ = observer.receive(failure("Crash: a Swift precondition failed (signal 4)"))
    _ = observer.receive(
      event(.testEnded(TestEnded(status: .crashed, duration: 2.5, digest: "ab"))))
    observer.receive(
      output: "hello\nSuite/Pages.swift:7: Fatal error: Unexpectedly found nil\n".utf8)
    let result = observer.result(
      RunEnded(number: 1, exitStatus: nil, signal: 4), wallSeconds: 0.1)
    #expect(result.failures.map(\.message) == ["Fatal error: Unexpectedly found nil"])
    #expect(result.failures[0].location == place)
  }

  @Test func aProcessThatVanishesIsACrash() {
    var observer = RunObserver(test: "A/b", iteration: 1)
    #expect(observer.receive(.runStarted(RunStarted(number: 1, processID: 77))) == nil)
    let exited = observer.result(
      RunEnded(number: 1, exitStatus: 3, signal: nil), wallSeconds: 0)
    #expect(exited.status == .crashed)
    #expect(
      exited.failures.map(\.message) == [
        "The process exited with status 3 before the test ended"
      ])
    #expect(observer.result(nil, wallSeconds: 0).reason == "The host process ended")
    observer.wasKilledForSilence = true
    let killed = observer.result(
      RunEnded(number: 1, exitStatus: nil, signal: 9), wallSeconds: 0)
    #expect(killed.reason == "The test made no progress and was ended")
  }

  @Test func aProcessThatVanishesKeepsTheFailuresBefore() {
    var observer = RunObserver(test: "A/b", iteration: 1)
    _ = observer.receive(failure("XCTAssertTrue failed"))
    let result = observer.result(
      RunEnded(number: 1, exitStatus: nil, signal: 9), wallSeconds: 0)
    #expect(
      result.failures.map(\.message) == [
        "XCTAssertTrue failed", "The process was ended by signal 9 (killed)",
      ])
    #expect(result.failures[0].location == place)
  }

  @Test func ofAFloodOfFailuresTheFirstAreKeptAndTheOthersCounted() {
    var observer = RunObserver(test: "A/b", iteration: 1)
    for number in 0..<20_000 { _ = observer.receive(failure("failure \(number)")) }
    _ = observer.receive(
      event(.testEnded(TestEnded(status: .failed, duration: 2.5, digest: "ab"))))
    let result = observer.result(
      RunEnded(number: 1, exitStatus: 0, signal: nil), wallSeconds: 0)
    #expect(result.failures.count == 1_000)
    #expect(result.failures.last?.message == "failure 999")
    #expect(result.moreFailures == 19_000)
  }

  @Test func whatEndedTheProcessIsKeptOfAFlood() {
    var observer = RunObserver(test: "A/b", iteration: 1)
    for number in 0..<1_500 { _ = observer.receive(failure("failure \(number)")) }
    _ = observer.receive(failure("Crash: signal 4"))
    _ = observer.receive(
      event(.testEnded(TestEnded(status: .crashed, reason: "a trap", duration: 1, digest: "ab"))))
    let result = observer.result(
      RunEnded(number: 1, exitStatus: nil, signal: 4), wallSeconds: 0)
    #expect(result.failures.suffix(2).map(\.message) == ["failure 999", "a trap"])
    #expect(result.failures.last?.reason == .processEnded)
    #expect(result.moreFailures == 500)
  }
}
