import ElementModel
import Foundation
import SessionProtocol
import TerminalModel
import Testing

@testable import Sessions

struct RunReportTests {
  private let failure = TestResult.Failure(
    message: "XCTAssertTrue failed\nsecond line \u{1B}[2J",
    location: SourceFrame(function: "", file: "/t/Pages.swift", line: 7),
    stack: [SourceFrame(function: "Page.tap()", file: "/t/Pages.swift", line: 7)],
    pending: [Pending(kind: .sleep, label: "Task.sleep", dueIn: 1.5)])

  private func report(_ results: [TestResult], isRepeated: Bool = false) -> RunReport {
    var report = RunReport(seed: 3, isRepeated: isRepeated)
    for result in results { report.add(result) }
    return report
  }

  @Test func aFailureTellsWhereAndWhy() {
    let result = TestResult(
      test: "A/b", iteration: 1, status: .failed, failures: [failure], virtualSeconds: 2)
    let lines = report([result]).lines(of: result).map(\.string)
    #expect(lines[0] == "✗ FAIL  A/b  (2.00 s virtual)")
    #expect(lines[1] == "    XCTAssertTrue failed")
    #expect(lines[2].hasPrefix("    second line "))
    #expect(
      lines[3...] == [
        "    at /t/Pages.swift:7", "      ← Page.tap()  Pages.swift:7",
        "    the app was busy: Task.sleep, due in 1.50 s",
      ])
    #expect(!lines.joined().unicodeScalars.contains("\u{1B}"))
  }

  @Test func whatAFailedTestPrintedIsShown() {
    var result = TestResult(
      test: "A/b", iteration: 1, status: .failed, failures: [failure], virtualSeconds: 2,
      output: "Attributes: Application\u{1B}[1m\nthe end\nCurrent stack trace:\n0 libc\n")
    let lines = report([result]).lines(of: result).map(\.string)
    #expect(
      lines.suffix(3) == [
        "    it printed:", "      Attributes: Application␛[1m", "      the end",
      ])
    result.status = .passed
    #expect(!report([result]).lines(of: result).contains { $0.string.contains("the end") })
  }

  @Test(arguments: [TestStatus.passed, .failed, .skipped])
  func aVerboseReportShowsAllThatWasPrinted(status: TestStatus) {
    let printed = (1...30).map { "line \($0)\u{1B}" }.joined(separator: "\n")
    let result = TestResult(test: "A/b", iteration: 1, status: status, output: printed)
    let lines = RunReport(seed: 3, isRepeated: true, isVerbose: true).lines(of: result)
    #expect(lines.map(\.string).suffix(31).first == "    it printed:")
    #expect(lines.map(\.string).suffix(30) == (1...30).map { "      line \($0)␛" }[...])
  }

  @Test func ofRepetitionsOnlyWhatFailedHasLines() {
    let passed = TestResult(test: "A/b", iteration: 1, status: .passed)
    let failed = TestResult(test: "A/b", iteration: 2, status: .failed)
    let report = report([passed, failed], isRepeated: true)
    #expect(report.lines(of: passed) == [])
    #expect(report.lines(of: failed) == ["✗ FAIL  A/b #2  (0.00 s virtual)"])
    #expect(!report.allPassed)
  }

  @Test func runsOfOneSeedThatDifferAreNoSuccess() {
    let results = ["aa", "bb"].map {
      TestResult(test: "A/b", iteration: 1, status: .passed, digest: $0)
    }
    let report = report(results, isRepeated: true)
    #expect(!report.allPassed)
    #expect(
      report.summary()[0]
        == "✗ A/b is not deterministic: 2 different event streams for seed 3")
  }

  @Test(arguments: [TestStatus.passed, .failed, .skipped, .crashed])
  func everyOutcomeIsAnObjectOnOneLine(status: TestStatus) throws {
    let result = TestResult(
      test: "A/b", iteration: 1, status: status, reason: "because\nof it", failures: [failure])
    let report = report([result])
    for line in (report.jsonLines(of: result) + report.jsonSummary()).map(\.string) {
      #expect(!line.contains("\n"))
      #expect(try JSONSerialization.jsonObject(with: Data(line.utf8)) is [String: Any])
    }
    #expect(report.jsonLines(of: result)[0].string.contains("\"status\":\"\(status.rawValue)\""))
  }

  private func flood(_ count: Int, status: TestStatus = .failed) -> TestResult {
    TestResult(
      test: "A/b", iteration: 1, status: status,
      failures: (0..<count).map {
        TestResult.Failure(message: "failure \($0)", location: failure.location)
      })
  }

  @Test func ofAFloodOfFailuresTheFirstHaveLines() {
    var result = flood(1_000)
    result.moreFailures = 19_000
    let lines = report([result]).lines(of: result).map(\.string)
    #expect(lines.count == 1 + 20 * 2 + 1)
    #expect(lines.suffix(3).first == "    failure 19")
    #expect(lines.last == "    … and 19980 more failures")
    #expect(report([result]).jsonLines(of: result)[0].string.contains("\"moreFailures\":19000"))
  }

  @Test(arguments: [(20, 0), (21, 1)])
  func asManyFailuresAsThereIsRoomForAreTold(count: Int, leftOut: Int) {
    let lines = report([flood(count)]).lines(of: flood(count)).map(\.string)
    #expect(lines.contains("    … and 1 more failure") == (leftOut == 1))
  }

  @Test func theFailureThatEndedTheProcessIsToldAfterAFlood() {
    let result = flood(500, status: .crashed)
    let lines = report([result]).lines(of: result).map(\.string)
    #expect(
      lines.suffix(3) == [
        "    … and 479 more failures", "    failure 499", "    at /t/Pages.swift:7",
      ])
  }

  @Test func aScreenOfSeveralFailuresIsDrawnOnce() {
    var builder = ElementTree.Builder()
    builder.open(
      Element(id: 0, type: .application, frame: CGRect(x: 0, y: 0, width: 90, height: 90)))
    builder.add(
      Element(
        id: 1, type: .staticText, label: "Hello", frame: CGRect(x: 0, y: 0, width: 60, height: 20)))
    var result = flood(3)
    for index in result.failures.indices { result.failures[index].screen = builder.tree }
    result.failures[2].screen = nil
    let lines = report([result]).lines(of: result).map(\.string)
    #expect(lines.filter { $0 == "    the screen:" }.count == 1)
    #expect(lines.filter { $0 == "    the screen: as above" }.count == 1)
  }

  @Test func whatIsKnownOfRunsThatWereInterruptedIsTold() throws {
    let interruption = BatchInterruption(
      known: 1, planned: 40,
      underWay: (2...8).map { RunName(test: "A/b", iteration: $0) })
    let report = report(
      [TestResult(test: "A/b", iteration: 1, status: .passed)], isRepeated: true)
    let lines = report.summary(interruption).map(\.string)
    #expect(
      lines[0] == "interrupted: 1 of 40 runs are known; ended under way: "
        + "A/b #2, A/b #3, A/b #4, A/b #5, A/b #6, …")
    #expect(lines[1].hasPrefix("1 passed, 0 failed"))
    let json = report.jsonSummary(interruption)[0].string
    #expect(json.contains("\"interrupted\":{\"known\":1,\"planned\":40,\"underWay\":[\"A/b #2\""))
    #expect(!report.jsonSummary()[0].string.contains("interrupted"))
  }
}
