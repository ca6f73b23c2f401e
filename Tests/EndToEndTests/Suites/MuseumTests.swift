import Testing

extension EndToEnd.Suites {
  /// Collection views, as lists and as grids, run as they are.
  struct MuseumTests {
    @Test func anAppOfCollectionViewsRuns() async throws {
      let report = try await RunReport.run(Workbench.project("Museum"))

      let unexpected = report.results.filter { $0.status != "passed" }
      #expect(unexpected.isEmpty, "\(unexpected)")
      #expect(report.tests("passed").count == 9)
    }
  }
}
