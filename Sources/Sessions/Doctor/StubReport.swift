package import TerminalModel
package import Workspace

/// Words what `pomelo stub` has written, and what it could not guess.
package struct StubReport {
  private let module: String
  private let outcome: StubBuilder.Outcome
  private let written: StubEntry.Written

  /// How many errors are told.
  private static let limit = 20

  /// Starts a report.
  package init(
    _ module: String, _ outcome: StubBuilder.Outcome, _ written: StubEntry.Written
  ) {
    self.module = module
    self.outcome = outcome
    self.written = written
  }

  /// The report in lines.
  package var lines: [TerminalText] {
    var lines = [
      "\(written.source): \(outcome.declarations) declarations, all of them guesses, in "
        + "\(outcome.rounds) \(outcome.rounds == 1 ? "round" : "rounds")",
      "\(written.manifest):",
    ]
    lines += written.lines.map { "  \($0)" }
    if outcome.left.isEmpty {
      lines.append("All that imports \(module) compiles as far as it is concerned.")
    } else {
      let count = outcome.left.count == 1 ? "1 error is" : "\(outcome.left.count) errors are"
      lines += ["", "\(count) left in what imports \(module):"]
      lines += outcome.left.prefix(Self.limit).map { complaint in
        "  \(complaint.file ?? ""):\(complaint.line ?? 1): \(complaint.message)"
      }
      if outcome.left.count > Self.limit {
        lines.append("  and \(outcome.left.count - Self.limit) more; see pomelo doctor.")
      }
    }
    return lines.map { TerminalText($0) }
  }
}
