import Foundation
import SessionProtocol
import SourceIndex
import Testing

@testable import Sessions

/// What becomes of texts that tests record into their sources.
struct InlineSnapshotTests {
  private static let source = """
    import XCTest
    final class CardTests: XCTestCase {
      func testCard() {
        check(1)
        check(2) { "old" }
      }
    }

    """

  private let project: SnapshotProject
  private var file: String { project.path("Tests/CardTests.swift") }
  private var now: String {
    get throws { try String(contentsOfFile: file, encoding: .utf8) }
  }

  init() throws {
    project = try SnapshotProject()
    try project.write(Self.source, to: "Tests/CardTests.swift")
  }

  private func writer() throws -> SnapshotWriter {
    SnapshotWriter(for: try project.project, environment: [:])
  }

  private func text(
    _ text: String?, line: Int, replaces: Bool = false, in file: String? = nil,
    label: String = "matches", expected: String? = nil, isRecorded: Bool = true
  ) -> SnapshotTaken {
    var place = InlineSnapshotPlace(line: line, column: 10, label: label)
    place.replaces = replaces
    place.isWithoutText = text == nil
    place.expected = expected
    return SnapshotTaken(
      reference: file ?? self.file, outcome: expected == nil ? .missing : .different,
      isRecorded: isRecorded, data: text.map { Data($0.utf8) }, place: place)
  }

  private func written(_ first: String, _ second: String) -> String {
    Self.source.replacing("check(1)", with: "check(1) {\n\(first)\n    }")
      .replacing("{ \"old\" }", with: "{\n\(second)\n    }")
  }

  private func literal(_ text: String) -> String { "      \"\"\"\n      \(text)\n      \"\"\"" }

  @Test func allOfASourceAreWrittenOnceTheTestsAreOver() throws {
    let writer = try writer()
    writer.receive(text("a", line: 4))
    writer.receive(text("b", line: 5, replaces: true))
    writer.receive(text("not recorded", line: 4, isRecorded: false))
    #expect(try now == Self.source)
    writer.finish()
    #expect(writer.failure == nil && writer.written == [file])
    #expect(try now == written(literal("a"), literal("b")))
  }

  @Test func laterRunsOfTheSameBuildWriteAtTheSamePlaces() throws {
    let writer = try writer()
    writer.receive(text("b", line: 5, replaces: true))
    writer.finish()
    writer.receive(text("a", line: 4))
    writer.finish()
    writer.receive(text("c", line: 5, replaces: true))
    writer.finish()
    #expect(writer.failure == nil)
    #expect(try now == written(literal("a"), literal("c")))
  }

  @Test func aSourceThatHasChangedIsLeftAlone() throws {
    let writer = try writer()
    writer.receive(text("a", line: 4))
    try project.write("// new\n" + Self.source, to: "Tests/CardTests.swift")
    writer.finish()
    #expect(writer.failure == .sourceChanged(path: file))
    #expect(try now == "// new\n" + Self.source)
    try FileManager.default.removeItem(atPath: file)
    writer.receive(text("b", line: 5, replaces: true))
    writer.finish()
    #expect(writer.failure == .sourceChanged(path: file) && !project.exists(file))
  }

  @Test(arguments: ["App/A.swift", "Tests/New.swift", "../outside.swift", "pomelo.yml"])
  func onlySourcesOfTestsAreWrittenInto(name: String) throws {
    let writer = try writer()
    let path = project.path(name)
    let before = FileManager.default.contents(atPath: path)
    writer.receive(text("a", line: 1, in: path))
    writer.finish()
    #expect(writer.failure == .noSource(path: path))
    #expect(FileManager.default.contents(atPath: path) == before)
  }

  @Test func whatCannotBeWrittenKeepsNothingElseFromIt() throws {
    let writer = try writer()
    writer.receive(text("a", line: 4))
    writer.receive(text("b", line: 5))
    writer.receive(text("c", line: 3))
    writer.finish()
    let failure = try #require(writer.failure)
    #expect(failure == .source(path: file, .noCall(line: 3)))
    #expect(failure.message.hasPrefix("No text was written at \(file):3, as no call has"))
    #expect(try now == written(literal("a"), "").replacing("{\n\n    }", with: "{ \"old\" }"))
  }

  @Test func severalTextsForOnePlaceAreNone() throws {
    let writer = try writer()
    writer.receive(text("a", line: 4))
    writer.receive(text("a", line: 4))
    #expect(writer.failure == nil)
    writer.receive(text("b", line: 4))
    writer.finish()
    #expect(writer.failure == .severalTexts(path: file, line: 4))
    #expect(try now == Self.source)
  }

  @Test func aSurveyTellsWhereSeveralAreTaken() throws {
    var survey = SnapshotSurvey(of: try project.project)
    for (text, outcome) in [
      ("old", SnapshotTaken.Outcome.equal), ("a", .different), ("a", .different),
    ] {
      var taken = self.text(text, line: 5, expected: "old", isRecorded: false)
      taken.outcome = outcome
      if outcome == .equal { taken.data = nil }
      survey.receive(taken, of: "CardTests/testCard")
    }
    let entries = survey.all(of: ["CardTests/testCard"], isWhole: true)
    #expect(entries.map(\.state) == [.changed])
    #expect(entries[0].changes == ["several texts are taken here, and only one can stand here"])
    let (told, failure) = SnapshotKeeper.recordTexts(entries, in: try project.project)
    #expect(told.isEmpty && failure == .severalTexts(path: file, line: 5))
    #expect(try now == Self.source)
  }

  @Test func aNameThatIsNoneIsNotWritten() throws {
    let writer = try writer()
    writer.receive(text("a", line: 4, label: "a: { exit(1) }; b"))
    writer.finish()
    #expect(writer.failure == .source(path: file, .notLabel(line: 4, label: "a: { exit(1) }; b")))
    #expect(try now == Self.source)
  }

  @Test func theExplorerWritesOnceTheRunIsLeft() throws {
    var desk = SnapshotDesk(try writer())
    for text in ["a", "b"] { desk.receive(self.text(text, line: 4)) }
    desk.receive(text("c", line: 5, replaces: true))
    #expect(try now == Self.source)
    #expect(desk.write() == "2 snapshots were recorded")
    #expect(try now == written(literal("b"), literal("c")))
  }

  @Test func aSurveyTellsThemByFileAndLine() throws {
    var survey = SnapshotSurvey(of: try project.project)
    survey.receive(text("a", line: 4, isRecorded: false), of: "CardTests/testCard")
    survey.receive(
      text("x\ny", line: 5, expected: "old", isRecorded: false), of: "CardTests/testCard")
    let entries = survey.all(of: ["CardTests/testCard"], isWhole: true)
    #expect(entries.map(\.state) == [.new, .changed])
    #expect(entries.map(\.path) == ["\(file):4", "\(file):5"])
    #expect(entries.map(\.name) == ["CardTests.swift:4", "CardTests.swift:5"])
    #expect(entries[1].changes == ["2 lines are new, 1 are gone"])

    #expect(
      try entries.compactMap {
        try SnapshotKeeper.record($0, overwriting: true, by: project.writer)
      }.isEmpty)
    #expect(try now == Self.source)
    let (told, failure) = SnapshotKeeper.recordTexts(entries, in: try project.project)
    #expect(told.count == 2 && failure == nil)
    #expect(try now == written(literal("a"), "      \"\"\"\n      x\n      y\n      \"\"\""))
  }
}
