import Testing

extension EndToEnd.Suites {
  /// Projects in several habits of writing apps and tests run as they do in Xcode.
  struct HabitsTests {
    @Test(arguments: [("SignIn", 6), ("Todos", 8), ("Shop", 6), ("カフェ", 6)])
    func allTestsPass(name: String, count: Int) async throws {
      let report = try await RunReport.run(Workbench.project(name))

      let failed = report.results.filter { $0.status == "failed" || $0.status == "crashed" }
      #expect(failed.isEmpty, "\(failed)")
      #expect(report.tests("passed").count == count)
      #expect(report.output.status == 0)
    }
  }
}
