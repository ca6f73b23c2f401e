import Testing

extension EndToEnd.Suites {
  /// Collection views, as lists and as grids, run as they are.
  struct MuseumTests {
    @Test func anAppOfCollectionViewsRuns() async throws {
      let report = try await RunReport.run(Workbench.project("Museum"))

      let unexpected = report.results.filter { $0.status != "passed" }
      #expect(unexpected.isEmpty, "\(unexpected)")
      #expect(report.tests("passed").count == 9)
      // What the app prints is shown to a person, who would look for a mistake of the app's.
      #expect(!report.output.lines.contains { $0.contains("Unable to simultaneously satisfy") })
    }
  }
}
