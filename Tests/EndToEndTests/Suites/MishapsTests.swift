import Testing

extension EndToEnd.Suites {
  /// Whatever a test does, it ends as that one test's result, and the others still run.
  struct MishapsTests {
    /// The one run that all tests look at: two of its tests have to be waited out.
    private static let report = Task { try await RunReport.run(Workbench.mishaps) }

    private func result(of test: String) async throws -> RunReport.TestResult {
      try #require(try await Self.report.value.result(of: "MishapTests/\(test)"))
    }

    @Test func theLastTestStillPasses() async throws {
      let report = try await Self.report.value

      #expect(report.results.count == 20)
      #expect(report.results.last?.id == "MishapTests/test99StillRuns")
      #expect(report.results.last?.status == "passed")
      #expect(report.output.status == 1)
    }

    @Test(arguments: [
      "test04AppPrintsAMegabyte", "test14Sleeps", "test16SleepsInAsynchronousTest",
      "test99StillRuns",
    ])
    func harmlessOnesPass(test: String) async throws {
      let result = try await result(of: test)
      #expect(result.status == "passed", "\(result)")
    }

    @Test(arguments: [
      ("test01ForceUnwrapsNilInPage", "Unexpectedly found nil"),
      ("test05AppExits", "exit(3)"),
      ("test06AppTraps", "the view model gave up"),
    ])
    func trapsAndExitsAreCrashesWithAReason(test: String, reason: String) async throws {
      let result = try await result(of: test)
      let words = ([result.reason ?? ""] + result.failures.map(\.message)).joined(separator: " ")
      #expect(result.status == "crashed", "\(result)")
      #expect(words.contains(reason))
    }

    @Test(arguments: [
      "test02LoopsForEver", "test03LoopsForEverAskingTheApp", "test07RecursesWithoutEnd",
    ])
    func endlessOnesAreEnded(test: String) async throws {
      let result = try await result(of: test)
      #expect(["crashed", "failed"].contains(result.status), "\(result)")
      #expect(result.reason != nil || !result.failures.isEmpty)
    }

    @Test(arguments: [
      ("test08ThrowsAnError", ["caught error"]),
      ("test09TapsMissingElementAndContinues", ["No matches found", "reached after the tap"]),
      ("test10TapsMissingElementAndStops", ["No matches found"]),
      ("test11TypesWithoutFocus", ["keyboard focus"]),
      ("test12TapsOneOfTwoMatches", ["Multiple matching elements"]),
      ("test13WaitsTooShortly", ["still not there"]),
      ("test17WaitsForEver", ["exceeded execution time allowance of 10 minutes"]),
      ("test18NeverResumes", ["Asynchronous test never finished"]),
    ])
    func failuresAreWordedAsXcodeDoes(test: String, messages: [String]) async throws {
      let result = try await result(of: test)
      #expect(result.status == "failed", "\(result)")
      try #require(result.failures.count == messages.count, "\(result)")
      for (failure, message) in zip(result.failures, messages) {
        #expect(failure.message.contains(message))
      }
    }

    @Test func aProcessThatVanishesKeepsWhatFailedBefore() async throws {
      let result = try await result(of: "test19FailsAndVanishes")
      #expect(result.status == "crashed")
      try #require(result.failures.count == 2, "\(result)")
      #expect(result.failures[0].message.contains("the last words"))
      #expect(result.failures[1].message.contains("exited with status 7"))
    }

    @Test func sleepingCostsNoTime() async throws {
      let result = try await result(of: "test14Sleeps")
      #expect(result.virtualSeconds >= 40)
      #expect(result.wallSeconds < 10)
    }

    @Test func hostileTextReachesNoTerminal() async throws {
      let output = try await PomeloProcess.run(
        ["run"] + Workbench.mishaps.folderOptions
          + ["--only", "MishapTests/test15QuotesHostileText"])

      let forbidden = (output.standardOutput + output.standardError).unicodeScalars.filter {
        ($0.properties.generalCategory == .control && $0 != "\n")
          || ("\u{202A}"..."\u{202E}").contains($0)
      }
      #expect(output.status == 1)
      #expect(output.standardOutput.contains("harmless"))
      #expect(forbidden.isEmpty)
    }
  }
}
