import Testing

extension EndToEnd.Suites {
  /// Apps whose tasks are never done, and code that waits for the queue it is on.
  struct SpinningTests {
    private static let report = Task { try await RunReport.run(Workbench.project("Spinning")) }

    private func result(of test: String) async throws -> RunReport.TestResult {
      try #require(try await Self.report.value.result(of: "SpinningTests/\(test)"))
    }

    @Test func aLoopWithoutAnEndIsNamedAndTheTestGoesOn() async throws {
      let result = try await result(of: "testEndless")
      #expect(result.status == "passed", "\(result)")
      #expect(result.notes?.count == 1)
      #expect(result.notes?.first?.contains("in Worker.spin() at SpinningApp.swift:5") == true)
    }

    @Test(arguments: [
      "testUntilATimer", "testOften", "testBackgroundWaitsForMain", "testTaskWaitsForMain",
    ])
    func whatEndsIsNotNamed(test: String) async throws {
      let result = try await result(of: test)
      #expect(result.status == "passed", "\(result)")
      #expect(result.notes == nil)
    }

    @Test func aMainQueueThatWaitsForItselfTraps() async throws {
      let result = try await result(of: "testMainWaitsForMain")
      #expect(result.status == "crashed")
      #expect(result.reason?.contains("dispatch_sync called on queue already owned") == true)
    }
  }
}
