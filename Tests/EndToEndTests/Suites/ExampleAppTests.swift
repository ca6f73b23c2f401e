import Foundation
import Testing

extension EndToEnd.Suites {
  /// The bundled apps that are written as others write theirs pass their suites.
  struct ExampleAppTests {
    @Test(arguments: [[], ["--seed", "42"], ["--device", "iPhone SE (3rd generation)"]])
    func ledgerWithViewModelsAndCombinePasses(options: [String]) async throws {
      let report = try await RunReport.runProject(
        Workbench.ledger, options, timeout: .seconds(240))

      #expect(report.tests("failed").isEmpty)
      #expect(report.tests("crashed").isEmpty)
      #expect(report.summary.passed == 22)
      #expect(report.output.status == 0)
    }

    @Test(arguments: [[], ["--seed", "7"], ["--appearance", "dark"]])
    func trailheadWithObservationAndServicesPasses(options: [String]) async throws {
      let report = try await RunReport.runProject(
        Workbench.trailhead, options, timeout: .seconds(240))

      #expect(report.tests("failed").isEmpty)
      #expect(report.tests("crashed").isEmpty)
      #expect(report.summary.passed == 18)
      #expect(report.output.status == 0)
    }

    @Test func trailheadHasColumnsOnAPad() async throws {
      let report = try await RunReport.runProject(
        Workbench.trailhead, ["--device", "iPad (10th generation)", "--only", "PadTests"],
        timeout: .seconds(240))

      #expect(report.tests("passed").count == 2)
      #expect(report.output.status == 0)
    }
  }
}
