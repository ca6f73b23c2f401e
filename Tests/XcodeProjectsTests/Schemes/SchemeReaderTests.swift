import Testing

@testable import XcodeProjects

struct SchemeReaderTests {
  private static let reference = """
    <BuildableReference BuildableIdentifier = "primary" BlueprintIdentifier = "APP"
      BuildableName = "App.app" BlueprintName = "App" ReferencedContainer = "container:App.xcodeproj">
    </BuildableReference>
    """
  private static let scheme = """
    <?xml version="1.0" encoding="UTF-8"?>
    <Scheme LastUpgradeVersion = "1600" version = "1.7">
      <BuildAction><PreActions><ExecutionAction ActionType = "X">
        <ActionContent title = "Count" scriptText = "touch /tmp/x"></ActionContent>
      </ExecutionAction></PreActions><BuildActionEntries>
        <BuildActionEntry buildForTesting = "NO" buildForRunning = "YES">\(reference)</BuildActionEntry>
      </BuildActionEntries></BuildAction>
      <TestAction buildConfiguration = "Debug" shouldUseLaunchSchemeArgsEnv = "NO" language = "ja" region = "JP">
        <TestPlans>
          <TestPlanReference reference = "container:Fast.xctestplan"></TestPlanReference>
          <TestPlanReference reference = "container:Plans/All.xctestplan" default = "YES"></TestPlanReference>
        </TestPlans>
        <Testables>
          <TestableReference skipped = "NO" parallelizable = "YES">\(reference)
            <SkippedTests><Test Identifier = "SlowTests"></Test><Test Identifier = "ATests/testB()"></Test></SkippedTests>
          </TestableReference>
        </Testables>
        <CommandLineArguments><CommandLineArgument argument = "-mode &quot;a b&quot;" isEnabled = "YES"/></CommandLineArguments>
      </TestAction>
      <LaunchAction buildConfiguration = "Release">
        <BuildableProductRunnable runnableDebuggingMode = "0">\(reference)</BuildableProductRunnable>
        <CommandLineArguments>
          <CommandLineArgument argument = "-on" isEnabled = "YES"/>
          <CommandLineArgument argument = "-off" isEnabled = "NO"/>
        </CommandLineArguments>
        <EnvironmentVariables>
          <EnvironmentVariable key = "HOST" value = "local" isEnabled = "YES"/>
          <EnvironmentVariable key = "NEVER" value = "x" isEnabled = "NO"/>
        </EnvironmentVariables>
      </LaunchAction>
    </Scheme>
    """

  private func sample(_ scheme: String = scheme) throws -> SampleFolder {
    let sample = try SampleFolder(project: PbxprojText.text())
    try sample.write(scheme, to: "App.xcodeproj/xcshareddata/xcschemes/App.xcscheme")
    try sample.write(
      scheme, to: "App.xcodeproj/xcuserdata/me.xcuserdatad/xcschemes/Mine.xcscheme")
    return sample
  }

  @Test func aSchemeSaysWhatIsRunAndTested() throws {
    let sample = try sample()
    let project = try sample.read()
    let scheme = try #require(project.scheme(named: "App"))
    let app = TargetReference(id: project.targets[0].id, name: "App")
    #expect(
      scheme.buildEntries == [.init(target: app, isForTesting: false, isForRunning: true)])
    #expect(scheme.launch.configuration == "Release")
    #expect(scheme.launch.target == app)
    #expect(scheme.launch.options.arguments == ["-on"])
    #expect(scheme.launch.options.environment == ["HOST": "local"])
    #expect(
      scheme.test.testables == [
        .init(target: app, isParallel: true, skippedTests: ["SlowTests", "ATests/testB()"])
      ])
    #expect(scheme.test.options.arguments == ["-mode", "a b"])
    #expect(scheme.test.options.language == "ja")
    #expect(scheme.test.options.region == "JP")
    #expect(sample.names(scheme.test.testPlans) == ["Fast.xctestplan", "Plans/All.xctestplan"])
    #expect(scheme.test.defaultTestPlan == "\(sample.path)/Plans/All.xctestplan")
    #expect(scheme.scripts == [BuildScript(kind: .schemeAction, name: "Count")])
  }

  @Test func sharedSchemesComeBeforeThoseOfPeople() throws {
    let project = try sample().read()
    #expect(project.schemes.map(\.name) == ["App", "Mine"])
    #expect(project.schemes.map(\.isShared) == [true, false])
  }

  @Test func testsTakeTheArgumentsOfTheLaunchWhereTheSchemeSaysSo() throws {
    let text = Self.scheme.replacing("shouldUseLaunchSchemeArgsEnv = \"NO\"", with: "")
    let test = try #require(try sample(text).read().scheme(named: "App")).test
    #expect(test.options.arguments == ["-on"])
    #expect(test.options.environment == ["HOST": "local"])
    #expect(test.options.language == "ja")
  }

  @Test(arguments: [
    "../../../Store/App.storekit", "../../Store/App.storekit", "../Store/App.storekit",
  ])
  func theStoreIsFoundFromWhereverXcodeHasWrittenItsPath(identifier: String) throws {
    let action = "<LaunchAction buildConfiguration = \"Release\">"
    let text = Self.scheme.replacing(
      action,
      with: "\(action)<StoreKitConfigurationFileReference identifier = \"\(identifier)\"/>")
    let sample = try sample(text)
    #expect(try sample.read().scheme(named: "App")?.launch.storeConfiguration == nil)

    try sample.write("{}", to: "Store/App.storekit")

    let found = try sample.read().scheme(named: "App")?.launch.storeConfiguration
    #expect(found?.hasSuffix("/Store/App.storekit") == true)
  }

  @Test func aTargetOfAProjectThatWasWrittenAnewIsFoundByItsName() throws {
    let text = Self.scheme.replacing("\"APP\"", with: "\"OLDID\"")
    let project = try sample(text).read()
    #expect(project.scheme(named: "App")?.launch.target?.id == project.targets[0].id)
    let gone = try sample(text.replacing("\"App\"", with: "\"Gone\"")).read()
    #expect(
      gone.problems.contains { if case .unknownTarget("Gone", _) = $0 { true } else { false } })
  }

  @Test(arguments: [
    "<Scheme><BuildAction>", "nonsense", "<Workspace/>",
    "<!DOCTYPE x [<!ENTITY a \"aaaa\">]><Scheme/>", "<<<<<<< HEAD\n<Scheme/>",
  ])
  func aBrokenSchemeIsAProblemAndTheProjectIsRead(text: String) throws {
    let project = try sample(text).read()
    #expect(project.schemes.isEmpty)
    #expect(project.problems.count == 2)
    #expect(project.targets.count == 1)
  }
}
