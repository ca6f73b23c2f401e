import Foundation
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

    /// An app that runs on iOS 16, with names of three versions since.
    private static let newerNames = Workbench.project("NewerNames")

    @Test func namesOfNewerVersionsAreUsedUnderTheirConditions() async throws {
      for version in ["17", "26"] {
        let report = try await RunReport.runProject(
          Self.newerNames, ["--os", version], timeout: .seconds(120))
        #expect(report.tests("passed").count == 1)
      }
    }

    @Test func withoutAConditionTheyAreErrors() async throws {
      let project = Workbench.project("NewerNames")
      try project.edit("App/NewerNamesApp.swift", replacing: "#if UNCHECKED", with: "#if DEBUG")
      let output = try await PomeloProcess.run(["run", project.folder.path])
      #expect(output.status == 3)
      for (text, name, version) in [
        ("Text(\"x\").glass", "glassEffect", 26), (".scrollTarget", "scrollTargetBehavior", 17),
        (".onChange(of: 3)", "onChange(of:initial:_:)", 17), ("Tab(\"a\"", "Tab", 18),
      ] {
        let line = try project.line(of: text, in: "App/NewerNamesApp.swift") ?? 0
        let place = try Regex("NewerNamesApp\\.swift:\(line):\\d+: error: ")
        #expect(output.standardError.contains(place))
        #expect(
          output.standardError.contains("'\(name)' is only available in iOS \(version).0 or newer"))
      }
      #expect(output.standardError.matches(of: /: error: '/).count == 4)
    }

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
