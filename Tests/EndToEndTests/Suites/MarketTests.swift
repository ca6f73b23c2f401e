import Testing

extension EndToEnd.Suites {
  /// An app that is paid, called, drawn in and spoken to by what the system brings.
  struct MarketTests {
    @Test func paymentsCallsAndDrawingsGoThroughTheSystem() async throws {
      let report = try await RunReport.runProject(
        Workbench.project("Market"), timeout: .seconds(300))

      #expect(report.results.count == 8)
      for result in report.results {
        #expect(result.status == "passed", "\(result)")
      }
    }
  }
}
