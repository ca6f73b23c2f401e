import Testing

extension EndToEnd.Suites {
  /// An app that looks for places, leads to them and watches regions, all by one fixture.
  struct OutingsTests {
    @Test func placesAreFoundLedToAndWatched() async throws {
      let report = try await RunReport.runProject(
        Workbench.project("Outings"), timeout: .seconds(300))

      #expect(report.results.count == 6)
      for result in report.results {
        #expect(result.status == "passed", "\(result)")
      }
    }
  }
}
