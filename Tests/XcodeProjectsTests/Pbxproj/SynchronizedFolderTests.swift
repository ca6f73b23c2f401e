import Testing

@testable import XcodeProjects

struct SynchronizedFolderTests {
  private static let project = PbxprojText.text(
    [
      "SOURCES": """
      {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (FORAPP, FORKIT, FORCOPY);
      explicitFolders = (Data); path = All; sourceTree = "<group>"; }
      """,
      "FORAPP": """
      {isa = PBXFileSystemSynchronizedBuildFileExceptionSet;
      additionalCompilerFlagsByRelativePath = {"Slow.swift" = "-Onone"; };
      membershipExceptions = (Info.plist, Kit/Shared.swift, "/Localized: InfoPlist.strings");
      target = APP; }
      """,
      "FORKIT": """
      {isa = PBXFileSystemSynchronizedBuildFileExceptionSet;
      membershipExceptions = (Kit/Shared.swift); target = KIT; }
      """,
      "FORCOPY": """
      {isa = PBXFileSystemSynchronizedGroupBuildPhaseMembershipExceptionSet;
      buildPhase = COPY; membershipExceptions = (tool.bin); }
      """,
      "COPY": "{isa = PBXCopyFilesBuildPhase; dstSubfolderSpec = 6; files = (); }",
      "APP": PbxprojText.target(
        "App", "application", phases: "COPY", list: "APPLIST",
        more: "fileSystemSynchronizedGroups = (SOURCES);"),
      "KIT": PbxprojText.target("Kit", "framework", list: "APPLIST"),
    ], targets: ["APP", "KIT"])

  private func sample() throws -> SampleFolder {
    let sample = try SampleFolder(project: Self.project)
    for name in [
      "App.swift", "Slow.swift", "Info.plist", "Kit/Shared.swift", "Kit/Own.swift", "tool.bin",
      "Data/a.json", "Data/Deep/b.json", "en.lproj/InfoPlist.strings", "ja.lproj/Main.strings",
      "Colors.xcassets/Contents.json", "App.entitlements", "Shaders.metal", ".hidden.swift",
    ] {
      try sample.write("", to: "All/\(name)")
    }
    return sample
  }

  @Test func aTargetHasAllButTheExceptions() throws {
    let sample = try sample()
    let app = try #require(try sample.read().target(named: "App"))
    #expect(
      sample.names(app.sources.map(\.path)) == [
        "All/App.swift", "All/Kit/Own.swift", "All/Slow.swift",
      ])
    #expect(app.sources.last?.compilerFlags == ["-Onone"])
    #expect(sample.names(app.otherSources.map(\.path)) == ["All/Shaders.metal"])
    #expect(
      Set(sample.names(app.resources.map(\.path))) == [
        "All/Colors.xcassets", "All/Data", "All/ja.lproj/Main.strings",
      ])
    #expect(app.resources.first { $0.path.hasSuffix("Data") }?.isCopied == true)
    #expect(app.resources.first { $0.kind == .strings }?.localization == "ja")
  }

  @Test func anotherTargetHasTheExceptionsAlone() throws {
    let sample = try sample()
    let kit = try #require(try sample.read().target(named: "Kit"))
    #expect(sample.names(kit.sources.map(\.path)) == ["All/Kit/Shared.swift"])
    #expect(kit.resources.isEmpty)
  }

  @Test func packagesInAFolderAreThoseOfTheProject() throws {
    let sample = try sample()
    try sample.write("", to: "All/Libraries/Own/Package.swift")
    let packages = try sample.read().packages
    #expect(packages.last?.identity == "own")
  }
}
