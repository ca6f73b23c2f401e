import Testing

extension EndToEnd.Suites {
  /// An app with tips between rows and in popovers, by rules, events and parameters.
  struct HintsTests {
    @Test func tipsComeByTheirRulesAndGoForGood() async throws {
      let report = try await RunReport.run(Workbench.project("Hints"))

      #expect(report.results.count == 8)
      for result in report.results {
        #expect(result.status == "passed", "\(result)")
      }
    }
  }
}
