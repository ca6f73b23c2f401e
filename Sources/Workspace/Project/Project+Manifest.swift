import ElementModel
import Foundation
import SessionProtocol
import SourceIndex
import XcodeProjects

extension Project {
  /// Puts what a `pomelo.yml` says over what the project itself says, and what the command line says
  /// over both.
  ///
  /// - Parameters:
  ///   - manifest: The file; `nil` for none.
  ///   - options: What the command line says.
  /// - Throws: ``ProjectError/wrongOption(name:value:expected:)``; ``SourcesError``.
  mutating func apply(
    _ manifest: ProjectManifest?, _ options: ProjectOptions
  ) throws(WorkspaceError) {
    for (setting, value) in manifest?.device ?? [:] { _ = device.set(setting, to: value) }
    for (setting, value) in options.device.sorted(by: { $0.key.rawValue < $1.key.rawValue })
    where !device.set(setting, to: value) {
      throw .project(
        .wrongOption(
          name: "the \(setting.title.lowercased())", value: value, expected: setting.expectation))
    }
    if let minimum = opening?.minimumSystem, let os = device.os, os < minimum {
      throw .project(.olderSystem(os, minimum: minimum))
    }
    opening?.ignoresLocales = options.device[.locale] != nil || manifest?.device[.locale] != nil
    if let mode = options.swiftLanguageMode ?? manifest?.swiftLanguageMode {
      appSettings.languageMode = mode
      testSettings.languageMode = mode
    }
    network = options.network ?? manifest?.network
    store = StoreFiles(of: self, named: manifest?.storeKit)
    guard let manifest else { return }
    if let name = manifest.name {
      self.name = name
      // An identifier that nobody has written follows the name.
      if opening == nil { bundleIdentifier = Self.bundleIdentifier(for: name) }
    }
    bundleIdentifier = manifest.bundleIdentifier ?? bundleIdentifier
    firstTest = manifest.firstTest
    urlSchemes = manifest.urlSchemes + urlSchemes
    usageDescriptions.merge(manifest.usageDescriptions) { $1 }
    layers = manifest.layers
    snapshotFolder = manifest.snapshotFolder
    snapshotStore = manifest.snapshotStore
    guard let folder else { return }
    try putStubs(of: manifest, folder: folder)
    fixtures = FilePath.absolute(manifest.fixtures ?? "Fixtures", in: folder)
    companions = try Self.companions(manifest, folder: folder)
    // Other apps may lie inside the app's folder.
    let others = Set(companions.flatMap { $0.files.map(\.path) })
    appFiles.removeAll { others.contains($0.path) }
  }

  /// Puts sources that stand in for others into their places: of a project, files of the app; and
  /// whole modules, which take the place of those that are there or that there are none of.
  private mutating func putStubs(
    of manifest: ProjectManifest, folder: String
  ) throws(WorkspaceError) {
    if opening != nil {
      let folders = manifest.stubs.map { FilePath.absolute($0, in: folder) }
      let stubs = try Self.read(try Self.files(in: folders, role: .app))
      appFiles = Self.replacing(appFiles, by: stubs)
      appFolders += folders
    }
    for (name, paths) in manifest.moduleStubs {
      let folders = paths.map { FilePath.absolute($0, in: folder) }
      putStub(
        of: name, files: try Self.read(try Self.files(in: folders, role: .app)), folders: folders)
    }
  }

  /// Puts sources into the place of a module.
  ///
  /// - Parameters:
  ///   - name: The module's name.
  ///   - files: The sources.
  ///   - folders: The folders of these that the person edits.
  mutating func putStub(of name: String, files: [SourceFile], folders: [String]) {
    var stub = ProjectModule(
      name: name, role: .app, content: .swift(files), settings: appSettings)
    stub.folders = folders
    let isThere = modules.contains { $0.name == name }
    modules.removeAll { $0.name == name }
    modules.append(stub)
    // Who has named the module by a package that is not there imports it all the same.
    guard !isThere else { return }
    for number in modules.indices
    where modules[number].swiftFiles.contains(where: { file in
      file.imports.contains { $0.module == name }
    }) && modules[number].name != name {
      modules[number].dependencies.append(name)
    }
  }

  /// Reads the apps that a manifest names besides the one under test.
  private static func companions(
    _ manifest: ProjectManifest, folder: String
  ) throws(WorkspaceError) -> [CompanionApp] {
    var companions: [CompanionApp] = []
    for (identifier, paths) in manifest.apps {
      let folders = paths.map { FilePath.absolute($0, in: folder) }
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
}

extension ProjectManifest {
  /// The longest file that is read, in bytes.
  private static let sizeLimit = 1 << 20

  /// Reads the file in a folder; `nil` where there is none.
  ///
  /// - Throws: ``ManifestError``, ``SourcesError``.
  init?(in folder: String) throws(WorkspaceError) {
    let path = "\(folder)/\(Self.fileName)"
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    let bytes = try FileReader.bytes(of: path, limit: Self.sizeLimit)
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw .manifest(.malformedManifest(path: path, line: 1, reason: "it is not UTF-8"))
    }
    try self.init(text: text, path: path)
  }
}
