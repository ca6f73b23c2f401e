import ExplorerCore
import Foundation
import Testing

@testable import Sessions

/// The table of rules in the documentation, against the code.
struct ReviewTableTests {
  private static let page = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
    .appendingPathComponent("Sources/pomelo/pomelo.docc/SuiteReview.md")

  @Test func theTableHasEveryRuleAsItIs() throws {
    let text = try String(contentsOf: Self.page, encoding: .utf8)
    let rows = text.split(separator: "\n").filter { $0.hasPrefix("| `") }.map(String.init)
    #expect(rows == ReviewRule.allCases.map(Self.row))
  }

  private static func row(_ rule: ReviewRule) -> String {
    let by =
      rule.needsRuns ? "runs" : rule.isOnByDefault ? "sources" : "sources, when asked for"
    return "| `\(rule.rawValue)` | \(rule.summary.english) | \(by) | `\(rule.lesson)` |"
  }
}
