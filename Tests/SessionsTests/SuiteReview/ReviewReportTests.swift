import ElementModel
import ExplorerCore
import Foundation
import SourceModel
import TerminalModel
import Testing

@testable import Sessions

/// How a review is written.
struct ReviewReportTests {
  private let findings = [
    ReviewFinding(
      .rawQuery, at: SourceModel.SourceLocation(file: "/My App/T,1.swift", line: 3),
      .rawQueries(member: "T.testIt()", count: 2, hasPages: true)),
    ReviewFinding(
      .orderDependent, at: SourceModel.SourceLocation(file: "/My App/T,1.swift", line: 9),
      .dependsOn(test: "T/testIt", others: ["T/testThat"], message: "100% wrong\nin two lines")),
  ]

  private func text(_ format: ReviewFormat, known: Int = 0) throws -> String {
    try ReviewReport(findings, known: known, relativeTo: "/My App").text(as: format).string
  }

  private func object(_ format: ReviewFormat) throws -> [String: Any] {
    let object = try JSONSerialization.jsonObject(with: Data(try text(format).utf8))
    return try #require(object as? [String: Any])
  }

  @Test func linesNamePlaceRuleAndLesson() throws {
    let lines = try text(.text, known: 2).split(separator: "\n")
    #expect(
      lines.first
        == "T,1.swift:3: raw-query: T.testIt() asks for elements itself, at 2 places, past the pages. [first-page]"
    )
    #expect(lines.contains { $0.hasPrefix("2 findings: 1 raw-query, 1 order-dependent") })
    #expect(lines.last == "2 more are in the baseline.")
  }

  @Test func whatWasTriedIsTold() throws {
    var trials = ReviewTrials()
    trials.faults = 12
    trials.triedFaults = 5
    let text = try ReviewReport([], trials: trials, relativeTo: "/").text(as: .text).string
    #expect(text.hasPrefix("Nothing was found.\n5 of 12 faults were tried"))
    #expect(text.contains("--budget"))
  }

  @Test func annotationsAreEscaped() throws {
    let lines = try text(.github).split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines[0].hasPrefix("::warning file=T%2C1.swift,line=3,title=raw-query::T.testIt()"))
    #expect(lines[1].contains("100%25 wrong%0Ain two lines"))
  }

  @Test func sarifHasRulesAndPlaces() throws {
    let log = try object(.sarif)
    #expect(log["version"] as? String == "2.1.0")
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let tool = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    let rules = try #require(tool["rules"] as? [[String: Any]])
    #expect(rules.compactMap { $0["id"] as? String } == ReviewRule.allCases.map(\.rawValue))
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.count == 2)
    for result in results {
      let number = try #require(result["ruleIndex"] as? Int)
      #expect(rules[number]["id"] as? String == result["ruleId"] as? String)
    }
    #expect(try text(.sarif).contains(#""uri":"T%2C1.swift""#))
  }

  @Test func jsonHasAllFindings() throws {
    let report = try object(.json)
    #expect((report["findings"] as? [[String: Any]])?.count == 2)
    #expect((report["counts"] as? [String: Int])?["raw-query"] == 1)
  }

  @Test func aBaselineKnowsFindingsWithoutTheirLines() {
    let baseline = ReviewBaseline(findings)
    var moved = findings[0]
    moved.location.line = 40
    #expect(baseline.new(among: [moved]).isEmpty)
    // Two of it are one more than is known.
    #expect(baseline.new(among: [findings[0], moved]) == [moved])
    moved.fact = .rawQueries(member: "T.testOther()", count: 2, hasPages: true)
    #expect(baseline.new(among: [moved]) == [moved])
  }

  @Test func editsOfOneFileAreMadeTogether() {
    func edit(_ range: Range<Int>, _ text: String) -> ReviewEdit {
      ReviewEdit(path: "/A.swift", before: "abcdef", range: range, replacement: text)
    }
    let changes = [edit(0..<1, ""), edit(3..<5, "X"), edit(4..<6, "Y")].changes
    #expect(changes.map(\.after) == ["bcdY"])
  }
}
