import Testing

@testable import XcodeProjects

struct XcodeGenReaderTests {
  private static let spec = """
    name: Shop
    include:
      - path: Shared/base.yml
    options:
      bundleIdPrefix: com.example
      deploymentTarget: {iOS: "17.0"}
    settingGroups:
      strict: {SWIFT_VERSION: 6.0, STRICT: yes}
    settings:
      base: {TEAM: "${TEAM}"}
      configs: {debug: {HOST: local}}
    packages:
      Kit: {url: https://example.com/kit-repo.git, from: 2.0.0}
      Core: {path: Packages/Core}
    targetTemplates:
      App:
        type: application
        platform: iOS
        sources: ["Templates/${target_name}"]
        settings: {groups: [strict]}
    targets:
      Shop:
        templates: [App]
        sources:
          - path: App
            excludes: ["**/*.md", Old, "**/*Preview*"]
          - {path: Optional, optional: true}
          - {path: Assets.xcassets, buildPhase: resources}
          - {path: Data, type: folder}
        dependencies:
          - package: Kit
            products: [KitUI, KitCore]
          - target: Design
          - sdk: MapKit.framework
          - framework: Vendor/Map.xcframework
        preBuildScripts: [{name: Lint, script: swiftlint}]
        info: {path: App/Info.plist, properties: {NSCameraUsageDescription: Scan}}
      Design: {type: framework, platform: [iOS, macOS], sources: "Design/**/*.swift"}
      ShopUITests:
        type: bundle.ui-testing
        platform: iOS
        sources: [UITests]
        dependencies: [{target: Shop}]
    schemes:
      Shop:
        build: {targets: {Shop: all, ShopUITests: [test]}}
        run: {config: Debug, storeKitConfiguration: Store/Shop.storekit, commandLineArguments: {"-on": true, "-off": false}, environmentVariables: {A: b}}
        test: {targets: [{name: ShopUITests, skippedTests: [SlowTests]}], language: ja}
    """

  private func sample() throws -> SampleFolder {
    let files = [
      "App/Shop.swift", "App/Old/Old.swift", "App/Deep/View.swift", "App/Deep/ViewPreview.swift",
      "App/Info.plist", "App/notes.md", "App/en.lproj/Localizable.strings", "Data/a.json",
      "Templates/Shop/T.swift", "Design/A/B.swift", "Design/C.swift", "Design/C.txt",
      "UITests/ShopUITests.swift", "Assets.xcassets/Contents.json", "Shared/More/M.swift",
    ]
    let sample = try SampleFolder(Dictionary(uniqueKeysWithValues: files.map { ($0, "") }))
    try sample.write(Self.spec, to: "project.yml")
    try sample.write(
      "targets:\n  More: {type: framework, platform: iOS, sources: [More]}\nsettings: {base: {BASED: 1}}\n",
      to: "Shared/base.yml")
    return sample
  }

  @Test func targetsAreMadeOfTemplatesPlatformsAndIncludes() throws {
    let sample = try sample()
    let project = try sample.read("project.yml", environment: ["TEAM": "T1"])
    #expect(project.name == "Shop")
    #expect(
      project.targets.map(\.name) == ["Design_iOS", "Design_macOS", "More", "Shop", "ShopUITests"])
    let shop = try #require(project.target(named: "Shop"))
    #expect(
      sample.names(shop.sources.map(\.path))
        == [
          "Templates/Shop/T.swift", "App/Deep/View.swift", "App/Shop.swift",
        ].sorted { $0.hasPrefix("Templates") && !$1.hasPrefix("Templates") })
    #expect(
      sample.names(shop.resources.map(\.path)) == [
        "App/en.lproj/Localizable.strings", "Assets.xcassets", "Data",
      ])
    let design = try #require(project.target(named: "Design_iOS"))
    #expect(sample.names(design.sources.map(\.path)) == ["Design/A/B.swift", "Design/C.swift"])
    let more = try #require(project.target(named: "More"))
    #expect(sample.names(more.sources.map(\.path)) == ["Shared/More/M.swift"])
    #expect(project.problems.isEmpty, "\(project.problems)")
  }

  @Test func targetsNeedTargetsPackagesAndFrameworks() throws {
    let sample = try sample()
    let project = try sample.read("project.yml")
    let shop = try #require(project.target(named: "Shop"))
    #expect(shop.dependencies.map(\.identifier) == ["Design_iOS"])
    #expect(
      shop.packageProducts == [
        PackageProduct(name: "KitUI", package: "kit-repo"),
        PackageProduct(name: "KitCore", package: "kit-repo"),
      ])
    #expect(
      shop.frameworks == [
        LinkedFramework(name: "MapKit"),
        LinkedFramework(name: "Map", path: "\(sample.path)/Vendor/Map.xcframework"),
      ])
    #expect(shop.scripts.map(\.name) == ["Lint"])
    #expect(project.uiTests.map(\.application?.name) == ["Shop"])
    #expect(project.packages.map(\.identity) == ["core", "kit-repo"])
  }

  @Test func settingsComeFromGroupsAndConfigurations() throws {
    let project = try sample().read("project.yml", environment: ["TEAM": "T1"])
    let settings = try #require(project.target(named: "Shop")).settings()
    #expect(settings.bundleIdentifier == "com.example.Shop")
    #expect(settings.languageMode == "6")
    #expect(settings["TEAM"] == "T1")
    #expect(settings["HOST"] == "local")
    #expect(settings["BASED"] == "1")
    #expect(settings.deploymentTarget == "17.0")
    #expect(settings.compilationConditions == ["DEBUG"])
    var problems: [ProjectProblem] = []
    #expect(settings.infoPlist(problems: &problems)["NSCameraUsageDescription"] == "Scan")
  }

  @Test func schemesAreRead() throws {
    let project = try sample().read("project.yml")
    let scheme = try #require(project.scheme(named: "Shop"))
    #expect(scheme.buildEntries.map(\.target.name) == ["Shop", "ShopUITests"])
    #expect(scheme.buildEntries.map(\.isForRunning) == [true, false])
    #expect(scheme.launch.options.arguments == ["-on"])
    #expect(scheme.launch.storeConfiguration?.hasSuffix("/Store/Shop.storekit") == true)
    #expect(scheme.test.options.environment == ["A": "b"])
    #expect(scheme.test.options.language == "ja")
    #expect(scheme.test.testables.first?.skippedTests == ["SlowTests"])
  }

  @Test func templatesAndIncludesThatGoRoundEnd() throws {
    let sample = try SampleFolder([
      "project.yml": """
      name: A
      include: [other.yml, gone.yml]
      targetTemplates: {A: {templates: [B]}, B: {templates: [A]}}
      targets: {T: {type: tool, platform: macOS, templates: [A, Nowhere], dependencies: [{target: X}]}}
      """, "other.yml": "include: project.yml\n",
    ])
    let kinds = try sample.read("project.yml").problems.map { problem in
      switch problem {
      case .cycle: "cycle"
      case .document: "document"
      case .unknownTemplate: "template"
      case .unknownTarget: "target"
      default: "\(problem)"
      }
    }
    #expect(kinds == ["cycle", "document", "cycle", "template", "target"])
  }

  @Test func aFileOfAnotherToolIsNone() throws {
    let sample = try SampleFolder(["project.yml": "settings: {a: b}\n"])
    #expect(throws: ProjectReadingError.notAProject(path: "\(sample.path)/project.yml")) {
      try sample.read("project.yml")
    }
  }

  @Test(arguments: [
    ("**/*.md", "a/b/c.md", true), ("**/*.md", "c.md", true), ("*.md", "a/c.md", false),
    ("Old", "Old/a.swift", true), ("a/**", "a/b/c", true), ("a/*/c", "a/b/c", true),
    ("**/b/**/d", "a/b/c/d", true), ("**/b/**/d", "a/c/d", false), ("a", "ab", false),
  ])
  func patternsFitPaths(pattern: String, path: String, expected: Bool) {
    #expect(Glob(pattern).matches(path) == expected)
  }
}
