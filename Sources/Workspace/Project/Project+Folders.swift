import ElementModel
import Foundation
import SourceIndex
import SourceModel

extension Project {
  /// Reads the sources of folders that the person names.
  ///
  /// - Parameters:
  ///   - app: Folders and files of the app's sources.
  ///   - tests: The same for the tests; with the same folder as the app's, what uses XCTest in it.
  ///   - stubs: Folders of sources that stand in for those of the app.
  ///   - folder: The project's own folder, if it has one.
  /// - Throws: ``SourcesError``.
  init(
    app: [String], tests: [String], stubs: [String], folder: String?
  ) throws(WorkspaceError) {
    let allAppPaths = try Self.files(in: app, role: .app)
    let isShared = Set(app) == Set(tests)
    let testPaths =
      isShared
      ? try Self.tests(among: allAppPaths) : try Self.files(in: tests, role: .tests)
    let stubPaths = try Self.files(in: stubs, role: .app)
    // Tests may lie inside the app's folder.
    let isOther = Set(testPaths + stubPaths)
    let appFiles = Self.replacing(
      try Self.read(allAppPaths.filter { !isOther.contains($0) }), by: try Self.read(stubPaths))
    if appFiles.isEmpty, let first = app.first {
      throw .sources(.noSwiftFiles(path: first, role: .app))
    }
    let name = Self.name(folder: folder, app: app)
    let settings = CompilerSettings(languageMode: LanguageMode.standard)
    let information = InfoPlist(folders: app)
    self.init(
      name: name, bundleIdentifier: Self.bundleIdentifier(for: name), folder: folder,
      appFolders: app + stubs, testFolders: tests, device: .standard, firstTest: nil,
      appSettings: settings, testSettings: settings, appFiles: appFiles,
      testFiles: try Self.read(testPaths))
    self.information = information.contents
    urlSchemes = information.urlSchemes
    usageDescriptions = information.usageDescriptions
  }

  /// The Swift files of several folders, each once.
  static func files(
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

  static func read(_ paths: [String]) throws(WorkspaceError) -> [SourceFile] {
    var files: [SourceFile] = []
    for path in paths { files.append(try SourceCollector.read(path)) }
    return files
  }

  /// The identifier that Xcode's template gives an app of a name.
  static func bundleIdentifier(for name: String) -> String {
    "com.example." + String(name.map { $0.isLetter || $0.isNumber || $0 == "." ? $0 : "-" })
  }

  /// The files that belong to tests, in folders that hold the app as well: those in folders that are
  /// called so, and others that use XCTest.
  private static func tests(among paths: [String]) throws(WorkspaceError) -> [String] {
    var tests: [String] = []
    for path in paths {
      let folders = path.split(separator: "/").dropLast()
      let imports = try SourceCollector.read(path).imports
      if folders.contains(where: { $0.hasSuffix("Tests") })
        || imports.contains(where: { $0.module == "XCTest" })
      {
        tests.append(path)
      }
    }
    return tests
  }

  /// The app's files with those that stand in for files of the same name, and further ones.
  static func replacing(_ files: [SourceFile], by stubs: [SourceFile]) -> [SourceFile] {
    let names = Set(stubs.map { ($0.path as NSString).lastPathComponent })
    return files.filter { !names.contains(($0.path as NSString).lastPathComponent) } + stubs
  }

  /// The name of a project that says none: its folder's, or that of the folder around `App`.
  static func name(folder: String?, app: [String]) -> String {
    let path = folder ?? app.first ?? "App"
    let last = (path as NSString).lastPathComponent
    guard folder == nil, ["App", "Sources", "Source", "Shared"].contains(last) else { return last }
    let outer = ((path as NSString).deletingLastPathComponent as NSString).lastPathComponent
    return outer.isEmpty || outer == "/" ? last : outer
  }
}
