import Foundation
import SessionProtocol
import TerminalModel

/// Words a run as `xcodebuild test` does, for editors and servers that read its output.
///
/// Times are virtual: equal runs print equal reports. They are counted from the virtual clock's
/// beginning, 2024-06-10 09:41 in UTC, as if the tests ran one after the other.
struct ConsoleReport {
  private struct Counts {
    var executed = 0
    var skipped = 0
    var failures = 0
    var unexpected = 0
    var seconds = 0.0

    mutating func add(_ other: Counts) {
      executed += other.executed
      skipped += other.skipped
      failures += other.failures
      unexpected += other.unexpected
      seconds += other.seconds
    }

    /// The counts, as in `Executed 1 test, with 1 failure (0 unexpected) in 43.684 (43.684) seconds`.
    var sentence: String {
      let skips = skipped == 0 ? "" : "\(Self.count(skipped, "test")) skipped and "
      let time = ConsoleReport.seconds(seconds)
      return "\t Executed \(Self.count(executed, "test")), with \(skips)"
        + "\(Self.count(failures, "failure")) (\(unexpected) unexpected) in \(time) (\(time)) seconds"
    }

    private static func count(_ number: Int, _ noun: String) -> String {
      "\(number) \(noun)\(number == 1 ? "" : "s")"
    }
  }

  /// The virtual clock's beginning, in seconds of Unix time.
  private static let epoch = 1_718_012_460.0

  private let target: String
  private let suiteName: String
  private let repetitions: Int
  private var hasBegun = false
  private var className: String?
  private var inClass = Counts()
  private var total = Counts()
  private var library: LibraryConsole

  /// Starts a report.
  ///
  /// - Parameters:
  ///   - target: The module of the tests.
  ///   - isSelection: Whether only some of the tests were asked for.
  ///   - repetitions: How often each test runs.
  ///   - library: What Swift Testing calls its tests.
  init(
    target: String, isSelection: Bool, repetitions: Int, library: LibraryNames = LibraryNames()
  ) {
    self.library = LibraryConsole(names: library)
    self.target = target
    suiteName = isSelection ? "Selected tests" : "All tests"
    self.repetitions = repetitions
  }

  /// The lines of a test that has ended, after those of what ended before it.
  ///
  /// - Parameters:
  ///   - result: How it came out.
  ///   - transcript: What was said while it ran.
  /// - Returns: The lines.
  mutating func lines(of result: TestResult, transcript: [String]) -> [String] {
    let test = ConsoleTest(result.test, target: target)
    var lines = begin()
    if library.knows(result.test) {
      return lines + endClass() + library.lines(of: result, transcript: transcript)
    }
    lines += library.endSuite()
    if className != test.className {
      lines += endClass()
      className = test.className
      lines.append(started(test.className))
    }
    let iteration = repetitions > 1 ? " (Iteration \(result.iteration) of \(repetitions))" : ""
    lines.append("Test Case '\(test.name)' started\(iteration).")
    lines += transcript
    let outcome =
      switch result.status {
      case .passed: "passed"
      case .failed, .crashed: "failed"
      case .skipped: "skipped"
      }
    let time = Self.seconds(result.virtualSeconds)
    lines.append("Test Case '\(test.name)' \(outcome)\(iteration) (\(time) seconds).")
    inClass.add(Self.counts(of: result))
    return lines
  }

  /// The lines that end the report.
  mutating func summary() -> [String] {
    var lines = begin()
    lines += library.endSuite() + endClass()
    for name in ["\(target.terminalSafe).xctest", suiteName] { lines += ended(name, total) }
    return lines + library.summary()
  }

  private mutating func begin() -> [String] {
    guard !hasBegun else { return [] }
    hasBegun = true
    return [started(suiteName), started("\(target.terminalSafe).xctest")]
  }

  private mutating func endClass() -> [String] {
    guard let className else { return [] }
    let lines = ended(className, inClass)
    total.add(inClass)
    (self.className, inClass) = (nil, Counts())
    return lines
  }

  private func started(_ suite: String) -> String {
    "Test Suite '\(suite)' started at \(date)."
  }

  private func ended(_ suite: String, _ counts: Counts) -> [String] {
    let outcome = counts.failures == 0 ? "passed" : "failed"
    return ["Test Suite '\(suite)' \(outcome) at \(date).", counts.sentence]
  }

  /// What the clock would show by now.
  private var date: String {
    LogDate.text(secondsSince1970: Self.epoch + total.seconds + inClass.seconds)
  }

  fileprivate static func seconds(_ number: Double) -> String { String(format: "%.3f", number) }

  private static func counts(of result: TestResult) -> Counts {
    // An error that nobody caught, or the end of the process, is what Xcode calls unexpected.
    let thrown = result.failures.filter { $0.reason == .thrownError }.count
    let isCrash = result.status == .crashed
    return Counts(
      executed: 1, skipped: result.status == .skipped ? 1 : 0, failures: result.failureCount,
      unexpected: isCrash ? max(1, thrown) : thrown, seconds: result.virtualSeconds)
  }
}
