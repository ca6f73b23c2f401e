import Testing

extension EndToEnd.Suites {
  /// Charts: what their marks say, where they stand, and what fingers do on them.
  struct ChartsTests {
    @Test func chartsAreElementsThatCanBeTouchedAndScrolled() async throws {
      let report = try await RunReport.run(Workbench.project("Charts"))

      #expect(report.results.count == 11)
      for result in report.results {
        #expect(result.status == "passed", "\(result)")
      }
    }
  }
}
