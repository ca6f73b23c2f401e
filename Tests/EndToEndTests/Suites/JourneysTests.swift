import Foundation
import Testing

extension EndToEnd.Suites {
  /// An app whose models are SwiftData's.
  struct JourneysTests {
    private func run(_ tests: String) async throws -> RunReport {
      let project = Project(copying: Workbench.sourceOfProjects.appendingPathComponent("Journeys"))
      let options = ["--app", project.url(of: "App").path, "--tests", project.url(of: tests).path]
      return try RunReport(try await PomeloProcess.run(["run", "--json"] + options))
    }

    @Test(arguments: [("UITests", 7), ("UnitTests", 35)])
    func allTestsPass(folder: String, count: Int) async throws {
      let report = try await run(folder)

      let unexpected = report.results.filter { $0.status != "passed" }
      #expect(unexpected.isEmpty, "\(unexpected)")
      #expect(report.tests("passed").count == count)
    }
  }
}
