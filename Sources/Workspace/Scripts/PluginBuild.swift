import Foundation
import SourceIndex
import XcodeProjects

/// Has plug-ins of packages make sources.
///
/// SwiftPM runs them when it builds a target for this machine. That build may fail, as the target is
/// one for phones; what is wanted is there by then.
struct PluginBuild {
  let tool: PackageTool
  let cache: BuildCache
  /// Told of a plug-in before it takes time.
  let progress: (String) -> Void

  /// Why there are no sources.
  struct Failure: Error {
    let reason: String
  }

  /// How many files of a package are looked at, to see whether something has changed.
  private static let fileLimit = 20_000
  /// The longest file that is taken over, in bytes.
  private static let sizeLimit = 8 << 20

  /// The plug-ins that would be run to build a target.
  ///
  /// - Parameters:
  ///   - found: The target.
  ///   - graph: All packages.
  /// - Returns: Their names.
  static func plugins(for found: PackageGraph.Found, in graph: PackageGraph) -> [String] {
    var names: [String] = []
    var seen: Set<TargetID> = []
    var open = [found]
    while let next = open.popLast() {
      guard seen.insert(next.target.id).inserted else { continue }
      names += next.target.scripts.filter { $0.kind == .plugin }.map(\.name)
      open += next.target.dependencies.compactMap(next.package.definition.target)
        .map { PackageGraph.Found(target: $0, package: next.package) }
      open += next.target.packageProducts.flatMap(graph.targets)
    }
    return names
  }

  /// The sources that the plug-ins of a target make.
  ///
  /// - Parameter found: The target.
  /// - Returns: The sources, or why there are none.
  /// - Throws: ``BuildError``.
  func sources(
    for found: PackageGraph.Found
  ) throws(WorkspaceError) -> Result<[SourceFile], Failure> {
    let name = found.target.name
    var hash = ContentHash()
    hash.add(found.package.identity)
    let folder = found.package.definition.folder
    let files = FileManager.default.enumerator(atPath: folder)?.prefix(Self.fileLimit)
    let known = files?.compactMap { $0 as? String }.filter { !$0.hasPrefix(".") }.sorted() ?? []
    hash.add(known.map { FileIdentity.text(of: "\(folder)/\($0)") })
    var failure: Failure?
    let result = try cache.locked(onWait: {}) { () throws(WorkspaceError) in
      try cache.result(of: "plugins-\(found.target.moduleName)", hash) {
        result throws(WorkspaceError) in
        progress(found.target.scripts.map(\.name).joined(separator: ", "))
        let answer = try tool.build(["--target", name])
        let made = made(for: found)
        if made.isEmpty, !answer.succeeded {
          failure = Failure(reason: Self.reason(in: answer.all))
        }
        for (number, path) in made.enumerated() {
          guard let bytes = StrangersFile.bytes(of: path, limit: Self.sizeLimit) else { continue }
          let file = "\(result)/\(number)-\((path as NSString).lastPathComponent)"
          try BuildCache.write(String(decoding: bytes, as: UTF8.self), to: file)
        }
      }
    }
    if let failure {
      // The next time it may go better.
      try? FileManager.default.removeItem(atPath: result)
      return .failure(failure)
    }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: result)) ?? []
    var sources: [SourceFile] = []
    for name in names.sorted() { sources.append(try SourceCollector.read("\(result)/\(name)")) }
    return .success(sources)
  }

  /// The Swift files that plug-ins have made for a target.
  private func made(for found: PackageGraph.Found) -> [String] {
    let folder =
      "\(tool.folders.scratch)/plugins/outputs/\(found.package.identity)/\(found.target.name)"
    let names = FileManager.default.enumerator(atPath: folder)?.prefix(Self.fileLimit)
    return (names?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".swift") }.sorted()
      .map { "\(folder)/\($0)" }
  }

  private static func reason(in output: String) -> String {
    let lines = ConfinementNote.added(to: output).split(whereSeparator: \.isNewline)
    return String((lines.first { $0.contains("error:") } ?? lines.last ?? "no reason").prefix(300))
  }
}
