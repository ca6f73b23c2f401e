import Testing

extension EndToEnd.Suites {
  /// SwiftUI of iOS 18 and 26, and concurrency of Swift 6.2.
  struct ModernTests {
    @Test func newNamesWork() async throws {
      let report = try await RunReport.run(Workbench.project("Modern"))

      #expect(report.results.count == 6)
      for result in report.results {
        #expect(result.status == "passed", "\(result)")
      }
    }
  }
}
