import ElementModel
import ExplorerCore
import Foundation
import ScreenRendering
import SessionProtocol
package import TerminalModel

/// Counts results and words them, for a person or as JSON.
package struct RunReport {
  private let seed: UInt64
  private let isRepeated: Bool
  /// Whether what tests that passed have printed is shown, too.
  private let isVerbose: Bool
  private var counts: [TestStatus: Int] = [:]
  private var virtualSeconds = 0.0
  private var digests: [String: Set<String>] = [:]
  private var waits: WaitTotals?
  /// The waits that were closest to their limits, with their tests.
  private var closest: [(test: String, wait: WaitSummary.Line)] = []
  private let started = ContinuousClock.now

  /// Failures of a run that have lines of their own at most: nobody reads more in a terminal.
  private static let failureLimit = 20

  /// Starts a report.
  ///
  /// - Parameters:
  ///   - seed: The schedule of the runs.
  ///   - isRepeated: Whether tests are run several times, so that only failures have lines.
  ///   - isVerbose: Whether what tests that passed have printed is shown, too.
  package init(seed: UInt64, isRepeated: Bool, isVerbose: Bool = false) {
    self.seed = seed
    self.isRepeated = isRepeated
    self.isVerbose = isVerbose
  }

  /// Whether nothing failed, and equal runs were equal.
  package var allPassed: Bool {
    count(.failed) == 0 && count(.crashed) == 0 && unstableTests.isEmpty
  }

  /// Takes a result in.
  package mutating func add(_ result: TestResult) {
    counts[result.status, default: 0] += 1
    virtualSeconds += result.virtualSeconds
    // A process that ended before its time tells no digest.
    if !result.digest.isEmpty { digests[result.label, default: []].insert(result.digest) }
    if let summary = result.waits {
      waits = waits ?? WaitTotals()
      waits? += summary.totals
      closest += summary.closestToLimit.filter { $0.elapsed > 0 }.map { (result.label, $0) }
      closest = Array(closest.sorted { $0.wait.share > $1.wait.share }.prefix(5))
    }
  }

  /// Lines about a result for a person.
  package func lines(of result: TestResult) -> [TerminalText] {
    if isRepeated, !isVerbose, result.status == .passed { return [] }
    let mark =
      switch result.status {
      case .passed: "✓ PASS "
      case .failed: "✗ FAIL "
      case .skipped: "- SKIP "
      case .crashed: "✗ CRASH"
      }
    let seconds = String(format: "%.2f", result.virtualSeconds)
    let repetition = isRepeated ? " #\(result.iteration)" : ""
    let cases = Self.text(of: result.cases)
    var lines = ["\(mark) \(result.label)\(repetition)  (\(seconds) s virtual\(cases))"]
    if result.status == .skipped, let reason = result.reason { lines.append("    \(reason)") }
    lines += Self.lines(ofFailures: result)
    lines += result.expectedFailures.flatMap(Self.lines)
    for note in result.notes { lines.append("    note: \(note)") }
    for measurement in result.measurements { lines.append("    measured \(measurement.summary)") }
    if let waits = result.waits { lines += waits.lines }
    for file in result.attachments { lines.append("    kept \(file)") }
    if isVerbose || result.status == .failed || result.status == .crashed {
      lines += Self.lines(ofOutput: result.output, limit: isVerbose ? .max : 20)
    }
    return lines.map { TerminalText($0) }
  }

  /// The lines that close the report.
  ///
  /// - Parameter interruption: How far the runs were when they were stopped; `nil` where all have run.
  /// - Returns: The lines.
  package func summary(_ interruption: BatchInterruption? = nil) -> [TerminalText] {
    var lines = interruption.map { [$0.text(isRepeated: isRepeated)] } ?? []
    for test in unstableTests {
      lines.append(
        "✗ \(test) is not deterministic: \(digests[test]?.count ?? 0) different event streams for "
          + "seed \(seed)")
    }
    if let waits {
      lines.append("waits of all tests: \(waits.text)")
      for (test, wait) in closest { lines.append("  \(wait.text)  \(test)") }
    }
    let real = String(format: "%.2f", (ContinuousClock.now - started) / .seconds(1))
    let virtual = String(format: "%.1f", virtualSeconds)
    let crashed = count(.crashed) > 0 ? ", \(count(.crashed)) crashed" : ""
    lines.append(
      "\(count(.passed)) passed, \(count(.failed)) failed, \(count(.skipped)) skipped\(crashed)"
        + " in \(real) s (\(virtual) s virtual), seed \(seed)")
    return lines.map { TerminalText($0) }
  }

  /// A result as JSON.
  package func jsonLines(of result: TestResult) -> [TerminalText] {
    [Self.json(ResultLine(result, isRepeated: isRepeated))]
  }

  /// The summary as JSON.
  ///
  /// - Parameter interruption: How far the runs were when they were stopped; `nil` where all have run.
  /// - Returns: The line.
  package func jsonSummary(_ interruption: BatchInterruption? = nil) -> [TerminalText] {
    [
      Self.json(
        SummaryLine(
          passed: count(.passed), failed: count(.failed), skipped: count(.skipped),
          crashed: count(.crashed), seed: seed, virtualSeconds: virtualSeconds,
          wallSeconds: (ContinuousClock.now - started) / .seconds(1),
          nondeterministic: unstableTests, waits: waits,
          interrupted: interruption.map {
            InterruptionLine($0, isRepeated: isRepeated)
          }))
    ]
  }

  private func count(_ status: TestStatus) -> Int { counts[status] ?? 0 }

  private var unstableTests: [String] {
    digests.filter { $0.value.count > 1 }.keys.sorted()
  }
}

extension RunReport {
  /// The lines of a run's failures; a screen that several of them happened on is drawn once.
  private static func lines(ofFailures result: TestResult) -> [String] {
    let told = result.toldFailures(limit: failureLimit)
    var lines: [String] = []
    var screen: ElementTree?
    for (number, failure) in told.first.enumerated() {
      if let first = result.cases.first(where: { $0.failures.first == number }) {
        lines.append("    with \(first.arguments):")
      }
      lines += Self.lines(of: failure, after: screen)
      screen = failure.screen
    }
    if let note = told.note { lines.append("    \(note)") }
    if let last = told.last { lines += Self.lines(of: last, after: nil) }
    return lines
  }

  /// How many arguments there were, and how it came out with them; empty for none.
  private static func text(of cases: [CaseOutcome]) -> String {
    guard !cases.isEmpty else { return "" }
    let failed = cases.count { $0.status == .failed || $0.status == .crashed }
    return ", \(cases.count) \(cases.count == 1 ? "case" : "cases")"
      + (failed == 0 ? "" : ", \(failed) failed")
  }

  /// Causes of a failure that a person is shown; JSON and JUnit have all.
  private static let shownCauses = 2

  private static func lines(
    of failure: TestResult.Failure, after shown: ElementTree?
  ) -> [String] {
    var lines = failure.message.split(separator: "\n", omittingEmptySubsequences: false)
      .map { "    \($0)" }
    if !failure.location.file.isEmpty {
      lines.append("    at \(failure.location.file):\(failure.location.line)")
    }
    if failure.causes.isEmpty {
      for miss in failure.nearMisses.prefix(4) { lines.append("    near: \(miss.text)") }
    }
    lines += failure.causes.prefix(shownCauses).map { "    cause: \($0.text)" }
    for frame in failure.stack.prefix(12) {
      let file = frame.file.split(separator: "/").last ?? ""
      lines.append("      ← \(frame.function)  \(file):\(frame.line)")
    }
    for work in failure.pending {
      let origin = work.origin.map { " (\($0.function))" } ?? ""
      let due = String(format: "%.2f", work.dueIn)
      lines.append("    the app was busy: \(work.label), due in \(due) s\(origin)")
    }
    if let screen = failure.screen, !screen.isEmpty {
      guard screen != shown else { return lines + ["    the screen: as above"] }
      lines.append("    the screen:")
      let drawn = ScreenRenderer.draw(screen, columns: 44, rows: 24)
      lines += drawn.grid.text.split(separator: "\n", omittingEmptySubsequences: false)
        .map { "      │ \($0)" }
    }
    return lines
  }

  /// A failure that the test said would happen, which is none.
  private static func lines(of expected: Failure) -> [String] {
    let reason = expected.expectedBecause.map { $0.isEmpty ? "" : " (\($0))" } ?? ""
    let message = expected.message.split(whereSeparator: \.isNewline).first ?? ""
    return ["    expected\(reason): \(message)"]
  }

  private static func lines(ofOutput output: String, limit: Int) -> [String] {
    // What the runtime prints of a crash is in the failure already.
    let own = output.split(separator: "\n").prefix { !$0.hasPrefix("Current stack trace:") }
    let last = own.suffix(limit)
    guard !last.isEmpty else { return [] }
    let title = last.count < own.count ? "the last it printed:" : "it printed:"
    return ["    \(title)"] + last.map { "      \($0.prefix(300))" }
  }

  private static func json(_ value: some Encodable) -> TerminalText {
    (try? JSONLine.text(of: value)) ?? "{}"
  }
}
