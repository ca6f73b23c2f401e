import ElementModel
import SessionProtocol
import SourceModel
import Testing

@testable import Workspace

/// What a `pomelo.yml` may say, and what is said about the rest.
struct ProjectManifestTests {
  private func read(_ text: String) throws(WorkspaceError) -> ProjectManifest {
    try ProjectManifest(text: text, path: "/p/pomelo.yml")
  }

  @Test func foldersAreOneOrAList() throws {
    let manifest = try read("app: [App, Shared Code]\ntests: \"UI Tests\"\nswiftLanguageMode: 6\n")
    #expect(manifest.app == ["App", "Shared Code"])
    #expect(manifest.tests == ["UI Tests"])
    #expect(manifest.swiftLanguageMode == "6")
  }

  @Test(arguments: ["", "tests: T\n", "app:\ntests: T\n"])
  func withoutFoldersAProjectBesideItSaysThem(text: String) throws {
    #expect(try read(text).app == nil)
    let wished = try read(
      text + "project: A.xcodeproj\nscheme: Dev\ntarget: FlowTests\ntestPlan: Nightly\n")
    #expect(wished.project == "A.xcodeproj")
    #expect(
      wished.wishes == TargetWishes(scheme: "Dev", target: "FlowTests", testPlan: "Nightly"))
  }

  @Test func anUnknownKeyIsRefusedWithTheKnownOnes() {
    let error = #expect(throws: WorkspaceError.self) { try read("app: A\ntest: T\n") }
    #expect(
      error?.message == "/p/pomelo.yml:2: The key \"test\" is not known. The keys are app, tests, "
        + "project, scheme, target, testPlan, configuration, name, bundleIdentifier, firstTest, swiftLanguageMode, urlSchemes, usageDescriptions, apps, fixtures, network, storeKit, stubs, layers, snapshotFolder, snapshotStore, "
        + "device, os, appearance, dynamicTypeSize, locale, layoutDirection, orientation, permissions."
    )
  }

  @Test func layersNameTestsAndFolders() throws {
    let manifest = try read(
      "app: A\ntests: T\nlayers:\n  integration: [APITests, T/Flows]\n  unit: \"*ModelTests\"\n")
    var expected = LayerPatterns()
    expected.add(["APITests", "T/Flows"], to: .integration)
    expected.add(["*ModelTests"], to: .unit)
    #expect(manifest.layers == expected)
    for wrong in ["layers: ui", "layers:\n  e2e: A", "layers:\n  ui: []"] {
      let error = #expect(throws: WorkspaceError.self) { try read("app: A\ntests: T\n\(wrong)\n") }
      #expect(
        error?.message.hasSuffix(
          "must be a mapping of ui, integration or unit to names of tests or folders.") == true,
        "\(error?.message ?? "")")
    }
  }

  @Test func furtherAppsLinksAndPurposesAreRead() throws {
    let manifest = try read(
      """
      app: App
      tests: T
      urlSchemes: notes
      usageDescriptions:
        NSCameraUsageDescription: To scan codes.
      apps:
        com.example.companion: Companion
        com.example.other: [Other, Shared]
      """)
    #expect(manifest.urlSchemes == ["notes"])
    #expect(manifest.usageDescriptions == ["NSCameraUsageDescription": "To scan codes."])
    #expect(
      manifest.apps.map(\.bundleIdentifier) == ["com.example.companion", "com.example.other"])
    #expect(manifest.apps.map(\.folders) == [["Companion"], ["Other", "Shared"]])
  }

  @Test(arguments: [
    "network: 3g, fail=5%", "network: [3g, fail=5%]", "network:\n  3g: true\n  fail: 5%",
    "network:\n  3g: true\n  offline: false\n  fail: [5%]",
  ])
  func theNetworkIsATextAListOrAMapping(text: String) throws {
    let manifest = try read(
      "app: A\ntests: T\nfixtures: Answers\nstoreKit: S.storekit\nsnapshotFolder: __P__\n" + text)
    #expect(manifest.storeKit == "S.storekit")
    #expect(manifest.fixtures == "Answers")
    #expect(manifest.snapshotFolder == "__P__")
    #expect(manifest.network?.text == "latency=200ms,fail=5%,bandwidth=780kbit,expensive")
  }

  @Test func aDeviceThatIsNotKnownIsRefusedWithTheKnownOnes() {
    let error = #expect(throws: WorkspaceError.self) {
      try read("app: A\ntests: T\ndevice: iPhone 3G\n")
    }
    #expect(
      error?.message == "/p/pomelo.yml:3: The value of \"device\" must be one of "
        + DeviceModel.all.map { "\"\($0.name)\"" }.joined(separator: ", ") + ".")
  }

  @Test(arguments: [
    ("app: A\ntests: T\napps: Companion\n", 3, "apps"),
    ("app: A\ntests: T\nurlSchemes: {a: b}\n", 3, "urlSchemes"),
    ("app: A\ntests: T\nusageDescriptions: text\n", 3, "usageDescriptions"),
    ("app: A\ntests: {a: b}\n", 2, "tests"), ("app: A\ntests: T\ndevice: [x]\n", 3, "device"),
    ("app: A\ntests: T\norientation: sideways\n", 3, "orientation"),
    ("app: A\ntests: T\nlocale: Japan\n", 3, "locale"),
    ("app: A\ntests: []\n", 2, "tests"),
    ("app: A\ntests: T\nnetwork: slowish\n", 3, "network"),
    ("app: A\ntests: T\nnetwork:\n  latency: 3\n", 4, "network"),
    ("app: A\ntests: T\nswiftLanguageMode: 7\n", 3, "swiftLanguageMode"),
  ])
  func aValueOfTheWrongSortIsNamedWithItsLine(text: String, line: Int, key: String) {
    let error = #expect(throws: WorkspaceError.self) { try read(text) }
    guard case .manifest(.wrongValue(key, _, line, _))? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test(arguments: ["app: [A\n", "app: A\napp: B\ntests: T\n", "- app\n", "app: \"A\n", "a: *b\n"])
  func whatIsNotAMappingInYAMLIsRefused(text: String) {
    let error = #expect(throws: WorkspaceError.self) { try read(text) }
    guard case .manifest(.malformedManifest)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }
}
