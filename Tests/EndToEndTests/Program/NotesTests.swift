import Foundation
import Testing

extension EndToEnd.Program {
  /// A project that nobody prepared runs as it does in Xcode.
  struct NotesTests {
    @Test func allTestsRunAndPass() async throws {
      let report = try await RunReport.run(Workbench.notes)

      let notPassed = report.results.filter { $0.status != "passed" }
      #expect(notPassed.map(\.id) == ["AssertionTests/testOnlyOnAPad"], "\(notPassed)")
      #expect(report.tests("skipped") == ["AssertionTests/testOnlyOnAPad"])
      #expect(report.output.status == 0)
    }

    @Test func aBaseClassHandsItsTestDown() async throws {
      let report = try await RunReport.run(Workbench.notes)

      let inherited = report.results.map(\.id).filter { $0.hasSuffix("/testAppLaunches") }
      #expect(
        Set(inherited) == [
          "LoginTests/testAppLaunches", "NotesTestCase/testAppLaunches",
          "NotesTests/testAppLaunches",
        ])
    }

    @Test func noFileIsLeftInThePersonsFolders() async throws {
      _ = try await RunReport.run(Workbench.notes)

      let entries = try FileManager.default.contentsOfDirectory(atPath: Workbench.notes.folder.path)
      #expect(Set(entries).subtracting(["App", "UITests", ".pomelo"]).isEmpty)
    }
  }
}
