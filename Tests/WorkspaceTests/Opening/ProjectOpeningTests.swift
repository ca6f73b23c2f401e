import ElementModel
import Foundation
import SourceIndex
import SourceModel
import TestSupport
import Testing

@testable import Workspace

/// Opening projects by their own documents, without a file of pomelo's.
struct ProjectOpeningTests {
  private static let specification = """
    name: Shop
    options: {bundleIdPrefix: com.example}
    targets:
      Shop:
        type: application
        platform: iOS
        sources: [Shop]
        settings: {SWIFT_VERSION: "6.0", SWIFT_ACTIVE_COMPILATION_CONDITIONS: DEBUG STAGING}
        info:
          path: Shop/Info.plist
          properties: {CFBundleDisplayName: "The Shop"}
        dependencies: [{target: Design}]
      Design: {type: framework, platform: iOS, sources: [Design], dependencies: [{target: Core}]}
      Core: {type: library.static, platform: iOS, sources: [Core]}
      Unused: {type: framework, platform: iOS, sources: [Unused]}
      ShopUITests:
        type: bundle.ui-testing
        platform: iOS
        sources: [ShopUITests]
        dependencies: [{target: Shop}]
      FlowTests:
        type: bundle.ui-testing
        platform: iOS
        sources: [FlowTests]
        dependencies: [{target: Shop}]
    """

  private static let sources = [
    "Shop/ShopApp.swift": "import Design\nimport SwiftUI\n@main struct ShopApp: App { }",
    "Shop/en.lproj/Localizable.strings": "\"a\" = \"b\";",
    "Design/Button.swift": "import Core", "Core/Money.swift": "public struct Money {}",
    "Unused/Unused.swift": "",
    "ShopUITests/A.swift": "import XCTest\nfinal class ATests: XCTestCase { func testA() {} }",
    "FlowTests/B.swift": "import XCTest\nfinal class BTests: XCTestCase { func testB() {} }",
  ]

  private func folder(_ specification: String = Self.specification) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(specification, to: "project.yml")
    for (path, text) in Self.sources { try folder.write(text, to: path) }
    return folder
  }

  private func open(
    _ path: String, _ wishes: TargetWishes = TargetWishes()
  ) throws(WorkspaceError) -> Project {
    try Project(
      .folder(path), options: ProjectOptions(wishes: wishes), installation: SampleProject.nowhere,
      currentFolder: "/")
  }

  @Test(arguments: [("17.0", SystemVersion.standard), ("26.0", SystemVersion(26, 1))])
  func theDeviceHasASystemThatTheAppRunsOn(target: String, system: SystemVersion) throws {
    let folder = try folder(
      Self.specification.replacing(
        "options: {", with: "options: {deploymentTarget: {iOS: \"\(target)\"}, "))
    #expect(try open(folder.path).device.system == system)
    // One that it does not run on is refused.
    guard system > .standard else { return }
    let options = ProjectOptions(device: [.os: "17"])
    #expect(
      throws: WorkspaceError.project(.olderSystem(SystemVersion(17, 5), minimum: SystemVersion(26)))
    ) {
      try Project(
        .folder(folder.path), options: options, installation: SampleProject.nowhere,
        currentFolder: "/")
    }
  }

  @Test func unitTestsAreOpenedWhereTheirSchemeOrTheirTargetIsNamed() throws {
    let folder = try folder(
      Self.specification + """

          ShopTests:
            type: bundle.unit-test
            platform: iOS
            sources: [ShopTests]
            dependencies: [{target: Shop}]
        schemes:
          Shop:
            build: {targets: {Shop: all}}
            test: {targets: [ShopTests, FlowTests]}
        """)
    try folder.write(
      "import Testing\n@testable import Shop\n@Test func one() {}\n", to: "ShopTests/C.swift")
    let named = try open(folder.path, TargetWishes(scheme: "Shop"))
    #expect(named.opening?.tests == ["FlowTests", "ShopTests"])
    #expect(named.modules.contains { $0.name == "ShopTests" && $0.role == .tests })
    let alone = try open(folder.path, TargetWishes(target: "ShopTests"))
    #expect(alone.opening?.tests == ["ShopTests"])
    let unnamed = try open(folder.path)
    #expect(unnamed.opening?.tests.contains("ShopTests") == false)
  }

  @Test func configurationsOfAPlanAreAllRun() throws {
    let folder = try folder()
    var project = try open(folder.path)
    #expect(project.runConfigurations == [RunConfiguration()])
    var german = RunConfiguration(name: "German")
    german.locale = "de_DE"
    german.environment = ["A": "b"]
    project.opening?.configurations = [RunConfiguration(name: "English"), german]
    #expect(project.device(of: german).locale == "de_DE")
    #expect(project.hostEnvironment["A"] == nil)
    #expect(project.hostEnvironment(of: german)["A"] == "b")
    project.opening?.ignoresLocales = true
    #expect(project.device(of: german) == project.device)
  }

  @Test func aSourceThatIsMissingIsNamed() throws {
    let folder = try folder(
      Self.specification.replacingOccurrences(
        of: "sources: [ShopUITests]", with: "sources: [ShopUITests, Lost/Wheel.swift]"))
    let opening = try #require(try open(folder.path).opening)
    #expect(
      opening.sourcesMissing
        == #"the project names a source file that is missing: "\#(folder.path)/Lost/Wheel.swift""#)
    let whole = try self.folder()
    #expect(try open(whole.path).opening?.sourcesMissing == nil)
  }

  @Test func aFolderIsOpenedByItsProject() throws {
    let folder = try folder()
    let project = try open(folder.path)
    #expect(project.name == "The Shop")
    #expect(project.bundleIdentifier == "com.example.Shop")
    #expect(project.appFiles.map(\.path) == [folder.path + "/Shop/ShopApp.swift"])
    #expect(project.appSettings.languageMode == "6")
    #expect(project.appSettings.conditions == ["STAGING"])
    #expect(project.resources == [folder.path + "/Shop/en.lproj/Localizable.strings"])
    #expect(
      project.opening?.summary == "project.yml: app Shop, tests FlowTests, ShopUITests")
    let modules = Dictionary(uniqueKeysWithValues: project.modules.map { ($0.name, $0) })
    #expect(modules.keys.sorted() == ["Core", "Design", "ShopUITests"])
    #expect(modules["Design"]?.dependencies == ["Core"])
    #expect(modules["ShopUITests"]?.role == .tests)
    #expect(project.index().testClasses.map(\.name).sorted() == ["ATests", "BTests"])
    // By its document it is the same.
    #expect(try open(folder.path + "/project.yml") == project)
  }

  @Test func oneOfSeveralTargetsIsChosen() throws {
    let folder = try folder()
    let project = try open(folder.path, TargetWishes(target: "ShopUITests"))
    #expect(project.opening?.tests == ["ShopUITests"])
    #expect(project.modules.map(\.name) == ["Core", "Design"])
    let error = #expect(throws: WorkspaceError.self) {
      try open(folder.path, TargetWishes(target: "Shp"))
    }
    #expect(
      error?.message
        == "There is no target \"Shp\". Targets: \"Shop\", \"FlowTests\", \"ShopUITests\".")
    #expect(throws: WorkspaceError.opening(.unknownScheme("X", known: []))) {
      try open(folder.path, TargetWishes(scheme: "X"))
    }
  }

  @Test func whatPomeloYMLSaysIsPutOverTheProject() throws {
    let folder = try folder()
    try folder.write(
      "target: FlowTests\nname: Boutique\nlocale: fr_FR\nfirstTest: BTests/testB\n",
      to: "pomelo.yml")
    let project = try open(folder.path)
    #expect(project.name == "Boutique")
    #expect(project.bundleIdentifier == "com.example.Shop")
    #expect(project.device.locale == "fr_FR")
    #expect(project.firstTest == "BTests/testB")
    #expect(project.opening?.tests == ["FlowTests"])
  }

  @Test func sourcesOfThePersonsStandInForModulesAndFiles() throws {
    let folder = try folder()
    try folder.write("stubs: {Core: Stubs/Core, Lottie: Stubs/Lottie}\n", to: "pomelo.yml")
    try folder.write("public struct Money { }", to: "Stubs/Core/Stub.swift")
    try folder.write("", to: "Stubs/Lottie/Stub.swift")
    try folder.write("import Core\nimport Lottie", to: "Design/Button.swift")
    let modules = try open(folder.path).modules
    let core = modules.first { $0.name == "Core" }
    #expect(core?.swiftFiles.map(\.path) == [folder.path + "/Stubs/Core/Stub.swift"])
    #expect(modules.contains { $0.name == "Lottie" })
    #expect(modules.first { $0.name == "Design" }?.dependencies == ["Core", "Lottie"])

    try folder.write("stubs: Stubs/App\n", to: "pomelo.yml")
    try folder.write("@main struct Other: App { }", to: "Stubs/App/ShopApp.swift")
    let app = try open(folder.path).appFiles.map(\.path)
    #expect(app == [folder.path + "/Stubs/App/ShopApp.swift"])
  }

  @Test func anAppWithoutTestsIsLaunchedByATestOfOurs() throws {
    let folder = try folder(
      "name: Shop\ntargets:\n  Shop: {type: application, platform: iOS, sources: [Shop]}\n")
    let project = try open(folder.path)
    #expect(project.opening?.tests == [])
    #expect(project.testFiles.map(\.path) == [folder.path + "/.pomelo/tests/LaunchTests.swift"])
    #expect(project.index().testClasses.map(\.name) == ["LaunchTests"])
  }

  @Test func twoTargetsMayMakeOneModule() throws {
    let folder = try folder(
      """
      name: Shop
      targets:
        Shop:
          type: application
          platform: iOS
          sources: [Shop]
          dependencies: [{target: DesignOfOthers}]
        Design: {type: framework, platform: iOS, sources: [Design]}
        DesignOfOthers:
          type: framework
          platform: iOS
          sources: [Core]
          settings: {PRODUCT_MODULE_NAME: Design}
      """)
    try folder.write("import Design", to: "Core/Money.swift")
    #expect(try open(folder.path).modules.first { $0.name == "Design" }?.dependencies == [])
  }

  @Test func severalProjectsAreNamed() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "A.xcodeproj/project.pbxproj")
    try folder.write("", to: "B.xcodeproj/project.pbxproj")
    #expect(
      throws: WorkspaceError.opening(
        .severalDocuments([folder.path + "/A.xcodeproj", folder.path + "/B.xcodeproj"]))
    ) {
      try open(folder.path)
    }
  }

  @Test func oneFolderOfAppAndTestsIsPartedByWhatUsesXCTest() throws {
    let folder = try folder()
    let project = try Project(
      .sources(app: [folder.path], tests: [folder.path]), installation: SampleProject.nowhere,
      currentFolder: "/")
    #expect(
      project.testFiles.map { ($0.path as NSString).lastPathComponent } == ["B.swift", "A.swift"])
    #expect(project.appFiles.contains { $0.path.hasSuffix("/ShopApp.swift") })
  }

  @Test func filesMayBeNamedInsteadOfFolders() throws {
    let folder = try folder()
    let app = folder.path + "/Shop/ShopApp.swift"
    let project = try Project(
      .sources(app: [app], tests: [folder.path + "/FlowTests"]),
      installation: SampleProject.nowhere, currentFolder: "/")
    #expect(project.appFiles.map(\.path) == [app])
  }
}
