import Testing

@testable import XcodeProjects

struct BuildSettingsTests {
  private func settings(
    _ assignments: [(String, String)], context: SettingContext = .simulator
  ) -> BuildSettings {
    var table = SettingTable()
    for (key, value) in assignments { table.assign(key, value) }
    return BuildSettings(table: table, context: context)
  }

  @Test func inheritedIsWhatTheLevelsBelowSay() {
    let settings = settings([
      ("FLAGS", "-a"), ("FLAGS", "$(inherited) -b"), ("FLAGS", "${inherited} -c"),
    ])
    #expect(settings.list("FLAGS") == ["-a", "-b", "-c"])
  }

  @Test func inheritedAtTheBottomIsNothing() {
    #expect(settings([("FLAGS", "$(inherited) -b")]).list("FLAGS") == ["-b"])
  }

  @Test func referencesAreResolvedFromTheTop() {
    let settings = settings([
      ("ID", "com.example.$(NAME)"), ("NAME", "old"), ("NAME", "new"),
    ])
    #expect(settings["ID"] == "com.example.new")
  }

  @Test func namesMayBePutTogether() {
    let settings = settings([
      ("BASE_Debug", "dev"), ("BASE_Release", "prod"), ("HOST", "$(BASE_$(CONFIGURATION))"),
    ])
    #expect(settings["HOST"] == "dev")
  }

  @Test(arguments: [
    ("$(N:lower)", "my app 2"), ("$(N:upper)", "MY APP 2"), ("$(N:c99extidentifier)", "My_App_2"),
    ("$(N:rfc1034identifier)", "My-App-2"), ("$(N:rfc1034identifier:lower)", "my-app-2"),
    ("$(NONE:default=x)", "x"), ("$(N:default=x)", "My App 2"), ("$(P:file)", "b.tar.gz"),
    ("$(P:base)", "b.tar"), ("$(P:dir)", "/a"), ("$(P:suffix)", ".gz"),
    ("$(DIGIT:identifier)", "_p"),
    ("$(UNCLOSED", "$(UNCLOSED"), ("a$b", "a$b"), ("$(NONE)", ""), ("${N}", "My App 2"),
    ("$(NONE:default=$(N:lower))", "my app 2"),
  ])
  func modifiersChangeValues(text: String, expected: String) {
    let settings = settings([("N", "My App 2"), ("P", "/a/b.tar.gz"), ("DIGIT", "2p")])
    #expect(settings.expanding(text) == expected)
  }

  @Test func assignmentsWithConditionsCountWhereTheyHold() {
    let assignments = [
      ("A", "plain"), ("A[sdk=iphonesimulator*]", "simulator"),
      ("B", "plain"), ("B[sdk=iphoneos*][arch=arm64]", "device"),
      ("C", "plain"), ("C[config=Debug]", "debug"), ("D[sdk=macosx*,arch=*]", "mac"),
    ]
    let settings = settings(assignments)
    #expect(settings["A"] == "simulator")
    #expect(settings["B"] == "plain")
    #expect(settings["C"] == "debug")
    #expect(settings["D"] == nil)
    let device = self.settings(assignments, context: SettingContext(sdk: "iphoneos18.5"))
    #expect(device["B"] == "device")
  }

  @Test func settingsThatLeadBackToThemselvesEnd() {
    let settings = settings([("A", "1$(B)"), ("B", "2$(A)"), ("C", "$(C)x")])
    #expect(settings["A"] == "12")
    #expect(settings["C"] == "x")
  }

  /// Each is twice the one before, forty times over.
  @Test func settingsThatGrowWithoutEndAreCut() throws {
    let assignments = (0..<40).map { ("S\($0)", "$(S\($0 + 1))$(S\($0 + 1))") } + [("S40", "xxxx")]
    let value = try #require(settings(assignments)["S0"])
    #expect(value.utf8.count <= ReadingLimits.settingLength)
  }

  @Test func namesDefaultToTheTargets() {
    let settings = settings([("TARGET_NAME", "My App")])
    #expect(settings.productName == "My App")
    #expect(settings.moduleName == "My_App")
  }

  @Test func wordsHeedQuotes() {
    #expect(SettingWords.split(#"a "b c" d\ e 'f' """#) == ["a", "b c", "d e", "f", ""])
  }
}
