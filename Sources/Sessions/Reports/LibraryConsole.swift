import Foundation
import SessionProtocol
import TerminalModel

/// Words tests of Swift Testing's as its console output does, in its order: suites, tests, issues.
struct LibraryConsole {
  private struct Counts {
    var tests = 0
    var issues = 0
    var known = 0
    var seconds = 0.0

    mutating func add(_ other: Counts) {
      tests += other.tests
      issues += other.issues
      known += other.known
      seconds += other.seconds
    }

    /// How a line ends, such as `failed after 3.116 seconds with 2 issues`.
    var ending: String {
      let time = String(format: "%.3f", seconds)
      let total = issues + known
      let outcome = "\(issues == 0 ? "passed" : "failed") after \(time) seconds"
      guard total > 0 else { return outcome + "." }
      if issues == 0 { return outcome + " with \(Self.count(known, "known issue"))." }
      let part = known == 0 ? "" : " (including \(Self.count(known, "known issue")))"
      return outcome + " with \(Self.count(total, "issue"))\(part)."
    }

    /// What stands before a line.
    var mark: String { issues > 0 ? "✘" : known > 0 ? "━" : "✔" }

    static func count(_ number: Int, _ noun: String) -> String {
      "\(number) \(noun)\(number == 1 ? "" : "s")"
    }
  }

  private let names: LibraryNames
  private var suite: String?
  private var suites: Set<String> = []
  private var inSuite = Counts()
  private var total = Counts()

  init(names: LibraryNames) { self.names = names }

  /// Whether a test is one of the library's.
  func knows(_ test: String) -> Bool { names.tests[test] != nil }

  /// The lines of a test that has ended, after those of its suite's beginning.
  ///
  /// - Parameters:
  ///   - result: How it came out.
  ///   - transcript: What was said while it ran.
  /// - Returns: The lines.
  mutating func lines(of result: TestResult, transcript: [String]) -> [String] {
    var lines: [String] = []
    let own = names.suites[result.test]
    if own != suite {
      lines += endSuite()
      suite = own
      if let own {
        suites.insert(own)
        lines.append("◇ Suite \(own.terminalSafe) started.")
      }
    }
    let name = (names.tests[result.test] ?? result.test).terminalSafe
    let counts = Counts(
      tests: 1, issues: result.failureCount, known: result.expectedFailures.count,
      seconds: result.virtualSeconds)
    if own == nil { total.add(counts) } else { inSuite.add(counts) }
    if result.status == .skipped {
      let reason = result.reason.map { ": \"\($0.terminalSafe)\"" } ?? "."
      return lines + ["➜ Test \(name) skipped\(reason)"]
    }
    let cases =
      result.cases.isEmpty ? "" : " with \(Counts.count(result.cases.count, "test case"))"
    return lines + ["◇ Test \(name) started."] + transcript
      + ["\(counts.mark) Test \(name)\(cases) \(counts.ending)"]
  }

  /// The line that ends the suite whose tests came last.
  mutating func endSuite() -> [String] {
    guard let suite else { return [] }
    defer { (self.suite, inSuite) = (nil, Counts()) }
    total.add(inSuite)
    return ["\(inSuite.mark) Suite \(suite.terminalSafe) \(inSuite.ending)"]
  }

  /// The last line; none where no test was the library's.
  func summary() -> [String] {
    guard total.tests > 0 else { return [] }
    let tests = Counts.count(total.tests, "test")
    let suites = Counts.count(suites.count, "suite")
    return ["\(total.mark) Test run with \(tests) in \(suites) \(total.ending)"]
  }

  /// The lines of an issue.
  ///
  /// - Parameters:
  ///   - failure: The issue.
  ///   - name: What the library calls the test.
  /// - Returns: The lines, the comments behind the first.
  static func lines(of failure: Failure, in name: String) -> [String] {
    let parts = failure.message.split(whereSeparator: \.isNewline).map { String($0).terminalSafe }
    let isKnown = failure.expectedBecause != nil
    var place = ""
    if !failure.location.file.isEmpty {
      let file = (failure.location.file as NSString).lastPathComponent.terminalSafe
      place = " at \(file):\(failure.location.line):\(failure.location.column)"
    }
    // A function without a name for people tells by its labels how many arguments it takes.
    let labels = name.count { $0 == ":" }
    let number = name.hasPrefix("\"") || labels == 0 ? "" : "\(Counts.count(labels, "argument")) "
    let arguments = failure.arguments.map { " with \(number)\($0.terminalSafe)" } ?? ""
    let what = isKnown ? "a known issue" : "an issue"
    let because = failure.expectedBecause.map { $0.split(whereSeparator: \.isNewline) } ?? []
    return [
      "\(isKnown ? "━" : "✘") Test \(name.terminalSafe) recorded \(what)\(arguments)\(place): "
        + (parts.first ?? "")
    ] + (parts.dropFirst() + because.map { String($0).terminalSafe }).map { "↳ \($0)" }
  }
}
