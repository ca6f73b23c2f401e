import ElementModel
import Foundation
import XcodeProjects

extension Project {
  /// Finds and reads a project.
  ///
  /// - Parameters:
  ///   - request: How the person named it.
  ///   - options: What the command line says over `pomelo.yml`.
  ///   - installation: Where bundled examples are.
  ///   - currentFolder: What relative paths start from.
  ///   - progress: Told before something takes time.
  /// - Throws: ``WorkspaceError``, for what is missing or cannot be read.
  package init(
    _ request: ProjectRequest, options: ProjectOptions = ProjectOptions(),
    installation: Installation, currentFolder: String,
    progress: @escaping (OpeningStep) -> Void = { _ in }
  ) throws(WorkspaceError) {
    if let mode = options.swiftLanguageMode, !LanguageMode.all.contains(mode) {
      throw .project(
        .wrongOption(
          name: "the Swift language mode", value: mode, expected: LanguageMode.expectation))
    }
    switch request {
    case .folder(let path):
      try self.init(
        folder: FilePath.absolute(path, in: currentFolder), options: options,
        installation: installation, progress: progress)
    case .example(let name):
      try self.init(
        example: name, options: options, installation: installation, progress: progress)
    case .sources(let app, let tests):
      try self.init(
        app: app.map { FilePath.absolute($0, in: currentFolder) },
        tests: tests.map { FilePath.absolute($0, in: currentFolder) }, stubs: [], folder: nil)
      if tests.isEmpty {
        let builds = try BuildCache(project: self, environment: installation.environment)
        testFiles = [try LaunchTest.file(beside: builds)]
      }
      try apply(nil, options)
    }
    if let folder = options.fixtures { fixtures = FilePath.absolute(folder, in: currentFolder) }
  }

  /// Whether a folder has something to open in it: then nothing else is meant by it, even if that
  /// cannot be opened.
  ///
  /// - Parameters:
  ///   - folder: The folder, absolute.
  ///   - installation: Where pomelo's own package is, which is nothing to open: who is there has just
  ///     built it, and wants to see an example.
  /// - Returns: Whether it has.
  package static func isProject(_ folder: String, _ installation: Installation) -> Bool {
    guard folder != installation.package else { return false }
    return FileManager.default.fileExists(atPath: "\(folder)/\(ProjectManifest.fileName)")
      || (try? ProjectFinder.documents(at: folder))?.documents.isEmpty == false
  }

  /// The folder of a project that has one of its own, as far as that is known without looking into
  /// it; `nil` for others.
  static func folder(
    of request: ProjectRequest, _ installation: Installation, currentFolder: String
  ) -> String? {
    switch request {
    case .folder(let path): root(of: FilePath.absolute(path, in: currentFolder))
    case .example(let name): try? installation.example(named: name)
    case .sources: nil
    }
  }

  /// Opens a folder with a manifest, a project or both, or one of these itself.
  private init(
    folder path: String, options: ProjectOptions, installation: Installation,
    progress: @escaping (OpeningStep) -> Void
  ) throws(WorkspaceError) {
    guard FileManager.default.fileExists(atPath: path) else {
      throw .sources(.folderMissing(path: path))
    }
    let folder = Self.root(of: path)
    guard Self.isFolder(folder) else { throw .sources(.notAFolder(path: folder)) }
    let manifest = try ProjectManifest(in: folder)
    if let manifest, let app = manifest.app, try Self.isOfFolders(manifest, in: folder) {
      func absolute(_ paths: [String]) -> [String] {
        paths.map { FilePath.absolute($0, in: folder) }
      }
      try self.init(
        app: absolute(app), tests: absolute(manifest.tests ?? []),
        stubs: absolute(manifest.stubs), folder: folder)
      if manifest.tests == nil {
        testFiles = [try LaunchTest.file(in: folder, environment: installation.environment)]
      }
    } else {
      let start = path == "\(folder)/\(ProjectManifest.fileName)" ? folder : path
      let named = manifest?.project.map { FilePath.absolute($0, in: folder) } ?? start
      guard let document = try Self.document(at: named) else {
        throw .manifest(Self.complaint(about: manifest, in: folder))
      }
      self = try ProjectOpening(
        document: document, folder: folder,
        wishes: options.wishes.filled(from: manifest?.wishes ?? TargetWishes()),
        testFolders: (manifest?.tests ?? []).map { FilePath.absolute($0, in: folder) },
        installation: installation, allowsScripts: options.allowsScripts, progress: progress
      ).project()
    }
    try apply(manifest, options)
  }

  /// Whether a manifest says where the sources are, and no document has to; there need be no tests yet.
  private static func isOfFolders(
    _ manifest: ProjectManifest, in folder: String
  ) throws(WorkspaceError) -> Bool {
    if manifest.tests != nil { return true }
    guard manifest.project == nil else { return false }
    return try document(at: folder) == nil
  }

  /// Opens a bundled example: folders `App` and `UITests`, with a manifest or without.
  private init(
    example name: String, options: ProjectOptions, installation: Installation,
    progress: @escaping (OpeningStep) -> Void
  ) throws(WorkspaceError) {
    let folder = try installation.example(named: name)
    if FileManager.default.fileExists(atPath: folder + "/" + ProjectManifest.fileName) {
      try self.init(
        folder: folder, options: options, installation: installation, progress: progress)
    } else {
      try self.init(
        app: [folder + "/App"], tests: [folder + "/UITests"], stubs: [], folder: nil)
      try apply(nil, options)
      self.name = name
    }
  }

  /// What a folder lacks that nothing can be opened in.
  private static func complaint(
    about manifest: ProjectManifest?, in folder: String
  ) -> ManifestError {
    guard let manifest else { return .noManifest(folder: folder) }
    return .missingKey(
      manifest.app == nil ? "app" : "tests", path: "\(folder)/\(ProjectManifest.fileName)")
  }

  /// The folder of what a person has named: that itself, or the one that a document lies in.
  private static func root(of path: String) -> String {
    let isManifest = (path as NSString).lastPathComponent == ProjectManifest.fileName
    if isManifest, !isFolder(path) { return (path as NSString).deletingLastPathComponent }
    guard let document = ProjectDocument(path: path), document.format != .appPlayground else {
      return path
    }
    return document.folder
  }

  /// The one document of a project that a path leads to; `nil` for none.
  private static func document(at path: String) throws(WorkspaceError) -> ProjectDocument? {
    let findings: ProjectFinder.Findings
    do throws(ProjectReadingError) {
      findings = try ProjectFinder.documents(at: path)
    } catch {
      throw .opening(.unreadable(error))
    }
    guard findings.choice == nil, !findings.candidates.isEmpty else { return findings.choice }
    throw .opening(.severalDocuments(findings.candidates.map(\.path)))
  }

  static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }
}
