import Testing

extension EndToEnd.Suites {
  /// An app that keeps its objects by Core Data, with a class that Xcode makes and one of its own.
  struct LedgersTests {
    @Test func objectsAreKeptAndShown() async throws {
      let report = try await RunReport.run(Workbench.project("Ledgers"))

      #expect(report.results.count == 8)
      for result in report.results {
        #expect(result.status == "passed", "\(result)")
      }
    }
  }
}
