import Foundation

/// What the manifest of a package says, in SwiftPM's JSON.
struct PackageManifest: Sendable {
  let tool: PackageTool
  /// What tells the compiler, by which manifests are read, from another.
  let compiler: String

  /// What tells the manifests of a folder from others: names, sizes and times.
  static func identity(in folder: String) -> String {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasPrefix("Package") && $0.hasSuffix(".swift") }.sorted()
      .map { FileIdentity.text(of: "\(folder)/\($0)") }.joined(separator: "\n")
  }

  /// An identity as the name of a file: it may come from a registry, or be anything.
  private static func folderName(_ identity: String) -> String {
    String(identity.prefix(80).map { $0.isLetter || $0.isNumber || $0 == "-" ? $0 : "_" })
  }

  /// Reads a manifest, which takes a second the first time.
  ///
  /// - Parameter package: The package.
  /// - Returns: The JSON.
  /// - Throws: ``PackageError/badManifest(folder:output:)``.
  func json(of package: PackageResolution.Package) throws(WorkspaceError) -> Data {
    var hash = ContentHash()
    hash.add(compiler)
    hash.add(Self.identity(in: package.folder))
    let name = Self.folderName(package.identity)
    let path = "\(tool.folders.folder)/manifest-\(name)-\(hash.name).json"
    if let kept = FileManager.default.contents(atPath: path) { return kept }
    let answer = try tool.ask(
      about: package.folder, in: "\(tool.folders.manifests)/\(name)", ["dump-package"])
    guard answer.succeeded, let start = answer.output.firstIndex(of: "{") else {
      throw .packages(
        .badManifest(folder: package.folder, output: ConfinementNote.added(to: answer.all)))
    }
    let data = Data(answer.output[start...].utf8)
    // Without it, it is asked for again.
    try? data.write(to: URL(fileURLWithPath: path), options: .atomic)
    return data
  }
}
