import Foundation
import Testing

extension EndToEnd.Suites {
  /// The bundled example of the pyramid: unit, integration and UI tests in one host.
  struct DirectoryTests {
    private static let flaky = "FailingOnPurposeTests/testSearchAfterAGuessedPause"

    @Test(arguments: ["0", "2", "20"])
    func allLayersPassOnEverySchedule(seed: String) async throws {
      let report = try await RunReport.runProject(
        Workbench.directory, ["--seed", seed], timeout: .seconds(120))

      let failed = Set(report.tests("failed")).subtracting([Self.flaky])
      #expect(failed == ["FailingOnPurposeTests/testSearchWithoutWaiting"], "\(report.results)")
      #expect(report.tests("crashed").isEmpty)
      let names = report.results.map(\.id).filter { !$0.hasPrefix("FailingOnPurposeTests/") }
      let integration = names.filter { $0.contains("API") }
      let screens = names.filter { $0.contains("UITests/") }
      #expect(names.count == 46)
      #expect(names.count { $0.hasPrefix("DirectorySnapshotTests/") } == 6)
      #expect(integration.count == 8)
      #expect(screens.count == 4)
    }

    /// The test that guesses how long to wait is right on some schedules and wrong on others, and
    /// on each of them always the same.
    @Test func aGuessedPauseIsLongEnoughOnSomeSchedulesOnly() async throws {
      var statuses: Set<String> = []
      for seed in 0..<10 {
        let report = try await RunReport.runProject(
          Workbench.directory, ["--only", Self.flaky, "--seed", "\(seed)", "--repeat", "2"],
          timeout: .seconds(60))
        let found = Set(report.results.map(\.status))
        #expect(found.count == 1)
        statuses.formUnion(found)
      }
      #expect(statuses == ["passed", "failed"])
    }

    @Test func theFailureWithoutWaitingSaysWhatTheAppWasBusyWith() async throws {
      let output = try await PomeloProcess.run(
        [
          "run", Workbench.directory.folder.path, "--only",
          "FailingOnPurposeTests/testSearchWithoutWaiting",
        ])

      #expect(output.standardOutput.contains("the app was busy: Combine timer, due in 0.30 s"))
      #expect(output.status == 1)
    }
  }
}
