import Foundation
import Testing

extension EndToEnd.Suites {
  /// The bundled examples of ordinary apps do what their tests say, however the device is set up.
  struct ExamplesTests {
    @Test func everyTestOfRecipesPasses() async throws {
      let report = try await RunReport.runProject(
        Workbench.recipes, ["--repeat", "2"], timeout: .seconds(240))

      let failed = report.results.filter { $0.status != "passed" }
      #expect(failed.isEmpty, "\(failed)")
      #expect(report.results.count == 44)
      #expect(report.output.status == 0)
      let digests = Dictionary(grouping: report.results, by: \.id).mapValues {
        Set($0.map(\.digest)).count
      }
      #expect(digests.values.allSatisfy { $0 == 1 }, "\(digests)")
    }

    /// Tests that look for English words fail elsewhere, but nothing crashes or stalls.
    @Test(arguments: [
      ["--appearance", "dark"], ["--orientation", "landscapeLeft"],
      ["--device", "iPad Pro 11-inch (M4)"],
    ])
    func recipesEndsWellOnEveryDevice(options: [String]) async throws {
      let report = try await RunReport.runProject(
        Workbench.recipes, options, timeout: .seconds(240))

      #expect(report.tests("crashed").isEmpty, "\(report.results)")
      #expect(report.results.count == 22)
      let failures = report.results.flatMap(\.failures)
      let stalls = failures.filter { $0.message.contains("processor time") }
      #expect(stalls.isEmpty, "\(stalls)")
    }
  }
}
