import Testing

extension EndToEnd.Suites {
  /// An app whose models, cameras and sensors answer from fixtures.
  struct InsightTests {
    @Test func modelsCamerasAndSensorsAnswerFromFixtures() async throws {
      let report = try await RunReport.runProject(
        Workbench.project("Insight"), timeout: .seconds(300))

      #expect(report.results.count == 18)
      for result in report.results {
        #expect(result.status == "passed", "\(result)")
      }
    }
  }
}
