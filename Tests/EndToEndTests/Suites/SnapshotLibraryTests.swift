import Foundation
import Testing

extension EndToEnd.Suites {
  /// Snapshots in tests of XCTest's and Swift Testing's, synchronous and not.
  struct SnapshotLibraryTests {
    private func messages(_ report: RunReport, of test: String) -> [String] {
      report.result(of: test)?.failures.map(\.message) ?? []
    }

    @Test func theFirstRunRecordsAndTheSecondCompares() async throws {
      let project = Workbench.project("Snapshots")
      let first = try await RunReport.runProject(project, timeout: .seconds(120))

      #expect(
        first.tests("passed")
          == ["CardSuite/nothingIsRecorded()", "InlineSuite/nothingIsRecorded()"],
        "\(first.results)")
      let picture = project.url(of: "Tests/__Pictures__/CardTests/testLater.1.png").path
      #expect(
        messages(first, of: "CardTests/testLater") == [
          """
          failed - No reference was found on disk. Automatically recorded snapshot: …

          open "\(URL(fileURLWithPath: picture).absoluteString)"

          Re-run "testLater" to assert against the newly-recorded snapshot.
          """
        ])
      #expect(messages(first, of: "CardTests/testEachLayout").count == 2)
      for name in [
        "Tests/__Pictures__/CardTests/testEachLayout.tablet.png",
        "Tests/__Pictures__/CardSuite/card.1.png", "Tests/__Pictures__/CardSuite/cardLater.1.png",
        "Tests/__Snapshots__/CardSuite/names-name.花子.txt",
        "References/testInAFolderOfItsOwn.1.json",
      ] {
        #expect(FileManager.default.fileExists(atPath: project.url(of: name).path), "\(name)")
      }
      try expectTexts(first, in: project)

      let second = try await RunReport.runProject(project, timeout: .seconds(120))
      #expect(
        second.tests("failed") == [
          "CardTests/testALongName", "CardTests/testEverythingIsRecorded",
          "CardTests/testWhatNeverComes", "InlineTests/testLoop",
        ], "\(second.results)")
      #expect(
        messages(second, of: "InlineTests/testLoop") == [
          "failed - Snapshot did not match. Difference: …\n\n  @@ −1,1 +1,1 @@\n  −1\n  +2"
        ])
      #expect(
        messages(second, of: "CardTests/testEverythingIsRecorded").first?
          .hasPrefix("failed - Record mode is on. Automatically recorded snapshot: …") == true)
      #expect(
        messages(second, of: "CardTests/testWhatNeverComes").first?
          .hasPrefix("failed - Exceeded timeout of 0.5 seconds waiting for snapshot.") == true)
      #expect(
        messages(second, of: "CardTests/testALongName").first?
          .hasPrefix("failed - The name of the snapshot is ") == true)
    }

    /// What the first run has written into the sources, and said of it.
    private func expectTexts(_ first: RunReport, in project: Project) throws {
      let expected = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Recordings/Snapshots")
      for name in ["InlineSuite", "InlineTests"] {
        let source = try String(
          contentsOf: project.url(of: "Tests/\(name).swift"), encoding: .utf8)
        let recorded = try String(
          contentsOf: expected.appendingPathComponent("\(name).txt"), encoding: .utf8)
        #expect(source == recorded)
      }
      #expect(
        messages(first, of: "InlineTests/testDifference") == [
          """
          failed - Snapshot did not match. Difference: …

            @@ −1,1 +1,1 @@
            −Designer
            +Engineer

          A new snapshot was automatically recorded.
          """
        ])
      let loop = messages(first, of: "InlineTests/testLoop")
      #expect(loop.count == 2)
      #expect(
        loop.last?.hasPrefix("failed - This call has recorded another text before, and only that")
          == true)
      let helper = first.result(of: "InlineTests/testHelper")?.failures ?? []
      #expect(helper.map(\.line) == [18, 18])
      #expect(
        helper.first?.message.hasPrefix(
          "failed - Automatically recorded a new snapshot for \"head\". Difference: …") == true)
    }

    @Test func whatDiffersIsKeptAndDigestsAreEqual() async throws {
      let project = Workbench.project("Snapshots")
      let only = ["--only", "CardTests/testLater"]
      _ = try await RunReport.runProject(project, only, timeout: .seconds(120))
      try project.edit("App/CardApp.swift", replacing: ".headline", with: ".title")
      let reports = [
        try await RunReport.runProject(project, only, timeout: .seconds(120)),
        try await RunReport.runProject(project, only, timeout: .seconds(120)),
      ]
      let message = try #require(messages(reports[0], of: "CardTests/testLater").first)
      #expect(message.contains("What changed:\n") && message.contains("17 pt semibold"))
      #expect(messages(reports[1], of: "CardTests/testLater") == [message])
      let kept = try #require(message.split(separator: "\"").first { $0.contains("/snapshots/") })
      #expect(FileManager.default.fileExists(atPath: try #require(URL(string: "\(kept)")).path))
    }
  }
}
