import ElementModel
import Foundation
import SourceIndex
import SourceModel

extension Project {
  /// Finds and reads a project.
  ///
  /// - Parameters:
  ///   - request: How the person named it.
  ///   - options: What the command line says over `pomelo.yml`.
  ///   - installation: Where bundled examples are.
  ///   - currentFolder: What relative paths start from.
  /// - Throws: ``WorkspaceError``, for what is missing or cannot be read.
  package init(
    _ request: ProjectRequest, options: ProjectOptions = ProjectOptions(),
    installation: Installation, currentFolder: String
  ) throws(WorkspaceError) {
    switch request {
    case .folder(let path):
      try self.init(folder: Self.absolute(path, from: currentFolder), options: options)
    case .example(let name):
      try self.init(example: name, options: options, installation: installation)
    case .sources(let app, let tests):
      try self.init(
        app: app.map { Self.absolute($0, from: currentFolder) },
        tests: tests.map { Self.absolute($0, from: currentFolder) }, manifest: nil, folder: nil,
        options: options)
    }
    if let folder = options.fixtures { fixtures = Self.absolute(folder, from: currentFolder) }
  }

  /// The folder of a project that has one of its own, as far as that is known without looking into
  /// it; `nil` for others.
  static func folder(
    of request: ProjectRequest, _ installation: Installation, currentFolder: String
  ) -> String? {
    switch request {
    case .folder(let path): absolute(path, from: currentFolder)
    case .example(let name): try? installation.example(named: name)
    case .sources: nil
    }
  }

  /// Opens a folder with a manifest.
  private init(folder path: String, options: ProjectOptions) throws(WorkspaceError) {
    let manager = FileManager.default
    var folder = path
    if (path as NSString).lastPathComponent == ProjectManifest.fileName,
      !Self.isFolder(path)
    {
      folder = (path as NSString).deletingLastPathComponent
    }
    guard manager.fileExists(atPath: folder) else { throw .sources(.folderMissing(path: folder)) }
    guard Self.isFolder(folder) else { throw .sources(.notAFolder(path: folder)) }
    let manifestPath = folder + "/" + ProjectManifest.fileName
    guard manager.fileExists(atPath: manifestPath) else {
      throw .manifest(.noManifest(folder: folder))
    }
    let bytes = try FileReader.bytes(of: manifestPath, limit: Self.manifestLimit)
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw .manifest(.malformedManifest(path: manifestPath, line: 1, reason: "it is not UTF-8"))
    }
    let manifest = try ProjectManifest(text: text, path: manifestPath)
    try self.init(
      app: manifest.app.map { Self.absolute($0, from: folder) },
      tests: manifest.tests.map { Self.absolute($0, from: folder) }, manifest: manifest,
      folder: folder, options: options)
  }

  /// Opens a bundled example: folders `App` and `UITests`, with a manifest or without.
  private init(
    example name: String, options: ProjectOptions, installation: Installation
  ) throws(WorkspaceError) {
    let folder = try installation.example(named: name)
    if FileManager.default.fileExists(atPath: folder + "/" + ProjectManifest.fileName) {
      try self.init(folder: folder, options: options)
    } else {
      try self.init(
        app: [folder + "/App"], tests: [folder + "/UITests"], manifest: nil, folder: nil,
        options: options)
      self.name = name
    }
  }

  /// Reads the sources.
  private init(
    app: [String], tests: [String], manifest: ProjectManifest?, folder: String?,
    options: ProjectOptions
  ) throws(WorkspaceError) {
    if let mode = options.swiftLanguageMode, !LanguageMode.all.contains(mode) {
      throw .project(
        .wrongOption(
          name: "the Swift language mode", value: mode, expected: LanguageMode.expectation))
    }
    var device = DeviceSettings.standard
    for (setting, value) in manifest?.device ?? [:] { _ = device.set(setting, to: value) }
    for (setting, value) in options.device.sorted(by: { $0.key.rawValue < $1.key.rawValue })
    where !device.set(setting, to: value) {
      throw .project(
        .wrongOption(
          name: "the \(setting.title.lowercased())", value: value, expected: setting.expectation))
    }
    let companions = try Self.companions(manifest, folder: folder)
    let allAppPaths = try Self.files(in: app, role: .app)
    let testPaths = try Self.files(in: tests, role: .tests)
    // Tests and other apps may lie inside the app's folder.
    let stubFolders =
      folder.map { folder in (manifest?.stubs ?? []).map { Self.absolute($0, from: folder) } }
      ?? []
    let stubs = try Self.files(in: stubFolders, role: .app)
    let isOther = Set(testPaths + stubs + companions.flatMap { $0.files.map(\.path) })
    let appPaths = Self.replacing(allAppPaths.filter { !isOther.contains($0) }, by: stubs)
    if appPaths.isEmpty, let first = app.first {
      throw .sources(.noSwiftFiles(path: first, role: .app))
    }
    let name = manifest?.name ?? Self.name(folder: folder, app: app)
    let settings = CompilerSettings(
      languageMode: options.swiftLanguageMode ?? manifest?.swiftLanguageMode
        ?? LanguageMode.standard)
    self.init(
      name: name, bundleIdentifier: manifest?.bundleIdentifier ?? Self.bundleIdentifier(for: name),
      folder: folder,
      appFolders: app + stubFolders, testFolders: tests,
      device: device,
      firstTest: manifest?.firstTest,
      appSettings: settings, testSettings: settings,
      appFiles: try Self.read(appPaths), testFiles: try Self.read(testPaths))
    let information = InfoPlist(folders: app)
    urlSchemes = (manifest?.urlSchemes ?? []) + information.urlSchemes
    usageDescriptions = information.usageDescriptions.merging(
      manifest?.usageDescriptions ?? [:]
    ) { $1 }
    self.companions = companions
    layers = manifest?.layers ?? LayerPatterns()
    network = options.network ?? manifest?.network
    if let folder { fixtures = Self.absolute(manifest?.fixtures ?? "Fixtures", from: folder) }
  }

  /// The app's files with those that stand in for files of the same name, and further ones.
  private static func replacing(_ files: [String], by stubs: [String]) -> [String] {
    let names = Set(stubs.map { ($0 as NSString).lastPathComponent })
    return files.filter { !names.contains(($0 as NSString).lastPathComponent) } + stubs
  }

  /// Reads the apps that a manifest names besides the one under test.
  private static func companions(
    _ manifest: ProjectManifest?, folder: String?
  ) throws(WorkspaceError) -> [CompanionApp] {
    guard let manifest, let folder else { return [] }
    var companions: [CompanionApp] = []
    for (identifier, paths) in manifest.apps {
      let folders = paths.map { absolute($0, from: folder) }
      let information = InfoPlist(folders: folders)
      companions.append(
        CompanionApp(
          bundleIdentifier: identifier,
          name: information.displayName ?? name(folder: nil, app: folders), folders: folders,
          files: try read(try files(in: folders, role: .app)), urlSchemes: information.urlSchemes,
          usageDescriptions: information.usageDescriptions))
    }
    return companions
  }

  /// The longest manifest that is read, in bytes.
  private static let manifestLimit = 1 << 20

  /// The Swift files of several folders, each once.
  private static func files(
    in folders: [String], role: SourcesError.Role
  ) throws(WorkspaceError) -> [String] {
    var files: [String] = []
    var seen: Set<String> = []
    for folder in folders {
      for file in try SourceCollector.swiftFiles(in: folder, role: role)
      where seen.insert(file).inserted {
        files.append(file)
      }
    }
    return files
  }

  private static func read(_ paths: [String]) throws(WorkspaceError) -> [SourceFile] {
    var files: [SourceFile] = []
    for path in paths { files.append(try SourceCollector.read(path)) }
    return files
  }

  /// The identifier that Xcode's template gives an app of a name.
  private static func bundleIdentifier(for name: String) -> String {
    "com.example." + String(name.map { $0.isLetter || $0.isNumber || $0 == "." ? $0 : "-" })
  }

  /// The name of a project that says none: its folder's, or that of the folder around `App`.
  private static func name(folder: String?, app: [String]) -> String {
    let path = folder ?? app.first ?? "App"
    let last = (path as NSString).lastPathComponent
    guard folder == nil, ["App", "Sources", "Source", "Shared"].contains(last) else { return last }
    let outer = ((path as NSString).deletingLastPathComponent as NSString).lastPathComponent
    return outer.isEmpty || outer == "/" ? last : outer
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  /// An absolute path without `.`, `..` and doubled slashes; a leading dash is a name like others.
  private static func absolute(_ path: String, from folder: String) -> String {
    let full = path.hasPrefix("/") ? path : folder + "/" + path
    var parts: [Substring] = []
    for part in full.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }
}
