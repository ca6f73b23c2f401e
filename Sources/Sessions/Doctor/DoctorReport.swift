import Foundation
package import TerminalModel

/// Words what a machine has and lacks, for a person or as JSON.
package struct DoctorReport {
  private let findings: [Finding]

  /// Starts a report.
  package init(_ findings: [Finding]) { self.findings = findings }

  /// Whether everything is there without which pomelo can do nothing.
  package var isReady: Bool { !findings.contains { $0.isNeeded && $0.state == .missing } }

  /// A line for each finding, and one that sums them up.
  ///
  /// - Parameter width: Cells after which a line goes on in the next one; `nil` for lines of any length.
  /// - Returns: The lines.
  package func lines(width: Int? = nil) -> [TerminalText] {
    let names = findings.map(\.name.terminalWidth).max() ?? 0
    let heads = 9 + names + 2
    var lines: [TerminalText] = []
    for finding in findings {
      let head =
        finding.state.rawValue.padded(toWidth: 9) + finding.name.padded(toWidth: names) + "  "
      // A compiler's complaints have lines of their own.
      let found = finding.found.split(whereSeparator: \.isNewline).joined(separator: " ")
      let end = found.hasSuffix(".") ? "" : "."
      let text = finding.advice.map { "\(found)\(end) \($0)" } ?? found
      let room = max(20, (width ?? .max) - heads)
      let rows = width == nil ? [text] : text.wrapped(toWidth: room)
      for (number, row) in rows.enumerated() {
        lines.append(
          TerminalText((number == 0 ? head : String(repeating: " ", count: heads)) + row))
      }
    }
    return lines + [summary]
  }

  private var summary: TerminalText {
    let missing = findings.filter { $0.state == .missing }
    if !isReady { return "pomelo cannot run: see what is missing above." }
    let weaker = findings.count { $0.state == .weaker }
    guard !missing.isEmpty || weaker > 0 else { return "Everything is there." }
    return "pomelo can run; missing: \(missing.count), weaker: \(weaker)."
  }

  /// The report as JSON.
  ///
  /// - Throws: `EncodingError`, for no finding.
  package func json() throws -> TerminalText {
    try JSONLine.text(of: Document(isReady: isReady, findings: findings))
  }

  private struct Document: Encodable {
    let isReady: Bool
    let findings: [Finding]
  }
}
