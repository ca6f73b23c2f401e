import Testing

extension EndToEnd {
  /// State, environment, defaults, focus, Combine, Dispatch and tasks behave as on a device.
  struct DataFlowTests {
    @Test func dataFlowsAsOnADevice() async throws {
      let report = try await RunReport.run(Workbench.project("DataFlow"))

      // The one that goes wrong waits for a semaphore that nobody signals.
      let passed = report.tests("passed")
      #expect(passed.count == 10, "\(report.results)")
      let others = report.results.filter { $0.status != "passed" }
      #expect(others.count == 1)
      #expect(
        others.first?.failures.first?.message.contains(
          "DispatchSemaphore.wait() can never end: nothing that is under way ends it."
        ) == true, "\(others)")
    }

    /// The app and the tests of an article about strategies of testing, as printed there; only the
    /// types that it leaves out are supplied.
    @Test(arguments: ["0", "1", "2", "7"])
    func listingsOfAnArticlePass(seed: String) async throws {
      let report = try await RunReport.runProject(
        Workbench.project("Seeds/TestStrategy"), ["--seed", seed], timeout: .seconds(120))

      #expect(report.tests("passed").count == 12, "\(report.results)")
      #expect(report.output.status == 0)
    }
  }
}
