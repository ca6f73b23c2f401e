import ExplorerCore
import SessionProtocol
import SourceModel
import TerminalModel

extension TestResult {
  /// Whether it is neither passed nor skipped.
  var hasFailed: Bool { status != .passed && status != .skipped }

  /// What failed first, for a person, in one line.
  var firstMessage: String {
    (failures.first?.message ?? reason ?? "It did not end.")
      .split(whereSeparator: \.isWhitespace).joined(separator: " ").terminalSafe
  }

  /// Where that is.
  var firstPlace: SourceLocation? { failures.first.map { SourceLocation($0.location) } }
}
