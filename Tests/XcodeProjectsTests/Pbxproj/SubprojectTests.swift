import Testing

@testable import XcodeProjects

/// Projects that a project refers to.
struct SubprojectTests {
  @Test func targetsNeedTargetsOfOtherProjects() throws {
    let app = PbxprojText.text([
      "PROJECT": """
      {isa = PBXProject; buildConfigurationList = PROJECTLIST; mainGroup = MAIN;
      projectReferences = ({ProductGroup = PRODUCTS; ProjectRef = SUB; }); targets = (APP); }
      """,
      "SUB": """
      {isa = PBXFileReference; lastKnownFileType = "wrapper.pb-project";
      path = Kit/Kit.xcodeproj; sourceTree = SOURCE_ROOT; }
      """,
      "APP": PbxprojText.target(
        "App", "application", phases: "LINK", list: "APPLIST", more: "dependencies = (TOKIT);"),
      "TOKIT": "{isa = PBXTargetDependency; name = Kit; targetProxy = KITPROXY; }",
      "KITPROXY": """
      {isa = PBXContainerItemProxy; containerPortal = SUB; proxyType = 1;
      remoteGlobalIDString = KITTARGET; remoteInfo = Kit; }
      """,
      "LINK": PbxprojText.phase("Frameworks", "BUILDOTHER"),
      "BUILDOTHER": "{isa = PBXBuildFile; fileRef = OTHERPRODUCT; }",
      "OTHERPRODUCT": """
      {isa = PBXReferenceProxy; fileType = wrapper.framework; path = Other.framework;
      remoteRef = OTHERPROXY; sourceTree = BUILT_PRODUCTS_DIR; }
      """,
      "OTHERPROXY": """
      {isa = PBXContainerItemProxy; containerPortal = SUB; proxyType = 2;
      remoteGlobalIDString = OTHERFILE; remoteInfo = Other; }
      """,
    ])
    let kit = PbxprojText.text(
      [
        "KITTARGET": PbxprojText.target("Kit", "framework", list: "APPLIST"),
        "OTHER": PbxprojText.target(
          "Other", "framework", list: "APPLIST", more: "productReference = OTHERFILE;"),
        "OTHERFILE": """
        {isa = PBXFileReference; path = Other.framework; sourceTree = BUILT_PRODUCTS_DIR; }
        """,
      ], targets: ["KITTARGET", "OTHER"])
    let sample = try SampleFolder(project: app)
    try sample.write(kit, to: "Kit/Kit.xcodeproj/project.pbxproj")
    let project = try sample.read()
    #expect(project.targets.map(\.name) == ["App", "Kit", "Other"])
    let order = project.buildOrder(of: project.targets[0]).map(\.name)
    #expect(order == ["Kit", "Other", "App"])
  }

  @Test func projectsThatReferToEachOtherAreReadOnce() throws {
    let references = { (path: String) in
      [
        "PROJECT": """
        {isa = PBXProject; buildConfigurationList = PROJECTLIST; mainGroup = MAIN;
        projectReferences = ({ProjectRef = SUB; }); targets = (APP); }
        """,
        "SUB": "{isa = PBXFileReference; path = \(path); sourceTree = SOURCE_ROOT; }",
      ]
    }
    let sample = try SampleFolder(project: PbxprojText.text(references("Other.xcodeproj")))
    try sample.write(
      PbxprojText.text(references("App.xcodeproj")), to: "Other.xcodeproj/project.pbxproj")
    #expect(
      try sample.read().targets.map(\.id.project).map(FilePath.name) == [
        "App.xcodeproj", "Other.xcodeproj",
      ])
  }
}
