import Foundation

/// Builds the programs that expand the macros of packages.
///
/// They are for this machine and not for a phone, so SwiftPM builds them, once for each version of
/// their sources.
struct MacroBuild {
  let macros: [MacroTarget]
  let compiler: Compiler
  /// How the project's programs are run.
  let programs: ForeignPrograms
  /// Names the person's cache folder.
  let environment: [String: String]
  let cancellation: BuildCancellation?

  /// Name of the program in the result of its step.
  private static let program = "plugin"

  /// Builds what is not built yet.
  ///
  /// - Parameters:
  ///   - cache: Where they are kept, beside the packages.
  ///   - progress: Told of each before it is built.
  /// - Returns: What the compiler is told of the programs.
  /// - Throws: ``BuildError``.
  func build(
    in cache: BuildCache, progress: (BuildProgress) -> Void
  ) throws(WorkspaceError) -> [String] {
    guard !macros.isEmpty else { return [] }
    let tool = try PackageTool(
      folders: PackageFolders(in: cache), compiler: compiler, programs: programs,
      environment: environment, cancelledBy: cancellation)
    var arguments: [String] = []
    for macro in macros {
      var hash = ContentHash()
      hash.add(compiler.identity)
      hash.add(macro.folder)
      hash.add(PackageManifest.identity(in: macro.folder))
      hash.add(macro.files)
      let folder = try cache.result(of: "macro-\(macro.name)", hash) {
        folder throws(WorkspaceError) in
        progress(.buildingMacros(name: macro.name))
        let program = try tool.program(ofMacros: macro.name)
        do {
          try FileManager.default.linkItem(
            atPath: program, toPath: "\(folder)/\(Self.program)")
        } catch {
          throw .build(.cacheNotWritable(path: folder, reason: SystemError.current))
        }
      }
      arguments += ["-load-plugin-executable", "\(folder)/\(Self.program)#\(macro.name)"]
    }
    return arguments
  }
}
