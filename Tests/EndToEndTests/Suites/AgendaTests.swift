import Testing

extension EndToEnd.Suites {
  /// An app that uses what the system brings for people, meetings, papers and places: sheets of contacts
  /// and events, files that are looked at, consent by a button, a search index and activities.
  struct AgendaTests {
    @Test func theSystemsScreensAreThere() async throws {
      let report = try await RunReport.runProject(
        Workbench.project("Agenda"), timeout: .seconds(300))

      #expect(report.results.count == 10)
      for result in report.results {
        #expect(result.status == "passed", "\(result)")
      }
    }
  }
}
