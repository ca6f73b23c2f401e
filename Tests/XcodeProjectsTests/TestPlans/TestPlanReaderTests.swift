import Testing

@testable import XcodeProjects

struct TestPlanReaderTests {
  private static let plan = """
    {
      "configurations" : [
        { "id" : "1", "name" : "Japanese", "options" : {
            "language" : "ja", "region" : "JP", "testRepetitionMode" : "retryOnFailure",
            "commandLineArgumentEntries" : [ { "argument" : "-own" } ] } },
        { "id" : "2", "name" : "Off", "enabled" : false, "options" : { "language" : "system" } }
      ],
      "defaultOptions" : {
        "commandLineArgumentEntries" : [ { "argument" : "-all" }, { "argument" : "-no", "enabled" : false } ],
        "environmentVariableEntries" : [ { "key" : "HOST", "value" : "local" } ],
        "maximumTestRepetitions" : 5, "testTimeoutsEnabled" : true,
        "defaultTestExecutionTimeAllowance" : 60, "testExecutionOrdering" : "random"
      },
      "testTargets" : [
        { "parallelizable" : true, "skippedTests" : [ "SlowTests", "ATests\\/testB()" ],
          "target" : { "containerPath" : "container:App.xcodeproj", "identifier" : "APP", "name" : "App" } },
        { "enabled" : false,
          "selectedTests" : { "suites" : [ { "name" : "S", "testFunctions" : [ "a()" ] }, { "name" : "T" } ] },
          "target" : { "containerPath" : "container:App.xcodeproj", "identifier" : "GONE", "name" : "Gone" } }
      ],
      "version" : 1
    }
    """

  private func sample(_ plan: String = plan) throws -> SampleFolder {
    let sample = try SampleFolder(
      project: PbxprojText.text([
        "MAIN": "{isa = PBXGroup; children = (SOURCES, PLAN); sourceTree = \"<group>\"; }",
        "PLAN": PbxprojText.file("All.xctestplan"),
      ]))
    try sample.write(plan, to: "All.xctestplan")
    return sample
  }

  @Test func optionsOfThePlanAreInEachConfiguration() throws {
    let plan = try #require(try sample().read().testPlans.first)
    #expect(plan.name == "All")
    #expect(plan.configurations.map(\.name) == ["Japanese", "Off"])
    #expect(plan.configurations.map(\.isEnabled) == [true, false])
    let (japanese, off) = (plan.configurations[0], plan.configurations[1])
    #expect(japanese.launch.arguments == ["-own"])
    #expect(off.launch.arguments == ["-all"])
    #expect(japanese.launch.environment == ["HOST": "local"])
    #expect(japanese.launch.language == "ja")
    #expect(off.launch.language == nil)
    #expect(japanese.repetition == .retryOnFailure(times: 5))
    #expect(off.repetition == .none)
    #expect(off.timeAllowance == TestTimeAllowance(standard: 60, maximum: nil))
    #expect(off.isRandomOrder)
  }

  @Test func targetsHaveTheirSelections() throws {
    let project = try sample().read()
    let testables = try #require(project.testPlans.first).testables
    #expect(testables.map(\.target.name) == ["App", "Gone"])
    #expect(testables[0].target.id == project.targets[0].id)
    #expect(testables[0].isParallel)
    #expect(testables[0].skippedTests == ["SlowTests", "ATests/testB()"])
    #expect(testables[0].selectedTests == nil)
    #expect(testables[1].isSkipped)
    #expect(testables[1].selectedTests == ["S/a()", "T"])
    #expect(project.problems.count == 1)
  }

  @Test func aPlanThatIsNoJSONIsAProblem() throws {
    let project = try sample("{").read()
    #expect(project.testPlans.isEmpty)
    #expect(project.problems.count == 1)
  }
}
