import ExplorerCore
import SourceModel
package import TerminalModel

/// What a review has found, to be written.
package struct ReviewReport {
  /// The findings, in the order of the sources.
  package var findings: [ReviewFinding]
  /// How many findings a baseline has left out.
  package var known: Int
  /// What was tried by runs; `nil` where nothing was to be.
  package var trials: ReviewTrials?
  /// The folder that paths are written relative to.
  private let folder: String

  /// Prepares a report.
  ///
  /// - Parameters:
  ///   - findings: The findings, in the order of the sources.
  ///   - known: How many findings a baseline has left out.
  ///   - trials: What was tried by runs.
  ///   - folder: The folder that paths are written relative to where they are in it.
  package init(
    _ findings: [ReviewFinding], known: Int = 0, trials: ReviewTrials? = nil,
    relativeTo folder: String
  ) {
    self.findings = findings
    self.known = known
    self.trials = trials
    self.folder = folder
  }

  /// The report in a format.
  ///
  /// - Throws: `EncodingError`, for no report there is.
  package func text(as format: ReviewFormat) throws -> TerminalText {
    switch format {
    case .text: TerminalText(lines: lines.joined(separator: "\n"))
    case .json: try JSONLine.text(of: ReviewJSON(self))
    case .sarif: try JSONLine.text(of: SARIFLog(self))
    case .github: TerminalText(lines: annotations.joined(separator: "\n"))
    }
  }

  /// A file's path as it is written.
  func path(_ finding: ReviewFinding) -> String {
    FileChange.name(of: finding.location.file, in: folder)
  }

  /// How often each rule found something, in the order of the rules.
  var counts: [(rule: ReviewRule, count: Int)] {
    ReviewRule.allCases.compactMap { rule in
      let count = findings.count { $0.rule == rule }
      return count == 0 ? nil : (rule, count)
    }
  }

  // MARK: Text

  private var lines: [String] {
    findings.map { finding in
      let place = "\(path(finding)):\(finding.location.line)"
      return "\(place): \(finding.rule.rawValue): \(finding.text.english) [\(finding.rule.lesson)]"
    } + summary
  }

  private var summary: [String] {
    var lines = [
      findings.isEmpty
        ? "Nothing was found."
        : "\(ReviewFinding.count(findings.count, "finding")): "
          + counts.map { "\($0.count) \($0.rule.rawValue)" }.joined(separator: ", ")
          + ". In brackets: the lesson that explains it."
    ]
    if known > 0 { lines.append("\(known) more \(known == 1 ? "is" : "are") in the baseline.") }
    if let trials { lines += trials.lines }
    return lines
  }

  // MARK: GitHub

  private var annotations: [String] {
    findings.map { finding in
      let properties = [
        "file=\(Self.escaped(path(finding), isProperty: true))",
        "line=\(finding.location.line)", "title=\(finding.rule.rawValue)",
      ]
      let message = Self.escaped("\(finding.text.english) [\(finding.rule.lesson)]")
      return "::warning \(properties.joined(separator: ","))::\(message)"
    }
  }

  private static func escaped(_ text: String, isProperty: Bool = false) -> String {
    let text = text.replacing("%", with: "%25").replacing("\r", with: "%0D")
      .replacing("\n", with: "%0A")
    return isProperty ? text.replacing(":", with: "%3A").replacing(",", with: "%2C") : text
  }
}
