import Testing

extension EndToEnd.Suites {
  /// An app that asks for the version of iOS, on devices of three.
  struct ReleasesTests {
    @Test(arguments: [
      ("17", "testItIsSeventeen"), ("18.2", "testItIsEighteen"), ("26", "testItIsTwentySix"),
    ])
    func conditionsOfAvailabilityFollowTheChosenSystem(version: String, test: String) async throws {
      let report = try await RunReport.run(Self.project, ["--os", version])

      #expect(
        Set(report.tests("passed"))
          == ["ReleasesUITests/testAppAndTestsHaveTheSameSystem", "ReleasesUITests/\(test)"])
      let newer = "ReleasesUITests/testItIsTwentySix"
      #expect(report.tests("skipped") == (version == "26" ? [] : [newer]))
    }

    /// One for all versions: they take the same build.
    private static let project = Workbench.project("Releases")

    @Test func aVersionThatThereIsNotIsRefused() async throws {
      let output = try await PomeloProcess.run(
        ["run"] + Workbench.broken("CompileErrorInApp").folderOptions + ["--os", "19"])
      #expect(output.status == 2)
      #expect(
        output.standardError.contains(
          "\"19\" is no value for the system. Give 17, 18, 26, or one of their versions, such as "
            + "\"18.2\"."))
    }
  }
}
