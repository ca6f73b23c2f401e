import Testing

extension EndToEnd.Suites {
  /// An app of health data, weather, records in the cloud, a scene with a bubble and exposures, all of
  /// fixtures.
  struct WellnessTests {
    @Test func servicesAnswerFromFixturesAndScenesGoOn() async throws {
      let report = try await RunReport.runProject(
        Workbench.project("Wellness"), timeout: .seconds(300))

      #expect(report.results.count == 6)
      for result in report.results {
        #expect(result.status == "passed", "\(result)")
      }
    }
  }
}
