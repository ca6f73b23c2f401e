import Foundation
import Testing

@testable import XcodeProjects

struct PackageReadingTests {
  private static let playground = """
    // swift-tools-version: 6.0
    // A comment with Package( in it is none.
    import PackageDescription
    import AppleProductTypes

    let package = Package(
        name: "Birds",
        platforms: [.iOS("17.0")],
        products: [
            .iOSApplication(
                name: "Birds", targets: ["AppModule"], bundleIdentifier: "com.example.birds",
                displayVersion: "1.2", bundleVersion: "3", appIcon: .placeholder(icon: .bird),
                accentColor: .presetColor(.blue), supportedDeviceFamilies: [.pad, .phone],
                supportedInterfaceOrientations: [.portrait, .landscapeLeft(.when(deviceFamilies: [.pad]))],
                capabilities: [.camera(purposeString: "To see birds"), .outgoingNetworkConnections()]
            )
        ],
        dependencies: [.package(url: "https://example.com/kit", "1.0.0"..<"2.0.0")],
        targets: [
            .executableTarget(
                name: "AppModule", dependencies: [.product(name: "Kit", package: "kit")], path: ".",
                resources: [.process("Resources")],
                swiftSettings: [.define("BIRDS"), .enableUpcomingFeature("BareSlashRegexLiterals")]
            )
        ],
        swiftLanguageVersions: [.version("5")]
    )
    """

  @Test func aPlaygroundIsAnApp() throws {
    let sample = try SampleFolder([
      "Birds.swiftpm/Package.swift": Self.playground.replacing(
        "// A comment with Package( in it is none.\n", with: ""),
      "Birds.swiftpm/App.swift": "", "Birds.swiftpm/Package@swift-5.9.swift": "",
      "Birds.swiftpm/Resources/birds.json": "",
      "Birds.swiftpm/Assets.xcassets/Contents.json": "{}",
    ])
    let project = try sample.read("Birds.swiftpm")
    let app = try #require(project.applications.first)
    #expect(app.name == "AppModule")
    #expect(sample.names(app.sources.map(\.path)) == ["Birds.swiftpm/App.swift"])
    #expect(app.resources.map(\.kind) == [.assetCatalog, .data])
    #expect(app.packageProducts == [PackageProduct(name: "Kit", package: "kit")])
    let settings = app.settings()
    #expect(settings.bundleIdentifier == "com.example.birds")
    #expect(settings.moduleName == "AppModule")
    #expect(settings.productName == "Birds")
    #expect(settings.languageMode == "5")
    #expect(settings.compilationConditions.contains("BIRDS"))
    #expect(settings.upcomingFeatures == ["BareSlashRegexLiterals"])
    #expect(settings.deviceFamilies == [.pad, .phone])
    #expect(settings.deploymentTarget == "17.0")
    #expect(settings.infoPlist["NSCameraUsageDescription"] == "To see birds")
  }

  private static let dump = """
    {"name":"Kit","toolsVersion":{"_version":"6.2.0"},"swiftLanguageVersions":null,
    "platforms":[{"platformName":"ios","version":"18.0","options":[]}],
    "products":[{"name":"Kit","targets":["Kit"],"type":{"library":["automatic"]}}],
    "dependencies":[{"fileSystem":[{"identity":"other","path":"/p/Other"}]},
    {"sourceControl":[{"identity":"c","location":{"remote":[{"urlString":"https://example.com/c"}]},
    "requirement":{"branch":["main"]}}]}],
    "targets":[{"name":"Kit","type":"regular","exclude":["notes.md","Old"],
    "dependencies":[{"byName":["Core",null]},{"product":["C","c",null,{"platformNames":["ios"]}]},
    {"product":["Linux","c",null,{"platformNames":["linux"]}]}],
    "resources":[{"path":"Data","rule":{"copy":{}}},{"path":"Texts","rule":{"process":{}}}],
    "pluginUsages":[{"plugin":["Lint","c"]}],
    "settings":[{"kind":{"define":{"_0":"FOO"}},"tool":"swift"},
    {"condition":{"config":"release"},"kind":{"define":{"_0":"FAST"}},"tool":"swift"},
    {"kind":{"swiftLanguageMode":{"_0":"5"}},"tool":"swift"},
    {"kind":{"defaultIsolation":{"_0":"MainActor"}},"tool":"swift"},
    {"kind":{"enableExperimentalFeature":{"_0":"AvailabilityMacro=Old 5.0: iOS 12, macOS 10"}},"tool":"swift"},
    {"kind":{"linkedFramework":{"_0":"UIKit"}},"tool":"linker"}]},
    {"name":"Core","type":"regular","path":"Lib/Core","sources":["a"],"dependencies":[],"exclude":[],"resources":[],"settings":[]},
    {"name":"KitTests","type":"test","dependencies":[{"byName":["Kit",null]}],"exclude":[],"resources":[],"settings":[]}]}
    """

  @Test func theDescriptionOfAPackageIsAProject() throws {
    let files = [
      "Sources/Kit/Kit.swift", "Sources/Kit/Old/Old.swift", "Sources/Kit/notes.md",
      "Sources/Kit/Data/a.swift", "Sources/Kit/Texts/t.json", "Sources/Kit/en.lproj/L.strings",
      "Lib/Core/a/A.swift", "Lib/Core/b/B.swift", "Tests/KitTests/KitTests.swift",
    ]
    let sample = try SampleFolder(Dictionary(uniqueKeysWithValues: files.map { ($0, "") }))
    let project = try PackageDump.read(
      Data(Self.dump.utf8), folder: sample.path, options: .init(boundary: sample.path))
    let kit = try #require(project.target(named: "Kit"))
    #expect(sample.names(kit.sources.map(\.path)) == ["Sources/Kit/Kit.swift"])
    #expect(
      sample.names(kit.resources.map(\.path)) == [
        "Sources/Kit/Data", "Sources/Kit/Texts/t.json", "Sources/Kit/en.lproj/L.strings",
      ])
    #expect(kit.dependencies.map(\.identifier) == ["Core"])
    #expect(kit.packageProducts == [PackageProduct(name: "C", package: "c")])
    #expect(kit.frameworks == [LinkedFramework(name: "UIKit")])
    #expect(kit.scripts.map(\.name) == ["Lint"])
    let settings = kit.settings()
    #expect(settings.languageMode == "5")
    #expect(settings.defaultIsolation == "MainActor")
    #expect(settings.experimentalFeatures == ["AvailabilityMacro=Old 5.0: iOS 12, macOS 10"])
    #expect(settings.compilationConditions == ["DEBUG", "SWIFT_PACKAGE", "FOO"])
    #expect(kit.settings("Release").compilationConditions == ["SWIFT_PACKAGE", "FOO", "FAST"])
    let core = try #require(project.target(named: "Core"))
    #expect(sample.names(core.sources.map(\.path)) == ["Lib/Core/a/A.swift"])
    #expect(core.settings().languageMode == "6")
    #expect(project.target(named: "KitTests")?.kind == .unitTests)
    #expect(project.packages.map(\.identity) == ["other", "c"])
    #expect(project.problems.isEmpty, "\(project.problems)")
  }

  @Test func xtoolMakesAnAppOfALibrary() throws {
    let sample = try SampleFolder([
      "xtool.yml": "version: 1\nbundleID: com.example.hello\nproduct: Hello\niconPath: Icon.png\n",
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Hello", platforms: [.iOS(.v17)],
        products: [.library(name: "Hello", targets: ["Hello"])],
        targets: [.target(name: "Hello"), .testTarget(name: "HelloTests", dependencies: ["Hello"])])
      """,
      "Sources/Hello/HelloApp.swift": "", "Tests/HelloTests/T.swift": "", "Icon.png": "",
    ])
    let project = try sample.read("xtool.yml")
    let app = try #require(project.applications.first)
    #expect(app.settings().bundleIdentifier == "com.example.hello")
    #expect(app.settings().languageMode == "6")
    #expect(app.settings().deploymentTarget == "17.0")
    #expect(sample.names(app.sources.map(\.path)) == ["Sources/Hello/HelloApp.swift"])
    #expect(sample.names(app.resources.map(\.path)) == ["Icon.png"])
    #expect(project.target(named: "HelloTests")?.dependencies == [app.id])
  }

  @Test func aPackageThatIsMadeByCodeIsReadAsFarAsItIsWritten() throws {
    let sample = try SampleFolder([
      "Package.swift": """
      let package = Package(name: "A", targets: [.target(name: "A", dependencies: other + ["B"])])
      package.targets += [.target(name: "B")]
      """, "Sources/A/A.swift": "",
    ])
    let project = try sample.read("Package.swift")
    #expect(project.targets.map(\.name) == ["A"])
    let place = ProjectPlace(file: "\(sample.path)/Package.swift", line: 2)
    #expect(project.problems == [.madeByCode(place: place)])
  }

  @Test func aProductThatIsNotThereIsAProblem() throws {
    let sample = try SampleFolder([
      "xtool.yml": "bundleID: a.b\nproduct: Gone\n",
      "Package.swift": "let p = Package(name: \"A\")",
    ])
    #expect(
      try sample.read("xtool.yml").problems == [
        .unknownTarget(name: "Gone", place: ProjectPlace(file: "\(sample.path)/xtool.yml"))
      ])
  }
}
