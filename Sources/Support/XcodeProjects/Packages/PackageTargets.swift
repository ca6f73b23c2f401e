/// Makes targets of what a `Package.swift` says, with the defaults that SwiftPM has.
struct PackageTargets {
  let manifest: PackageManifest
  /// The folder of the package, absolute.
  let folder: String
  /// The document that declares them, absolute.
  let document: String
  let files: ProjectFiles
  let problems: ProblemList

  /// All targets, in their order.
  func targets() -> [ProjectTarget] { manifest.targets.map(target) }

  private func target(_ declared: PackageManifest.Target) -> ProjectTarget {
    var target = ProjectTarget(
      id: id(declared.name), name: declared.name, kind: Self.kind(declared.type))
    target.place = ProjectPlace(file: document, line: nil)
    addNeeds(declared, to: &target)
    var table = SettingTable()
    for (name, value) in settings(declared) { table.assign(name, value) }
    target.configurations = ["Debug": table, "Release": table]
    for (name, configuration) in [("Debug", "debug"), ("Release", "release")] {
      target.configurations[name]?.assign(flags(declared, configuration))
      target.configurations[name]?.assign(clangFlags(declared, configuration))
    }
    target.scripts = declared.plugins.map { BuildScript(kind: .plugin, name: $0) }
    target.folder = path(of: declared)
    if declared.type != "binary", declared.type != "system" { addFiles(declared, to: &target) }
    return target
  }

  private func id(_ name: String) -> TargetID { TargetID(project: document, identifier: name) }

  private static func kind(_ type: String) -> TargetKind {
    switch type {
    case "regular": .staticLibrary
    case "executable", "snippet": .tool
    case "test": .unitTests
    case "macro": .macro
    case "plugin": .buildTool
    case "binary": .other("binary")
    default: .other(type)
    }
  }

  private func addNeeds(_ declared: PackageManifest.Target, to target: inout ProjectTarget) {
    let own = Set(manifest.targets.map(\.name))
    for needed in declared.dependencies
    where needed.platforms.isEmpty || needed.platforms.contains("ios") {
      if needed.isTarget, own.contains(needed.name) {
        target.dependencies.append(id(needed.name))
      } else if needed.isProduct {
        target.packageProducts.append(PackageProduct(name: needed.name, package: needed.package))
      }
    }
    for setting in declared.settings
    where setting.kind == "linkedFramework" || setting.kind == "linkedLibrary" {
      target.frameworks += setting.values.map { LinkedFramework(name: $0) }
    }
    for binary in manifest.targets where binary.type == "binary" {
      guard target.dependencies.contains(id(binary.name)) else { continue }
      target.frameworks.append(
        LinkedFramework(
          name: binary.name, path: binary.path.map { FilePath.absolute($0, in: folder) }))
    }
  }

  private func settings(_ declared: PackageManifest.Target) -> [(String, String)] {
    var settings = [
      ("SRCROOT", folder), ("PROJECT_DIR", folder), ("PROJECT_NAME", manifest.name),
      ("TARGET_NAME", declared.name), ("PRODUCT_NAME", declared.name), ("SDKROOT", "iphoneos"),
      ("SWIFT_VERSION", languageMode),
    ]
    if let version = manifest.platforms["ios"] {
      settings.append(("IPHONEOS_DEPLOYMENT_TARGET", version))
    }
    return settings
  }

  /// The newest mode that the package allows; without a word that of its tools.
  private var languageMode: String {
    let tools = String(manifest.toolsVersion.prefix { $0 != "." })
    return manifest.languageModes.max { (Double($0) ?? 0) < (Double($1) ?? 0) }
      ?? (Int(tools) ?? 5 >= 6 ? "6" : "5")
  }

  /// What the settings for Swift come to, as build settings of Xcode say it.
  private func flags(
    _ declared: PackageManifest.Target, _ configuration: String
  ) -> SettingTable {
    var conditions = configuration == "debug" ? ["DEBUG", "SWIFT_PACKAGE"] : ["SWIFT_PACKAGE"]
    var flags: [String] = []
    var table = SettingTable()
    for setting in declared.settings
    where setting.tool == "swift" && setting.applies(to: configuration) {
      let value = setting.values.first ?? ""
      switch setting.kind {
      case "define": conditions += setting.values
      case "enableUpcomingFeature": flags += ["-enable-upcoming-feature", value]
      case "enableExperimentalFeature": flags += ["-enable-experimental-feature", value]
      case "swiftLanguageMode", "swiftLanguageVersion": table.assign("SWIFT_VERSION", value)
      case "defaultIsolation": table.assign("SWIFT_DEFAULT_ACTOR_ISOLATION", value)
      case "unsafeFlags": flags += setting.values
      default: break
      }
    }
    table.assign("SWIFT_ACTIVE_COMPILATION_CONDITIONS", conditions.joined(separator: " "))
    table.assign("OTHER_SWIFT_FLAGS", flags.map(\.settingWord).joined(separator: " "))
    return table
  }

  /// What the settings for C come to, likewise.
  private func clangFlags(
    _ declared: PackageManifest.Target, _ configuration: String
  ) -> SettingTable {
    let path = path(of: declared)
    var folders: [String] = []
    var definitions = ["SWIFT_PACKAGE=1"]
    var flags: [String] = []
    for setting in declared.settings
    where setting.tool != "swift" && setting.applies(to: configuration) {
      switch setting.kind {
      case "headerSearchPath": folders += setting.values.map { FilePath.absolute($0, in: path) }
      case "define": definitions += setting.values
      case "unsafeFlags" where setting.tool != "linker": flags += setting.values
      default: break
      }
    }
    var table = SettingTable()
    func assign(_ name: String, _ words: [String]) {
      table.assign(name, words.map(\.settingWord).joined(separator: " "))
    }
    assign("HEADER_SEARCH_PATHS", folders)
    assign("GCC_PREPROCESSOR_DEFINITIONS", definitions)
    assign("OTHER_CFLAGS", flags)
    table.assign(
      "PUBLIC_HEADERS_FOLDER_PATH", FilePath.absolute(declared.publicHeaders ?? "include", in: path)
    )
    return table
  }

  /// The folder of a target: where it says, or where SwiftPM looks.
  private func path(of target: PackageManifest.Target) -> String {
    if let path = target.path { return FilePath.absolute(path, in: folder) }
    let places =
      switch target.type {
      case "test": ["Tests", "Sources", "Source", "src", "srcs"]
      case "plugin": ["Plugins"]
      default: ["Sources", "Source", "src", "srcs"]
      }
    let candidates = places.map { "\(folder)/\($0)/\(target.name)" }
    if let found = candidates.first(where: { files.kind(of: $0) == .folder }) { return found }
    // The only target may have its files at the top.
    let top = "\(folder)/\(places[0])"
    return manifest.targets.count == 1 && files.kind(of: top) == .folder ? top : candidates[0]
  }

  /// Whether a file is a manifest of the package, which may lie beside a target's sources.
  private func isManifest(_ file: String) -> Bool {
    guard FilePath.folder(of: file) == folder else { return false }
    let name = FilePath.name(of: file)
    return name == "Package.swift" || (name.hasPrefix("Package@swift-") && name.hasSuffix(".swift"))
  }

  private func addFiles(_ declared: PackageManifest.Target, to target: inout ProjectTarget) {
    let path = path(of: declared)
    guard files.kind(of: path) == .folder else {
      problems.add(.missingFile(path: path, place: target.place))
      return
    }
    let absolute = { (names: [String]) in names.map { FilePath.absolute($0, in: path) } }
    let excluded = absolute(declared.exclude)
    let sources = declared.sources.map(absolute) ?? [path]
    let resources = declared.resources.map { (FilePath.absolute($0.path, in: path), $0.isCopied) }
    var members = TargetFiles(files: files, problems: problems)
    for (resource, isCopied) in resources where isCopied {
      members.add(
        resource: TargetResource(path: resource, kind: FileKind(path: resource), isCopied: true),
        place: target.place)
    }
    for file in files.files(below: path, problems: problems) {
      if isManifest(file) || excluded.contains(where: { FilePath.isInside(file, $0) }) { continue }
      let rule = resources.first { FilePath.isInside(file, $0.0) }
      if rule?.1 == true { continue }
      let kind = FileKind(path: file)
      let isSource = kind.isCompiled && sources.contains { FilePath.isInside(file, $0) }
      // These count as resources without a word about them.
      let isKnown = [.assetCatalog, .strings, .interfaceBuilder].contains(kind)
      if isSource || kind == .header || rule != nil || isKnown { members.add(member: file) }
    }
    target.sources = members.sources
    target.otherSources = members.otherSources
    target.resources = members.resources
  }
}
