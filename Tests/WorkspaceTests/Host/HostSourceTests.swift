import SourceModel
import Testing

@testable import Workspace

/// The `main.swift` that is generated for a host.
struct HostSourceTests {
  @Test func `tests are registered, private ones are reported`() throws {
    let project = try SampleProject().open()
    let index = project.index()
    let app = try project.app(in: index)
    let modules = ModuleNames(project: project)
    let source = try HostSource(project: project, app: app, index: index, modules: modules)
    #expect(source.text.contains("app: \(modules.app)::`SampleApp`.self"))
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

  @Test func `without tests there is nothing to host`() throws {
    let project = try SampleProject().open()
    #expect(throws: WorkspaceError.noTests(folders: project.testFolders)) {
      try HostSource(
        project: project, app: project.app(in: project.index()), index: ProjectIndex(),
        modules: ModuleNames(project: project))
    }
  }

  @Test(arguments: [
    ("plain", #""plain""#), ("a\"b\\(c)", #""a\"b\\(c)""#), ("é\n", #""\u{e9}\u{a}""#),
    ("\u{202E}", #""\u{202e}""#),
  ])
  func `literals escape everything that could mean something`(text: String, literal: String) {
    #expect(SwiftLiteral.string(text) == literal)
  }

  @Test(arguments: [
    ("Stores", "Stores"), ("My App", "My_App"), ("1st", "_1st"), ("店", "店"), ("-x\"", "__x_"),
    ("SwiftUI", "SwiftUIApp"), ("", "_"),
  ])
  func `module names are identifiers`(name: String, expected: String) throws {
    var project = try SampleProject().open()
    project.name = name
    #expect(ModuleNames(project: project).app == expected)
  }
}
