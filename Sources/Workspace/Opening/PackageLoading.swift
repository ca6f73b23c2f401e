import Foundation
import XcodeProjects

/// Resolves a project's packages and reads their manifests.
struct PackageLoading {
  let tool: PackageTool
  /// What tells the compiler from another.
  let compiler: String
  /// The versions that the project has settled on, if it has written them down.
  let pins: String?
  /// Told before it takes time.
  let progress: () -> Void

  /// Loads packages; one that cannot be fetched is left out, with those that nobody else needs.
  ///
  /// Where another package needs it, what is compiled of that one is what does not.
  ///
  /// - Parameters:
  ///   - references: What the project uses.
  ///   - problems: Gets what is left out.
  /// - Returns: The packages, with those that they depend on.
  /// - Throws: ``PackageError``.
  func graph(
    of references: [PackageReference], problems: inout [OpeningProblem]
  ) throws(WorkspaceError) -> PackageGraph {
    var wanted = references.filter { !ReplacedPackage.isReplaced($0) }
    defer { problems.removeAll(where: ReplacedPackage.isReplaced) }
    var standIns = PackageStandIns.kept(by: tool)
    while !wanted.isEmpty {
      do throws(WorkspaceError) {
        let resolution = PackageResolution(
          tool: tool, references: wanted, standIns: standIns, pins: pins, compiler: compiler)
        let packages = try resolution.packages(progress: progress)
        let graph = try manifests(of: packages.filter { standIns.reason(for: $0.identity) == nil })
        problems += packages.compactMap { package in
          standIns.reason(for: package.identity).map {
            .package(name: package.identity, reason: $0)
          }
        }
        return graph
      } catch {
        guard case .packages(.notResolved(let output)) = error else { throw error }
        let failed = wanted.compactMap { reference in
          reference.reason(in: output).map { (reference: reference, reason: $0) }
        }
        if failed.isEmpty {
          // What fails for another reason is for the person to see.
          guard standIns.learn(from: output) else { throw error }
          tool.forgetVersions()
          standIns.keep(in: tool.folders)
          continue
        }
        wanted.removeAll { reference in failed.contains { $0.reference == reference } }
        problems += failed.map { .package(name: $0.reference.identity, reason: $0.reason) }
      }
    }
    return PackageGraph()
  }

  /// Reads the manifests of packages, several at once.
  private func manifests(
    of packages: [PackageResolution.Package]
  ) throws(WorkspaceError) -> PackageGraph {
    let manifests = PackageManifest(tool: tool, compiler: compiler)
    let steps = packages.map { package in
      ParallelSteps<ProjectDefinition>.Step(name: package.identity, needs: []) {
        _ throws(WorkspaceError) in
        let json = try manifests.json(of: package)
        do throws(ProjectReadingError) {
          return try PackageDump.read(json, folder: package.folder)
        } catch {
          throw .opening(.unreadable(error))
        }
      }
    }
    let outcome = ParallelSteps(steps).run()
    var graph = PackageGraph()
    for package in packages {
      if let error = outcome.failures[package.identity] { throw error }
      guard let definition = outcome.values[package.identity] else { continue }
      graph.packages.append(
        PackageGraph.Package(
          identity: package.identity, definition: definition, isOwn: !package.isFetched))
    }
    return graph
  }
}

extension PackageReference {
  /// Why SwiftPM cannot have the package, in git's words if it says them; `nil` where it does not
  /// complain about this one.
  fileprivate func reason(in output: String) -> String? {
    guard case .remote(let url, _) = source else { return nil }
    let lines = output.split(separator: "\n")
    guard let place = lines.firstIndex(where: { $0.hasPrefix("error:") && $0.contains(url) }) else {
      return nil
    }
    return PackageStandIns.reason(below: place, in: lines) ?? String(lines[place])
  }
}
