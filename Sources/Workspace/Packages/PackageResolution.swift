import Foundation
import XcodeProjects

/// Finds out which packages a project is made of, and has SwiftPM fetch them.
struct PackageResolution: Sendable {
  /// A package that takes part.
  struct Package: Hashable, Sendable, Codable {
    /// What others call it.
    var identity: String
    /// Its folder.
    var folder: String
    /// Whether it was fetched, rather than lying in the person's own folders.
    var isFetched: Bool
  }

  let tool: PackageTool
  /// What the project uses.
  let references: [PackageReference]
  /// What stands in for packages that cannot be fetched and that others need.
  let standIns: PackageStandIns
  /// The project's own `Package.resolved`, which is honoured; `nil` for none.
  let pins: String?
  /// What tells the compiler, by which manifests are read, from another.
  let compiler: String

  /// The longest answer that is read, in bytes.
  private static let answerLimit = 64 << 20

  /// What SwiftPM says of a package and of what it depends on.
  private struct Node: Decodable {
    let identity: String
    let path: String
    let dependencies: [Node]
  }

  /// What was found out the last time.
  private struct Kept: Codable {
    /// A name for all that it was found out of.
    let name: String
    let packages: [Package]
  }

  private var keptPath: String { "\(tool.folders.folder)/resolution.json" }

  /// Resolves the packages, unless the same were resolved before.
  ///
  /// - Parameter progress: Told before it takes time.
  /// - Returns: All packages, with those that they depend on.
  /// - Throws: ``PackageError``.
  func packages(progress: () -> Void) throws(WorkspaceError) -> [Package] {
    if let data = FileManager.default.contents(atPath: keptPath),
      let kept = try? JSONDecoder().decode(Kept.self, from: data),
      kept.name == name(for: kept.packages)
    {
      return kept.packages
    }
    progress()
    try writeRoot()
    var answer = try tool.resolve(addresses, standIns: standIns)
    if !answer.succeeded, ArtifactStandIns.areMissing(answer.all) {
      try ArtifactStandIns(tool: tool, compiler: compiler).place()
      answer = try tool.resolve(addresses, standIns: standIns)
    }
    guard answer.succeeded else {
      throw .packages(.notResolved(output: ConfinementNote.added(to: answer.all)))
    }
    let packages = try folders()
    // Without it, they are resolved again the next time.
    let data = try? JSONEncoder().encode(Kept(name: name(for: packages), packages: packages))
    try? data?.write(to: URL(fileURLWithPath: keptPath), options: .atomic)
    return packages
  }

  /// A name for all that decides which packages these are: the project's wishes, and the manifests of
  /// the packages that the person may edit.
  private func name(for packages: [Package]) -> String {
    var hash = ContentHash()
    hash.add(PackageRoot.manifest(of: references))
    hash.add(pins.map(FileIdentity.text) ?? "")
    for address in standIns.all.keys.sorted() { hash.add(address) }
    for package in packages {
      hash.add(package.folder)
      hash.add(package.isFetched ? "" : PackageManifest.identity(in: package.folder))
      // A cache that somebody has tidied is no cache.
      hash.add(FileManager.default.fileExists(atPath: package.folder) ? 1 : 0)
    }
    return hash.name
  }

  private func writeRoot() throws(WorkspaceError) {
    try tool.makeFolders()
    if let pins, let data = FileManager.default.contents(atPath: pins) {
      try BuildCache.write(
        PackagePins.text(of: data, without: standIns.all.keys),
        to: "\(tool.folders.root)/Package.resolved")
    }
    try BuildCache.write(
      PackageRoot.manifest(of: references), to: "\(tool.folders.root)/Package.swift")
  }

  /// The addresses of repositories that the project names, and of those that it has settled on.
  private var addresses: [String] {
    var found = references.compactMap { reference in
      if case .remote(let url, _) = reference.source { url } else { nil }
    }
    if let pins, let data = FileManager.default.contents(atPath: pins) {
      found += PackagePins(data).addresses
    }
    return Set(found).sorted()
  }

  /// Where the packages are that were resolved.
  private func folders() throws(WorkspaceError) -> [Package] {
    let path = "\(tool.folders.scratch)/dependencies.json"
    let answer = try tool.ask(
      about: tool.folders.root, in: tool.folders.scratch,
      ["show-dependencies", "--format", "json", "--output-path", path])
    guard answer.succeeded else { throw .packages(.notResolved(output: answer.all)) }
    guard let bytes = StrangersFile.bytes(of: path, limit: Self.answerLimit),
      let node = try? JSONDecoder().decode(Node.self, from: Data(bytes))
    else { throw .packages(.notUnderstood(what: "the project's packages")) }
    var packages: [Package] = []
    var seen: Set<String> = []
    var open = node.dependencies[...]
    while let next = open.popFirst() {
      guard seen.insert(next.identity).inserted else { continue }
      packages.append(
        Package(
          identity: next.identity, folder: next.path,
          isFetched: tool.folders.isFetched(next.path)))
      open += next.dependencies
    }
    return packages
  }
}
