import Testing

extension EndToEnd.Suites {
  /// An app with UIKit's life cycle, laid out by rules, runs as it is.
  struct ErrandsTests {
    @Test func anAppOfUIKitRuns() async throws {
      let report = try await RunReport.run(Workbench.project("Errands"))

      let unexpected = report.results.filter { $0.status != "passed" }
      #expect(unexpected.isEmpty, "\(unexpected)")
      #expect(report.tests("passed").count == 7)
    }

    @Test func theScreensOfAStoryboardRun() async throws {
      let report = try await RunReport.run(Workbench.project("Storyboards"))

      let unexpected = report.results.filter { $0.status != "passed" }
      #expect(unexpected.isEmpty, "\(unexpected)")
      #expect(report.tests("passed").count == 1)
    }
  }
}
