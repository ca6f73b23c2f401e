import Testing

extension EndToEnd.Suites {
  /// The shapes in which apps call SwiftUI and UIKit: that they compile, and what some of them do.
  struct ShapesTests {
    @Test func callsOfEveryShapeCompileAndDoWhatTheySay() async throws {
      let report = try await RunReport.run(Workbench.project("Shapes"))

      #expect(report.results.count == 15)
      for result in report.results {
        #expect(result.status == "passed", "\(result)")
      }
    }
  }
}
