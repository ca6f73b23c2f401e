import Foundation
import SessionProtocol
import SourceIndex
import Testing

@testable import Sessions

/// How the snapshots of a project are, by what its tests take and what lies on the disk.
struct SnapshotSurveyTests {
  private func result(_ test: String, _ status: TestStatus = .passed) -> TestResult {
    TestResult(
      test: test, iteration: 1, status: status, reason: nil, failures: [], virtualSeconds: 0,
      wallSeconds: 0, digest: "", output: "")
  }

  @Test func eachSnapshotHasAState() throws {
    let project = try SnapshotProject()
    try project.write(try SnapshotProject.drawn("a"), project.picture("testCard.1.png"))
    try project.write(try SnapshotProject.drawn("a"), project.picture("testCard.2.png"))
    try project.write(Data("x\ny".utf8), project.text("testCard.3.txt"))
    var survey = SnapshotSurvey(of: try project.project)
    func take(_ path: String, _ outcome: SnapshotTaken.Outcome, _ data: Data?) {
      survey.receive(
        SnapshotTaken(reference: path, subject: "Card", outcome: outcome, data: data),
        of: "CardTests/testCard")
    }
    take(project.picture("testCard.1.png"), .different, try SnapshotProject.drawn("b"))
    take(project.picture("testCard.2.png"), .equal, nil)
    take(project.text("testCard.3.txt"), .different, Data("x\nz\nz".utf8))
    take(project.picture("testCard.4.png"), .missing, try SnapshotProject.drawn("c", dark: true))
    take(project.picture("testCard.2b.png"), .equal, try SnapshotProject.drawn("d"))
    take(project.picture("testCard.5.png"), .foreign, nil)
    take(project.picture("testCard.6.png"), .corrupt, nil)
    survey.add(result("CardTests/testCard"))

    let entries = survey.all(of: ["CardTests/testCard"], isWhole: true)

    #expect(
      entries.map(\.state)
        == [.changed, .equal, .changed, .new, .tolerated, .foreign, .unreadable])
    #expect(entries[0].changes == ["Button 'b' label 'a' → 'b'"])
    #expect(entries[0].settingText == "iPhone X, 13 mini (375×812), light")
    #expect(entries[2].changes == ["2 lines are new, 1 are gone"])
    #expect(entries[3].settingText == "iPhone X, 13 mini (375×812), dark")
  }

  @Test func whatNoTestTakesIsStaleUnlessItsTestWasHindered() throws {
    let project = try SnapshotProject()
    for name in ["testCard.1.png", "testOld.1.png", "testCrash.1.png"] {
      try project.write(try SnapshotProject.drawn(), project.picture(name))
    }
    try project.write(Data("a".utf8), project.text("testCrash.2.txt"))
    try project.write(Data("a".utf8), project.text("testCard.1.png"))
    var survey = SnapshotSurvey(of: try project.project)
    survey.receive(
      SnapshotTaken(reference: project.picture("testCard.1.png"), outcome: .equal),
      of: "CardTests/testCard")
    survey.add(result("CardTests/testCard"))
    survey.add(result("CardTests/testCrash()", .crashed))

    let tests = ["CardTests/testCard", "CardTests/testCrash()"]
    let entries = survey.all(of: tests, isWhole: true)

    #expect(
      entries.map { "\($0.name) \($0.state)" } == [
        "testCard.1 equal", "testCrash.1 missing", "testOld.1 stale", "testCrash.2 missing",
      ], "what Xcode has recorded is none of ours")
    #expect(survey.all(of: tests, isWhole: false).count == 1)
  }

  @Test func testsThatRunSideBySideAreToldInTheirOrder() throws {
    let project = try SnapshotProject()
    var survey = SnapshotSurvey(of: try project.project)
    for (test, path) in [("B/testB", "/b.1"), ("A/testA", "/a.1"), ("B/testB", "/b.2")] {
      survey.receive(SnapshotTaken(reference: path, outcome: .equal), of: test)
    }
    #expect(
      survey.all(of: ["A/testA", "B/testB"], isWhole: false).map(\.path)
        == ["/a.1", "/b.1", "/b.2"])
  }

  @Test func aReportTellsWhatIsNotEqual() throws {
    var changed = SnapshotEntry(test: "A/testA", path: "/a/testA.1.png", state: .changed)
    changed.changes = (1...10).map { "change \($0)" }
    var same = changed
    same.path = "/a/testA.2.png"
    let report = SnapshotReport([
      changed, same, SnapshotEntry(test: "A/testA", path: "/a/testA.3.png", state: .equal),
    ])
    #expect(report.needsReview)
    let lines = report.lines.map { "\($0)" }
    #expect(lines[0] == "changed     A/testA  testA.1")
    #expect(lines[1] == "            - change 1")
    #expect(lines[9] == "            - … and 2 more")
    #expect(lines[12] == "            - the same as in testA.1")
    #expect(lines.last == "3 snapshots: 2 changed, 1 equal")
    #expect(
      try report.json().last
        == #"{"event":"summary","snapshots":3,"states":{"changed":2,"equal":1}}"#)
    #expect(SnapshotReport([]).lines.map { "\($0)" } == ["No test takes a snapshot."])
  }

  @Test func aMatrixSumsUpEachScreen() throws {
    let project = try SnapshotProject()
    var survey = SnapshotSurvey(of: try project.project)
    for (number, isDark) in [(1, false), (2, true)] {
      survey.receive(
        SnapshotTaken(
          reference: project.picture("testCard.\(number).png"), subject: "Card",
          outcome: .missing, data: try SnapshotProject.drawn(dark: isDark)),
        of: "CardTests/testCard")
    }
    let source = """
      struct Card: View { var body: some View { Inner() } }
      private struct Inner: View {}
      public final class SettingsViewController: UITableViewController {}
      struct List<Row: View>: SwiftUI.View {}
      struct Model: Codable {}
      """
    let matrix = SnapshotMatrix(
      survey.all(of: [], isWhole: false), app: [SourceFile(path: "/A.swift", text: source)])
    #expect(
      matrix.rows == [
        SnapshotMatrix.Row(
          screen: "Card", devices: ["iPhone X, 13 mini (375×812)"],
          appearances: ["dark", "light"], textSizes: ["L"], locales: ["ja_JP"])
      ])
    #expect(matrix.uncovered == ["List", "SettingsViewController"])
  }
}
