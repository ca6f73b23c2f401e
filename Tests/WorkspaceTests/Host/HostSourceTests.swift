import ElementModel
import SourceIndex
import SourceModel
import TestSupport
import Testing

@testable import Workspace

/// The `main.swift` that is generated for a host.
struct HostSourceTests {
  @Test func testsAreRegisteredPrivateOnesAreReported() throws {
    let project = try SampleProject().open()
    let index = project.index()
    let apps = [try project.app(in: index)]
    let modules = ModuleNames(project: project)
    let source = try HostSource(project: project, apps: apps, index: index, modules: modules)
    #expect(source.text.contains("\(modules.app)::`SampleApp`.self, name: "))
    #expect(
      source.text.contains(
        """
        .test("SampleTests", "testOne", \
        make: { \(modules.tests)::`SampleTests`() }) { try $0.`testOne`() }
        """))
    #expect(source.text.contains(#".asyncTest("SampleTests", "testTwo""#))
    #expect(!source.text.contains("HiddenTests"))
    #expect(source.warnings.count == 1)
    #expect(source.warnings.first?.contains("Tests.swift:7: HiddenTests is private") == true)
  }

  @Test func furtherAppsAreInstalledAfterTheOneUnderTest() throws {
    var project = try SampleProject().open()
    project.urlSchemes = ["sample"]
    project.companions = [
      CompanionApp(
        bundleIdentifier: "com.example.companion", name: "App", folders: ["/c"], files: [],
        urlSchemes: [], usageDescriptions: ["NSCameraUsageDescription": "For \"codes\"."])
    ]
    let index = project.index()
    let app = try project.app(in: index)
    let second = AppDeclaration(name: "Second", location: app.location)
    let modules = ModuleNames(project: project)
    let source = try HostSource(
      project: project, apps: [app, second], index: index, modules: modules)
    #expect(modules.companions == ["App"])
    #expect(source.text.contains("@testable import App\n"))
    #expect(
      source.text.contains(
        #"""
              App::`Second`.self, name: "App",
              bundleIdentifier: "com.example.companion",
              urlSchemes: [],
              usageDescriptions: ["NSCameraUsageDescription": "For \"codes\"."],
              resourceFolders: ["/c"])
        """#))
    #expect(source.text.contains(#"urlSchemes: ["sample"],"#))
    #expect(source.text.contains(#"UITests", "/c"]"#))
  }

  @Test func testsOfSwiftTestingAreNamedByModuleAndSuites() throws {
    let project = try SampleProject().open()
    var index = project.index()
    let place = SourceLocation(file: "/T.swift", line: 3)
    let test = TestMethod(
      name: "adds(to:)", className: "Cart.Inner", location: place, endLine: 4, isAsync: false,
      isThrowing: false, steps: [], attribute: TestAttribute(suites: ["Cart", "Inner"]))
    index.testClasses.append(TestClass(name: "Cart.Inner", location: place, methods: [test]))
    let modules = ModuleNames(project: project)
    let source = try HostSource(
      project: project, apps: [try project.app(in: index)], index: index, modules: modules)
    let filter = LibraryFilter.pattern(
      module: modules.tests, suites: ["Cart", "Inner"], function: "adds(to:)")
    #expect(
      source.text.contains(
        ".libraryTest(\"Cart.Inner\", \"adds(to:)\", filter: \(SwiftLiteral.string(filter)), "
          + "file: \"/T.swift\", line: 3)"))
  }

  @Test func withoutTestsThereIsNothingToHost() throws {
    let project = try SampleProject().open()
    #expect(throws: WorkspaceError.project(.noTests(folders: project.testFolders))) {
      try HostSource(
        project: project, apps: [project.app(in: project.index())], index: ProjectIndex(),
        modules: ModuleNames(project: project))
    }
  }

  @Test(arguments: [
    ("plain", #""plain""#), ("a\"b\\(c)", #""a\"b\\(c)""#), ("é\n", #""\u{e9}\u{a}""#),
    ("\u{202E}", #""\u{202e}""#),
  ])
  func literalsEscapeEverythingThatCouldMeanSomething(text: String, literal: String) {
    #expect(SwiftLiteral.string(text) == literal)
  }

  @Test(arguments: [
    ("Stores", "Stores"), ("My App", "My_App"), ("1st", "_1st"), ("店", "店"), ("-x\"", "__x_"),
    ("SwiftUI", "SwiftUIApp"), ("", "_"),
  ])
  func moduleNamesAreIdentifiers(name: String, expected: String) throws {
    var project = try SampleProject().open()
    project.name = name
    #expect(ModuleNames(project: project).app == expected)
  }
  @Test(arguments: [
    ("import XCTest\n@testable import Kissa\n", "Kissa"),
    ("@testable  import Kissa // the app\r\n  @testable import Kissa", "Kissa"),
    ("@testable import PageObjects\n@testable import Kissa", "Kissa"),
    ("@testable import Kissa\n@testable import Core", "Folder"),
    ("// @testable import Kissa", "Folder"), ("import Kissa", "Folder"),
    ("@testable import", "Folder"),
  ])
  func testsSayWhatTheAppsModuleIsCalled(tests: String, expected: String) throws {
    var project = try SampleProject().open()
    project.name = "Folder"
    project.testFiles = [SourceFile(path: "/t.swift", text: tests)]
    #expect(ModuleNames(project: project).app == expected)
  }
}
