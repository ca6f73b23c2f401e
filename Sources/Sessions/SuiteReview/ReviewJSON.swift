import ExplorerCore
import SourceModel

/// A review as one JSON object.
struct ReviewJSON: Encodable {
  /// A finding.
  struct Entry: Encodable {
    var rule: String
    var file: String
    var line: Int
    var message: String
    var lesson: String
    var canBeFixed: Bool
  }

  var findings: [Entry]
  var counts: [String: Int]
  var inBaseline: Int
  var trials: ReviewTrials?

  init(_ report: ReviewReport) {
    findings = report.findings.map { finding in
      Entry(
        rule: finding.rule.rawValue, file: report.path(finding), line: finding.location.line,
        message: finding.text.english, lesson: finding.rule.lesson, canBeFixed: finding.fix != nil)
    }
    counts = Dictionary(uniqueKeysWithValues: report.counts.map { ($0.rule.rawValue, $0.count) })
    inBaseline = report.known
    trials = report.trials
  }
}
