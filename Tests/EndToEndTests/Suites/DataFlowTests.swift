import Testing

extension EndToEnd.Suites {
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
          "DispatchSemaphore.wait() can never end: nothing outside the main queue is under way, and "
            + "the main queue waits itself."
        ) == true, "\(others)")
    }
  }
}
