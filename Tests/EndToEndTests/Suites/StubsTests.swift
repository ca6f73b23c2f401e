import Testing

extension EndToEnd.Suites {
  /// An app with views of UIKit runs: some as elements, one with a stub of the person's instead.
  struct StubsTests {
    @Test func stubsStandInForWhatCannotRun() async throws {
      let report = try await RunReport.runProject(
        Workbench.project("Stubs"), timeout: .seconds(120))

      #expect(report.tests("passed").count == 4, "\(report.results)")
      #expect(report.output.status == 0)
    }
  }
}
