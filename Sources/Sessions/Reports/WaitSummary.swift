package import ExplorerCore
package import SessionProtocol
import SourceModel

/// The waits of one run, as `pomelo run --waits` reports them.
package struct WaitSummary: Hashable, Encodable, Sendable {
  /// Waits of each list, and steps that passed only by timing, that are kept.
  private static let limit = 20

  /// A wait.
  package struct Line: Hashable, Encodable, Sendable {
    let criterion: String
    let elapsed: Double
    let limit: Double
    let file: String?
    let line: Int?
    let event: Int
    let endedBy: Pending?
  }

  /// A step that passed only by timing: it was tried.
  package struct Step: Hashable, Encodable, Sendable {
    let title: String
    let change: UnprotectedStep.Change
    let margin: Double
    let cause: Pending
    let file: String?
    let line: Int?
    let event: Int
  }

  /// What the waits add up to.
  package let totals: WaitTotals
  /// The longest waits, the longest first.
  package let slowest: [Line]
  /// Waits that were met, the nearest to their limit first.
  package let closestToLimit: [Line]
  /// Waits that gave up.
  package let timedOut: [Line]
  /// Steps that passed only by timing, in the order of the run.
  package let unprotected: [Step]

  /// Sums up a run.
  ///
  /// - Parameters:
  ///   - ledger: Its waits.
  ///   - failing: The steps that fail when the work that they rely on is late.
  package init(_ ledger: WaitLedger, failing: [UnprotectedStep]) {
    totals = WaitTotals(ledger, unprotected: failing.count)
    slowest = ledger.slowest.filter { $0.elapsed > 0 }.prefix(Self.limit).map(Line.init)
    closestToLimit = ledger.closestToLimit.prefix(Self.limit).map(Line.init)
    timedOut = ledger.timedOut.prefix(Self.limit).map(Line.init)
    unprotected = failing.prefix(Self.limit).map(Step.init)
  }
}

extension WaitSummary.Line {
  fileprivate init(_ wait: WaitRecord) {
    self.init(
      criterion: wait.criterion.text, elapsed: wait.elapsed, limit: wait.limit,
      file: wait.location?.file, line: wait.location?.line, event: wait.firstEvent,
      endedBy: wait.endedBy)
  }

  /// How much of its limit it took, for what, and where.
  var text: String {
    "\(elapsed.secondsText)/\(limit.secondsText) s  \(criterion)"
      + WaitSummary.place(file, line)
  }

  /// How much of its limit it took, from 0 to 1.
  var share: Double { limit > 0 ? elapsed / limit : 1 }
}

extension WaitSummary.Step {
  fileprivate init(_ step: UnprotectedStep) {
    self.init(
      title: step.title, change: step.change, margin: step.margin, cause: step.cause,
      file: step.location?.file, line: step.location?.line, event: step.event)
  }
}

extension WaitSummary {
  /// Waits of each list that a person is shown.
  private static let shown = 3

  fileprivate static func place(_ file: String?, _ line: Int?) -> String {
    guard let file, let line else { return "" }
    return "  \(SourceLocation(file: file, line: line))"
  }

  /// The waits in lines, to stand below the result of the test.
  var lines: [String] {
    var lines = ["    waits: \(totals.text)"]
    func add(_ title: String, _ waits: [Line]) {
      guard !waits.isEmpty else { return }
      lines.append("      \(title):")
      for wait in waits.prefix(Self.shown) {
        lines.append("        \(wait.text)")
        guard let work = wait.endedBy else { continue }
        lines.append("          ended by: \(work.label)\(work.originText)")
      }
    }
    add("timed out", timedOut)
    add("closest to their limit", closestToLimit.filter { $0.elapsed > 0 })
    add("slowest", slowest)
    if !unprotected.isEmpty {
      let late = TimingTrial.lateness.secondsText
      lines.append("      passed only by timing (tried: with that work \(late) s late they fail):")
    }
    for step in unprotected.prefix(Self.shown) {
      lines.append("        \(step.title)\(Self.place(step.file, step.line))")
      let change = step.change == .came ? "it came" : "\(step.change.text) changed"
      lines.append(
        "          \(change) \(step.margin.secondsText) s earlier, by \(step.cause.label)"
          + step.cause.originText)
    }
    return lines
  }
}
