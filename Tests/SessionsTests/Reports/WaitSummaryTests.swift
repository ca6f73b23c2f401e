import ElementModel
import ExplorerCore
import SessionProtocol
import TerminalModel
import Testing

@testable import Sessions

struct WaitSummaryTests {
  private let sleep = Pending(
    kind: .sleep, label: "Task.sleep", dueIn: -0.1,
    origin: SourceFrame(function: "Order.load()", file: "/App/Order.swift", line: 12))

  private func wait(
    _ number: Int, _ progress: Wait.Progress, elapsed: Double, limit: Double,
    criterion: WaitCriterion = .exists(element: "x"), endedBy: Pending? = nil
  ) -> Event {
    Event(
      index: number, time: elapsed,
      stack: [SourceFrame(function: "P.pay()", file: "/UITests/P.swift", line: number)],
      isStop: false,
      content: .wait(
        Wait(
          number: number, criterion: criterion, unmet: nil, elapsed: elapsed, limit: limit,
          progress: progress, pending: [], endedBy: endedBy)))
  }

  private var result: TestResult {
    var collector = WaitCollector()
    for event in [
      wait(1, .met, elapsed: 4, limit: 5, endedBy: sleep), wait(2, .timedOut, elapsed: 2, limit: 2),
      wait(3, .met, elapsed: 0.5, limit: 60, criterion: .idle(app: "App")),
    ] {
      collector.receive(event, of: "A/b", iteration: 1)
    }
    var result = TestResult(test: "A/b", iteration: 1, status: .passed, virtualSeconds: 7)
    result.waits = collector.complete("A/b", iteration: 1).map { WaitSummary($0, failing: []) }
    #expect(collector.complete("A/b", iteration: 1) == nil)
    return result
  }

  @Test func waitsStandBelowTheResultAndAreAddedUpAtTheEnd() {
    var report = RunReport(seed: 0, isRepeated: false)
    report.add(result)
    #expect(
      report.lines(of: result).map(\.string) == [
        "✓ PASS  A/b  (7.00 s virtual)",
        "    waits: 6.00 s asked for (2 waits), 0.50 s for the app to be idle; 1 timed out, "
          + "0 passed only by timing",
        "      timed out:", "        2.00/2.00 s  x to exist  P.swift:2",
        "      closest to their limit:", "        4.00/5.00 s  x to exist  P.swift:1",
        "          ended by: Task.sleep (Order.load() Order.swift:12)",
        "      slowest:", "        4.00/5.00 s  x to exist  P.swift:1",
        "          ended by: Task.sleep (Order.load() Order.swift:12)",
        "        2.00/2.00 s  x to exist  P.swift:2",
        "        0.50/60.00 s  App to idle  P.swift:3",
      ])
    #expect(
      report.summary().prefix(2).map(\.string) == [
        "waits of all tests: 6.00 s asked for (2 waits), 0.50 s for the app to be idle; "
          + "1 timed out, 0 passed only by timing",
        "  4.00/5.00 s  x to exist  P.swift:1  A/b",
      ])
  }

  @Test func jsonHasThemToo() throws {
    var report = RunReport(seed: 0, isRepeated: false)
    report.add(result)
    let line = try #require(report.jsonLines(of: result).first).string
    #expect(line.contains(#""askedSeconds":6"#))
    #expect(line.contains(#""timedOut":[{"criterion":"x to exist","elapsed":2,"event":2"#))
    #expect(try #require(report.jsonSummary().first).string.contains(#""waits":{"asked":2"#))
    let plain = TestResult(test: "A/c", iteration: 1, status: .passed)
    #expect(!report.jsonLines(of: plain)[0].string.contains("waits"))
  }
}
