import Testing

@testable import XcodeProjects

struct PbxprojReaderTests {
  @Test func filesOfGroupsAreSortedByWhatTheBuildMakesOfThem() throws {
    let sample = try SampleFolder(project: PbxprojText.text())
    let project = try sample.read()
    let app = try #require(project.target(named: "App"))
    #expect(project.problems.isEmpty, "\(project.problems)")
    #expect(project.name == "App")
    #expect(project.configurations == ["Debug", "Release"])
    #expect(app.kind == .application)
    #expect(sample.names(app.sources.map(\.path)) == ["Sources/Model.swift", "Sources/App.swift"])
    #expect(app.sources.first?.compilerFlags == ["-DFAST", "-DNAME=a b"])
    #expect(app.sources.first?.platforms == ["ios", "maccatalyst"])
    #expect(app.foreignFiles.mapValues(sample.names) == [.objectiveC: ["Sources/Card.m"]])
    #expect(app.resources.map(\.kind) == [.strings, .strings, .assetCatalog])
    #expect(app.resources.map(\.localization) == ["en", "ja", nil])
    #expect(app.resources.first?.variantGroup == "Localizable.strings")
  }

  @Test func scriptsAreNamed() throws {
    let app = try #require(try SampleFolder(project: PbxprojText.text()).read().targets.first)
    #expect(
      app.scripts == [
        BuildScript(
          kind: .phase, name: "Generate code", outputs: ["$(SRCROOT)/G.swift"],
          text: "touch /tmp/pomelo-must-not-run")
      ])
  }

  @Test func packagesAreReadWithTheirRequirements() throws {
    let sample = try SampleFolder(project: PbxprojText.text())
    #expect(
      try sample.read().packages == [
        PackageReference(
          identity: "kit",
          source: .remote(url: "https://example.com/Kit.git", requirement: .upToNextMajor("1.2.0")),
          identifier: "REMOTE"),
        PackageReference(
          identity: "core", source: .local(path: "\(sample.path)/Packages/Core"),
          identifier: "LOCAL"),
      ])
  }

  @Test func productsOfPackagesAreLinkedOrRunAsPlugins() throws {
    let sample = try SampleFolder(
      project: PbxprojText.text([
        "APP": PbxprojText.target(
          "App", "application", phases: "LINK", list: "APPLIST",
          more: "packageProductDependencies = (KIT); dependencies = (PLUGIN);"),
        "KIT": "{isa = XCSwiftPackageProductDependency; package = REMOTE; productName = Kit; }",
        "LINK": PbxprojText.phase("Frameworks", "BUILDKIT, BUILDMAP"),
        "BUILDKIT": "{isa = PBXBuildFile; productRef = KIT; }",
        "BUILDMAP": "{isa = PBXBuildFile; fileRef = MAP; settings = {ATTRIBUTES = (Weak, ); }; }",
        "MAP": """
        {isa = PBXFileReference; path = System/Library/Frameworks/MapKit.framework;
        sourceTree = SDKROOT; }
        """,
        "PLUGIN": "{isa = PBXTargetDependency; productRef = LINT; }",
        "LINT": "{isa = XCSwiftPackageProductDependency; productName = \"plugin:Lint\"; }",
      ]))
    let app = try #require(try sample.read().targets.first)
    #expect(
      app.packageProducts == [
        PackageProduct(name: "Kit", package: "kit"),
        PackageProduct(name: "Lint", package: nil, isPlugin: true),
      ])
    #expect(app.frameworks == [LinkedFramework(name: "MapKit", path: nil, isOptional: true)])
  }

  @Test func testsKnowTheAppThatTheyDrive() throws {
    let project = try SampleFolder(project: Self.withUITests).read()
    let pair = try #require(project.uiTests.first)
    #expect(pair.tests.name == "UITests")
    #expect(pair.application?.name == "App")
    #expect(pair.tests.dependencies == [pair.application?.id])
    #expect(project.buildOrder(of: pair.tests).map(\.name) == ["App", "UITests"])
  }

  /// A file may belong to several targets.
  @Test func aFileIsInEachTargetThatListsIt() throws {
    let project = try SampleFolder(project: Self.withUITests).read()
    #expect(
      project.targets.map { $0.sources.contains { $0.path.hasSuffix("Model.swift") } } == [
        true, true,
      ])
  }

  private static let withUITests = PbxprojText.text(
    [
      "UITESTS": PbxprojText.target(
        "UITests", "bundle.ui-testing", phases: "UISOURCES", list: "APPLIST",
        more: "dependencies = (UINEEDS);"),
      "UISOURCES": PbxprojText.phase("Sources", "UIMODEL"),
      "UIMODEL": "{isa = PBXBuildFile; fileRef = MODELFILE; }",
      "UINEEDS": "{isa = PBXTargetDependency; target = APP; targetProxy = UIPROXY; }",
      "UIPROXY": """
      {isa = PBXContainerItemProxy; containerPortal = PROJECT; proxyType = 1;
      remoteGlobalIDString = APP; remoteInfo = App; }
      """,
    ], targets: ["APP", "UITESTS"])

  @Test func targetsThatNeedEachOtherComeOnceEach() throws {
    let project = try SampleFolder(
      project: PbxprojText.text(
        [
          "APP": PbxprojText.target(
            "App", "application", list: "APPLIST", more: "dependencies = (TOKIT);"),
          "KIT": PbxprojText.target(
            "Kit", "framework", list: "APPLIST", more: "dependencies = (TOAPP);"),
          "TOKIT": "{isa = PBXTargetDependency; target = KIT; }",
          "TOAPP": "{isa = PBXTargetDependency; target = APP; }",
        ], targets: ["APP", "KIT"])
    ).read()
    let app = try #require(project.target(named: "App"))
    #expect(project.buildOrder(of: app).map(\.name) == ["Kit", "App"])
  }
}
