import Testing

@testable import XcodeProjects

/// Levels of settings, from the project's file to the target.
struct TargetSettingsTests {
  @Test func targetsStandOverTheProject() throws {
    let app = try #require(try SampleFolder(project: PbxprojText.text()).read().targets.first)
    let debug = app.settings()
    #expect(debug.context.configuration == "Debug")
    #expect(debug.compilationConditions == ["DEBUG", "STAGING"])
    #expect(debug.bundleIdentifier == "com.example.App")
    #expect(debug.languageMode == "6")
    #expect(debug.developmentLanguage == "ja")
    #expect(app.moduleName == "App")
    #expect(app.settings("Release").compilationConditions.isEmpty)
    #expect(app.settings("Staging").context.configuration == "Release")
  }

  @Test func filesOfSettingsStandBelowWhatTheDocumentSays() throws {
    let sample = try SampleFolder(
      project: PbxprojText.text([
        "SOURCES":
          "{isa = PBXGroup; children = (BASE, OWN); path = Config; sourceTree = \"<group>\"; }",
        "BASE": PbxprojText.file("Base.xcconfig"), "OWN": PbxprojText.file("App.xcconfig"),
        "APP": PbxprojText.target("App", "application", list: "APPLIST"),
        "PROJECTDEBUG": PbxprojText.configuration("Debug", "TWO = project;", base: "BASE"),
        "APPDEBUG": PbxprojText.configuration("Debug", "FOUR = target;", base: "OWN"),
      ]))
    let file = "ONE = base\nTWO = base\nTHREE = base\nFOUR = base\n"
    try sample.write(file, to: "Config/Base.xcconfig")
    try sample.write(
      "#include \"Shared.xcconfig\"\n#include? \"Secrets.xcconfig\"\nTHREE = $(inherited) own // note\n",
      to: "Config/App.xcconfig")
    try sample.write(
      "FOUR = shared;\nFIVE[sdk=iphone*] = shared\n", to: "Config/Shared.xcconfig")
    let project = try sample.read()
    let settings = try #require(project.targets.first).settings()
    let values = ["ONE", "TWO", "THREE", "FOUR", "FIVE"].map { settings[$0] }
    #expect(values == ["base", "project", "base own", "target", "shared"])
    #expect(project.problems.isEmpty, "\(project.problems)")
  }

  @Test func includesThatAreMissingOrGoRoundAreSaid() throws {
    let sample = try SampleFolder([
      "A.xcconfig": "#include \"B.xcconfig\"\nA = 1\nthis is none\n",
      "B.xcconfig": "#include \"A.xcconfig\"\n#include \"Gone.xcconfig\"\nB = 2\n",
    ])
    let problems = ProblemList()
    var reader = SettingsFile(files: ProjectFiles(boundary: sample.path), problems: problems)
    var table = SettingTable()
    reader.read("\(sample.path)/A.xcconfig", into: &table, place: nil)
    #expect(table.names.sorted() == ["A", "B"])
    let b = "\(sample.path)/B.xcconfig"
    #expect(
      problems.problems == [
        .cycle(name: "\(sample.path)/A.xcconfig", place: ProjectPlace(file: b, line: 1)),
        .document(
          .missing(path: "\(sample.path)/Gone.xcconfig"), place: ProjectPlace(file: b, line: 2)),
        .notASetting(
          text: "this is none", place: ProjectPlace(file: "\(sample.path)/A.xcconfig", line: 3)),
      ])
  }

  @Test(arguments: [
    ("A = b // c", SettingsFile.Statement.assignment("A", "b")),
    ("A[sdk=x*] = b=c;", .assignment("A[sdk=x*]", "b=c")), ("// A = b", .nothing), ("  ", .nothing),
    ("#include \"x\"", .include("x", isOptional: false)),
    ("#include? \"x\"", .include("x", isOptional: true)), ("#include x", .unknown("#include x")),
    ("A =", .assignment("A", "")), ("=", .unknown("=")), ("1A = x", .unknown("1A = x")),
  ])
  func linesAreRead(line: String, expected: SettingsFile.Statement) {
    #expect(SettingsFile.statement(line[...]) == expected)
  }
}
