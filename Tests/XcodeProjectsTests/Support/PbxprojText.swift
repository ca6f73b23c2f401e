/// The text of a `project.pbxproj`, as Xcode writes it, with one app, its tests and a framework.
enum PbxprojText {
  /// Objects that all projects here have, but for those that a test replaces or adds.
  ///
  /// - Parameters:
  ///   - objects: Further ones, or others for ids that are here: texts such as `{isa = …;}`.
  ///   - targets: The ids of the targets.
  /// - Returns: The text.
  static func text(_ objects: [String: String] = [:], targets: [String] = ["APP"]) -> String {
    var all = standard
    all["PROJECT"] = """
      {isa = PBXProject; attributes = {TargetAttributes = {UITESTS = {TestTargetID = APP; }; }; };
      buildConfigurationList = PROJECTLIST; developmentRegion = ja; mainGroup = MAIN;
      packageReferences = (REMOTE, LOCAL); productRefGroup = PRODUCTS; projectDirPath = "";
      targets = (\(targets.joined(separator: ", "))); }
      """
    all.merge(objects) { _, new in new }
    let lines = all.keys.sorted().map { id in "\t\t\(id) /* \(id) */ = \(all[id] ?? "");\n" }
    return "// !$*UTF8*$!\n{\n\tarchiveVersion = 1;\n\tobjectVersion = 56;\n\tobjects = {\n"
      + lines.joined() + "\t};\n\trootObject = PROJECT;\n}\n"
  }

  private static let standard: [String: String] = [
    "PROJECTLIST": list("PROJECTDEBUG", "PROJECTRELEASE"),
    "PROJECTDEBUG": configuration(
      "Debug", "SWIFT_ACTIVE_COMPILATION_CONDITIONS = DEBUG; IPHONEOS_DEPLOYMENT_TARGET = 17.0;"),
    "PROJECTRELEASE": configuration("Release", "IPHONEOS_DEPLOYMENT_TARGET = 17.0;"),
    "MAIN": "{isa = PBXGroup; children = (SOURCES, PRODUCTS); sourceTree = \"<group>\"; }",
    "SOURCES": """
    {isa = PBXGroup; children = (APPFILE, MODELFILE, CARDFILE, STRINGS, ASSETS); path = Sources;
    sourceTree = "<group>"; }
    """,
    "PRODUCTS":
      "{isa = PBXGroup; children = (APPPRODUCT); name = Products; sourceTree = \"<group>\"; }",
    "APPPRODUCT": """
    {isa = PBXFileReference; explicitFileType = wrapper.application; path = App.app;
    sourceTree = BUILT_PRODUCTS_DIR; }
    """,
    "APPFILE": file("App.swift"),
    "MODELFILE": file("Model.swift"),
    "CARDFILE": file("Card.m"),
    "ASSETS": file("Assets.xcassets"),
    "STRINGS": """
    {isa = PBXVariantGroup; children = (STRINGSEN, STRINGSJA); name = Localizable.strings;
    sourceTree = "<group>"; }
    """,
    "STRINGSEN": file("en.lproj/Localizable.strings", name: "en"),
    "STRINGSJA": file("ja.lproj/Localizable.strings", name: "ja"),
    "APP": target(
      "App", "application", phases: "APPSOURCES, APPRESOURCES, APPSCRIPT", list: "APPLIST"),
    "APPLIST": list("APPDEBUG", "APPRELEASE"),
    "APPDEBUG": configuration(
      "Debug",
      """
      PRODUCT_NAME = "$(TARGET_NAME)"; PRODUCT_BUNDLE_IDENTIFIER = com.example.App;
      SWIFT_ACTIVE_COMPILATION_CONDITIONS = "$(inherited) STAGING"; SWIFT_VERSION = 6.0;
      """),
    "APPRELEASE": configuration("Release", "PRODUCT_NAME = \"$(TARGET_NAME)\";"),
    "APPSOURCES": phase("Sources", "BUILDMODEL, BUILDAPP, BUILDCARD"),
    "APPRESOURCES": phase("Resources", "BUILDSTRINGS, BUILDASSETS"),
    "APPSCRIPT": """
    {isa = PBXShellScriptBuildPhase; name = "Generate code"; outputPaths = ("$(SRCROOT)/G.swift");
    shellScript = "touch /tmp/pomelo-must-not-run"; }
    """,
    "BUILDAPP": "{isa = PBXBuildFile; fileRef = APPFILE; }",
    "BUILDMODEL": """
    {isa = PBXBuildFile; fileRef = MODELFILE; platformFilters = (ios, maccatalyst);
    settings = {COMPILER_FLAGS = "-DFAST -DNAME='a b'"; }; }
    """,
    "BUILDCARD": "{isa = PBXBuildFile; fileRef = CARDFILE; }",
    "BUILDSTRINGS": "{isa = PBXBuildFile; fileRef = STRINGS; }",
    "BUILDASSETS": "{isa = PBXBuildFile; fileRef = ASSETS; }",
    "REMOTE": """
    {isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.com/Kit.git";
    requirement = {kind = upToNextMajorVersion; minimumVersion = 1.2.0; }; }
    """,
    "LOCAL": "{isa = XCLocalSwiftPackageReference; relativePath = Packages/Core; }",
  ]

  /// Files that the project names, by path.
  static let files: [String: String] = [
    "Sources/App.swift": "", "Sources/Model.swift": "", "Sources/Card.m": "",
    "Sources/Assets.xcassets/Contents.json": "{}", "Sources/en.lproj/Localizable.strings": "",
    "Sources/ja.lproj/Localizable.strings": "",
    "Packages/Core/Package.swift": "// swift-tools-version: 6.0",
  ]

  static func file(_ path: String, name: String? = nil) -> String {
    let name = name.map { "name = \($0); " } ?? ""
    return "{isa = PBXFileReference; \(name)path = \(path); sourceTree = \"<group>\"; }"
  }

  static func list(_ ids: String...) -> String {
    """
    {isa = XCConfigurationList; buildConfigurations = (\(ids.joined(separator: ", ")));
    defaultConfigurationName = Release; }
    """
  }

  static func configuration(_ name: String, _ settings: String, base: String? = nil) -> String {
    let base = base.map { "baseConfigurationReference = \($0); " } ?? ""
    return "{isa = XCBuildConfiguration; \(base)buildSettings = {\(settings)}; name = \(name); }"
  }

  static func target(
    _ name: String, _ type: String, phases: String = "", list: String, more: String = ""
  ) -> String {
    """
    {isa = PBXNativeTarget; buildConfigurationList = \(list); buildPhases = (\(phases));
    name = \(name); productType = "com.apple.product-type.\(type)"; \(more)}
    """
  }

  static func phase(_ kind: String, _ files: String) -> String {
    "{isa = PBX\(kind)BuildPhase; files = (\(files)); runOnlyForDeploymentPostprocessing = 0; }"
  }
}
