import Testing

extension EndToEnd.Suites {
  /// An app that shows photos, films and places, draws codes, writes mail and asks for the person's face.
  struct StudioTests {
    @Test func whatTheDeviceHasComesFromFixturesAndTests() async throws {
      let report = try await RunReport.runProject(
        Workbench.project("Studio"), timeout: .seconds(300))

      #expect(report.results.count == 10)
      for result in report.results {
        #expect(result.status == "passed", "\(result)")
      }
    }
  }
}
