import Foundation
import Testing

extension EndToEnd.Suites {
  /// `pomelo snapshots`: how the snapshots of a project are kept.
  struct SnapshotsTests {
    private func run(_ project: Project, _ arguments: String...) async throws
      -> PomeloProcess.Output
    {
      try await PomeloProcess.run(["snapshots"] + arguments + [project.folder.path])
    }

    @Test func referencesAreRecordedAcceptedAndWatched() async throws {
      let project = Workbench.project("Seeds/TestStrategy")
      let first = try await run(project, "status")
      #expect(first.status == 1)
      #expect(first.standardOutput.contains("8 snapshots: 8 new"), "\(first.standardOutput)")
      let recorded = try await run(project, "record")
      #expect(recorded.standardOutput.contains("8 wait to be accepted"))
      #expect(try await run(project, "status").status == 1, "they only wait")
      let accepted = try await run(
        project, "accept", "--only", "UserCardSnapshotTests/testErrorState*")
      #expect(accepted.standardOutput.split(separator: "\n").count == 1)
      #expect(try await run(project, "accept").standardOutput.split(separator: "\n").count == 7)
      let equal = try await run(project, "status")
      #expect(equal.status == 0 && equal.standardOutput == "8 snapshots: 8 equal\n")

      let card = project.url(of: "App/UserCard.swift")
      let source = try String(contentsOf: card, encoding: .utf8)
      try source.replacing(".foregroundColor(.red)", with: ".foregroundColor(.orange)")
        .write(to: card, atomically: true, encoding: .utf8)
      let changed = try await run(project, "status")
      #expect(changed.status == 1)
      #expect(changed.standardOutput.contains("changed     UserCardSnapshotTests/testErrorState"))
      #expect(changed.standardOutput.contains("#FF3B30"), "\(changed.standardOutput)")

      let reviewed = try await PomeloProcess.run(
        ["snapshots", "review", "--plain", project.folder.path],
        input: "accept-alike\nundo-decision\nreject-snapshot\n")
      #expect(reviewed.status == 0, "\(reviewed.standardError)")
      #expect(reviewed.standardOutput.contains("== Snapshots ─ 1 to review"))
      #expect(reviewed.standardOutput.contains("#FF3B30"), "\(reviewed.standardOutput)")
      #expect(reviewed.standardOutput.contains("Everything is decided."))
      #expect(try await run(project, "status").standardOutput.contains("1 changed"))

      let matrix = try await run(project, "matrix")
      #expect(matrix.standardOutput.contains("UserCard\n  devices"))
      #expect(matrix.standardOutput.contains("No snapshot is of: "))

      let tests = project.url(of: "Tests/UserCardSnapshotTests.swift")
      try String(contentsOf: tests, encoding: .utf8)
        .replacing("testLoadingState", with: "testWaitingState")
        .write(to: tests, atomically: true, encoding: .utf8)
      let stale = "testLoadingState.1.png"
      #expect(try await run(project, "clean", "--dry-run").standardOutput.contains(stale))
      let cleaned = try await run(project, "clean")
      #expect(cleaned.standardOutput.contains("deleted") && cleaned.standardOutput.contains(stale))
      #expect(try await run(project, "clean").standardOutput.contains("Tests take all references"))
    }

    @Test func aNameThatMeansNothingIsRefused() async throws {
      let project = Workbench.project("Seeds/TestStrategy")
      let output = try await run(project, "accept", "--only", "Nothing*")
      #expect(output.status == 2)
      #expect(
        output.standardError.contains("No snapshot called \"Nothing*\" waits to be accepted."))
    }
  }
}
