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

      #expect(first.tests("passed") == ["CardSuite/nothingIsRecorded()"], "\(first.results)")
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

      let second = try await RunReport.runProject(project, timeout: .seconds(120))
      #expect(
        second.tests("failed") == [
          "CardTests/testALongName", "CardTests/testEverythingIsRecorded",
          "CardTests/testWhatNeverComes",
        ], "\(second.results)")
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
