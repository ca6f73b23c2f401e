import Testing

extension EndToEnd.Suites {
  /// An app that sells things by StoreKit, with UI tests that buy them.
  struct KioskTests {
    @Test func purchasesAreMadeOnTheSystemsScreens() async throws {
      let report = try await RunReport.run(Workbench.project("Kiosk"))

      #expect(report.results.count == 18)
      for result in report.results {
        #expect(result.status == "passed", "\(result)")
      }
    }
  }
}
