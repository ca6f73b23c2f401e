import Foundation
import SessionProtocol
import TerminalModel
import Testing

@testable import Sessions

/// What `--format xctest` prints, to the letter, and read with the expressions that other tools
/// read Xcode's output with.
struct ConsoleReportTests {
  private let place = SourceFrame(function: "", file: "/t/SignIn Tests.swift", line: 135)

  private func event(_ content: Event.Content, at time: Double = 0) -> Event {
    Event(index: 0, time: time, stack: [], isStop: false, content: content)
  }

  private func printer(
    activities: Bool = true, repetitions: Int = 1, isSelection: Bool = false
  ) -> RunPrinter {
    RunPrinter(
      RunPrinter.Options(
        format: .xctest, includesActivities: activities, seed: 0, repetitions: repetitions,
        target: "StoresUITests", isSelection: isSelection))
  }

  private func failed() -> (Failure, TestResult) {
    let failure = Failure(
      message: "Failed to tap \"Add\" Button: No matches found from input {(\n    Button\n)}",
      location: place, pending: [], isFatal: true)
    let result = TestResult(
      test: "SignInTests/testSignIn", iteration: 1, status: .failed,
      failures: [TestResult.Failure(message: failure.message, location: place)],
      virtualSeconds: 41.314, digest: "ab")
    return (failure, result)
  }

  private func report() -> [String] {
    var printer = printer()
    let (failure, result) = failed()
    func receive(_ content: Event.Content, at time: Double) {
      printer.receive(event(content, at: time), of: result.test, iteration: 1)
    }
    receive(
      .logLine(LogLine(title: "Start Test at 2024-06-10 09:41:00.000", depth: 0)), at: 0)
    receive(.logLine(LogLine(title: "Tap \"Add\" Button", depth: 0)), at: 3.5)
    receive(.logLine(LogLine(title: "Find the \"Add\" Button", depth: 1)), at: 36.142)
    receive(.failure(failure), at: 41)
    var lines = printer.lines(of: result)
    var expected = failure
    (expected.expectedBecause, expected.message) = ("bug 12", "failed - known")
    printer.receive(event(.failure(expected)), of: "SignOutTests/testA", iteration: 1)
    printer.receive(
      event(
        .measurement(
          SessionProtocol.Measurement(
            metric: "Time", unit: "seconds", values: [0.25, 0.75], location: place))),
      of: "SignOutTests/testA", iteration: 1)
    lines += printer.lines(
      of: TestResult(
        test: "SignOutTests/testA", iteration: 1, status: .passed, virtualSeconds: 0.5,
        digest: "ab"))
    printer.receive(
      event(
        .testEnded(
          TestEnded(
            status: .skipped, reason: "later", location: place, duration: 0, digest: "ab"))),
      of: "SignOutTests/testB", iteration: 1)
    lines += printer.lines(
      of: TestResult(
        test: "SignOutTests/testB", iteration: 1, status: .skipped, reason: "later", digest: "ab"))
    return (lines + printer.summary()).map(\.string)
  }

  @Test func aRunReadsAsXcodesDoes() {
    #expect(
      report() == [
        "Test Suite 'All tests' started at 2024-06-10 09:41:00.000.",
        "Test Suite 'StoresUITests.xctest' started at 2024-06-10 09:41:00.000.",
        "Test Suite 'SignInTests' started at 2024-06-10 09:41:00.000.",
        "Test Case '-[StoresUITests.SignInTests testSignIn]' started.",
        "    t =     0.00s Start Test at 2024-06-10 09:41:00.000",
        "    t =     3.50s Tap \"Add\" Button",
        "    t =    36.14s     Find the \"Add\" Button",
        "/t/SignIn Tests.swift:135: error: -[StoresUITests.SignInTests testSignIn] : Failed to tap "
          + "\"Add\" Button: No matches found from input {(",
        "    Button", ")}",
        "Test Case '-[StoresUITests.SignInTests testSignIn]' failed (41.314 seconds).",
        "Test Suite 'SignInTests' failed at 2024-06-10 09:41:41.314.",
        "\t Executed 1 test, with 1 failure (0 unexpected) in 41.314 (41.314) seconds",
        "Test Suite 'SignOutTests' started at 2024-06-10 09:41:41.314.",
        "Test Case '-[StoresUITests.SignOutTests testA]' started.",
        "/t/SignIn Tests.swift:135: Expected failure in -[StoresUITests.SignOutTests testA]: "
          + "failed - knownReason: (bug 12)",
        "/t/SignIn Tests.swift:135: Test Case '-[StoresUITests.SignOutTests testA]' measured "
          + "[Time, seconds] average: 0.500, relative standard deviation: 50.000%, values: "
          + "[0.250000, 0.750000]",
        "Test Case '-[StoresUITests.SignOutTests testA]' passed (0.500 seconds).",
        "Test Case '-[StoresUITests.SignOutTests testB]' started.",
        "/t/SignIn Tests.swift:135: -[StoresUITests.SignOutTests testB] : Test skipped - later",
        "Test Case '-[StoresUITests.SignOutTests testB]' skipped (0.000 seconds).",
        "Test Suite 'SignOutTests' passed at 2024-06-10 09:41:41.814.",
        "\t Executed 2 tests, with 1 test skipped and 0 failures (0 unexpected) in 0.500 (0.500) "
          + "seconds",
        "Test Suite 'StoresUITests.xctest' failed at 2024-06-10 09:41:41.814.",
        "\t Executed 3 tests, with 1 test skipped and 1 failure (0 unexpected) in 41.814 (41.814) "
          + "seconds",
        "Test Suite 'All tests' failed at 2024-06-10 09:41:41.814.",
        "\t Executed 3 tests, with 1 test skipped and 1 failure (0 unexpected) in 41.814 (41.814) "
          + "seconds",
      ])
  }

  /// The expressions of xcpretty's and xcbeautify's parsers, with how many lines each finds.
  @Test(arguments: [
    (#"^\s*(.+:\d+):\serror:\s[\+\-]\[(.*?)\s(.*)\]\s:(?:\s'.*'\s\[FAILED\],)?\s(.*)"#, 1),
    (#"^\s*Test Case '-\[(.*?)\s(.*)\]' passed \((\d*\.\d{3}) seconds\)"#, 1),
    (#"^\s*Test Case '-\[(.*?)\s(.*)\]' failed \((\d*\.\d{3}) seconds\)"#, 1),
    (#"^\s*Test Case '-\[(.*?)\s(.*)\]' skipped \((\d*\.\d{3}) seconds\)"#, 1),
    (#"^Test Case '-\[(.*?) (.*)\]' started."#, 3),
    (#"^\s*Test Suite '(?:.*\/)?(.*[ox]ctest.*)' started at(.*)"#, 1),
    (#"^\s*Test Suite '(.*)' (finished|passed|failed) at (.*)."#, 4),
    (
      #"^[^:]*:[^:]*:\sTest Case\s'-\[(.*?)\s(.*)\]'\smeasured\s\[Time,\sseconds\]\saverage:\s(\d*\.\d{3})"#,
      1
    ),
    (
      #"^\s*Executed\s(\d+)\stests?,\swith\s(?:(\d+)\stests?\sskipped\sand\s)?(\d+)\sfailures?\s\((\d+)\sunexpected\)\sin\s(\d+\.\d{3})\s\((\d+\.\d{3})\)\sseconds"#,
      4
    ),
    (#"^    t = +(\d+\.\d{2})s (.*)$"#, 3),
  ])
  func toolsRecogniseIt(expression: String, count: Int) throws {
    let regex = try NSRegularExpression(pattern: expression)
    let found = report().filter { line in
      regex.firstMatch(in: line, range: NSRange(line.startIndex..., in: line)) != nil
    }
    #expect(found.count == count, "\(found)")
  }

  @Test func activitiesAreThereOnlyWhenAskedFor() {
    var printer = printer(activities: false, repetitions: 2, isSelection: true)
    let (failure, result) = failed()
    printer.receive(
      event(.logLine(LogLine(title: "Tap", depth: 0))), of: result.test, iteration: 1)
    printer.receive(event(.failure(failure)), of: result.test, iteration: 1)
    let lines = printer.lines(of: result).map(\.string)
    #expect(lines[0] == "Test Suite 'Selected tests' started at 2024-06-10 09:41:00.000.")
    #expect(!lines.contains { $0.contains("t = ") })
    #expect(
      lines.last
        == "Test Case '-[StoresUITests.SignInTests testSignIn]' failed (Iteration 1 of 2) "
        + "(41.314 seconds).")
  }

  @Test func nothingSteersTheTerminal() {
    var printer = printer()
    let (failure, result) = failed()
    var hostile = failure
    hostile.message = "\u{1B}[2J\u{202E}one\r\ntwo\u{85}three"
    hostile.location.file = "/t/\u{1B}]0;x\u{7}.swift"
    printer.receive(event(.failure(hostile)), of: result.test, iteration: 1)
    printer.receive(
      event(.logLine(LogLine(title: "\u{9B}31m\nmore", depth: -9))), of: result.test, iteration: 1)
    let lines = printer.lines(of: result).map(\.string)
    for scalar in lines.joined().unicodeScalars {
      #expect(scalar.value >= 0x20 && !(0x7F...0x9F).contains(scalar.value))
    }
  }

  @Test func aProcessThatEndsIsAnUnexpectedFailure() {
    var printer = printer()
    let lines =
      printer.lines(
        of: TestResult(
          test: "A/testB", iteration: 1, status: .crashed, reason: "gone",
          failures: [
            TestResult.Failure(
              message: "gone", location: SourceFrame(function: "", file: "", line: 0))
          ])) + printer.summary()
    #expect(lines.contains("<unknown>:0: error: -[StoresUITests.A testB] : gone"))
    #expect(
      lines.last == "\t Executed 1 test, with 1 failure (1 unexpected) in 0.000 (0.000) seconds")
  }

  @Test func aCrashIsToldInTheWordsThatTheProcessPrinted() {
    var printer = printer()
    let place = SourceFrame(function: "", file: "/t/A.swift", line: 7)
    printer.receive(
      event(
        .failure(
          Failure(
            message: "Crash: a Swift precondition failed (signal 4)", location: place, pending: [],
            isFatal: true))), of: "A/testB", iteration: 1)
    printer.receive(output: Array("hello".utf8), of: "A/testB", iteration: 1)
    let lines = printer.lines(
      of: TestResult(
        test: "A/testB", iteration: 1, status: .crashed, reason: "Fatal error: out of range",
        failures: [TestResult.Failure(message: "Fatal error: out of range", location: place)],
        digest: "d", output: "hello\n"))
    #expect(
      lines.contains("/t/A.swift:7: error: -[StoresUITests.A testB] : Fatal error: out of range"))
    #expect(!lines.contains { $0.string.contains("signal 4") })
    #expect(lines.contains("hello"))
  }

  @Test func whatIsPrintedStandsInItsPlace() {
    var printer = printer()
    func log(_ title: String) {
      printer.receive(
        event(.logLine(LogLine(title: title, depth: 0))), of: "A/testB", iteration: 1)
    }
    func print(_ text: String) {
      printer.receive(output: Array(text.utf8), of: "A/testB", iteration: 1)
    }
    log("Tap")
    print("one\ntw")
    log("Type")
    print("o\u{1B}\n\nthree")
    let lines = printer.lines(
      of: TestResult(
        test: "A/testB", iteration: 1, status: .passed, digest: "d", output: "one\ntwo\nthree"))
    #expect(
      lines.dropFirst(4).dropLast() == [
        "    t =     0.00s Tap", "one", "    t =     0.00s Type", "two\("\u{1B}".terminalSafe)",
        "three",
      ])
  }

  @Test func aTranscriptIsBounded() {
    var transcript = ConsoleTranscript(
      test: ConsoleTest("A/b", target: "T"), includesActivities: true)
    for _ in 0..<20_010 { transcript.receive(event(.logLine(LogLine(title: "x", depth: 0)))) }
    #expect(transcript.text.count == 20_001)
    #expect(transcript.text.last == "    10 lines left out")
  }
}
