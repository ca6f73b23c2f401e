import Foundation
import SourceIndex

/// Compiles modules that are written in C or C++, by the compiler that comes with Swift's.
struct ClangCompiler: Sendable {
  let compiler: Compiler
  /// Ends the compilers from another thread.
  let cancellation: BuildCancellation?

  private static let flags = ["-g", "-O0", "-fPIC", "-fblocks", "-DDEBUG=1"]

  /// What the sources come to: equal names mean equal object code.
  ///
  /// - Parameter sources: The sources.
  /// - Returns: The hash of flags, and of names, sizes and times of all that may be included.
  func hash(of sources: ClangSources) -> ContentHash {
    var hash = interface(of: sources)
    hash.add(compiler.identity)
    hash.add(sources.files.map(FileIdentity.text))
    return hash
  }

  /// What importers of the sources see: equal names mean that none has to be compiled again.
  ///
  /// - Parameter sources: The sources.
  /// - Returns: The hash of flags, and of names, sizes and times of all that may be included.
  func interface(of sources: ClangSources) -> ContentHash {
    var hash = ContentHash()
    hash.add(Self.flags + sources.flags)
    hash.add(sources.headerFolder ?? "")
    hash.add(sources.moduleMap.map(FileIdentity.text) ?? "")
    let folders = Set(
      sources.files.map { ($0 as NSString).deletingLastPathComponent }
        + [sources.headerFolder].compactMap(\.self))
    for folder in folders.sorted() {
      let names = FileManager.default.enumerator(atPath: folder)?.prefix(Self.headerLimit)
      let headers = names?.compactMap { $0 as? String }.filter(Self.isIncluded).sorted() ?? []
      hash.add(headers.map { FileIdentity.text(of: "\(folder)/\($0)") })
    }
    return hash
  }

  /// How many files of a folder are looked at.
  private static let headerLimit = 20_000

  private static func isIncluded(_ name: String) -> Bool {
    ["h", "hh", "hpp", "inc", "def", "modulemap"].contains((name as NSString).pathExtension)
  }

  /// Compiles a module.
  ///
  /// - Parameters:
  ///   - sources: The sources.
  ///   - name: The module's name.
  ///   - folder: An empty folder for what comes of it.
  /// - Throws: ``BuildError``, with what the compiler says.
  func compile(
    _ sources: ClangSources, module name: String, into folder: String
  ) throws(WorkspaceError) {
    if sources.moduleMap == nil {
      try BuildCache.write(moduleMap(of: sources, name), to: Self.moduleMap(in: folder))
    }
    let clang = try compiler.tool(named: "clang").writing(to: folder)
    let includes = (sources.headerFolder.map { ["-I", $0] } ?? []) + sources.flags
    var complaints: [String] = []
    for (number, file) in sources.files.enumerated() {
      let outcome = try clang.run(
        Self.flags + includes + ["-c", file, "-o", "\(folder)/\(number).o"],
        cancelledBy: cancellation)
      if !outcome.succeeded { complaints.append(outcome.output) }
    }
    guard complaints.isEmpty else {
      throw .build(.compileFailed(step: name, output: complaints.joined(separator: "\n")))
    }
  }

  /// The object code of a module in the folder that it was compiled into.
  static func objects(of sources: ClangSources, in folder: String) -> [String] {
    sources.files.indices.map { "\(folder)/\($0).o" }
  }

  /// What an importer of the module has to be told.
  static func importArguments(of sources: ClangSources, in folder: String) -> [String] {
    let map = sources.moduleMap ?? moduleMap(in: folder)
    return ["-Xcc", "-fmodule-map-file=\(map)"]
      + (sources.headerFolder.map { ["-Xcc", "-I", "-Xcc", $0] } ?? [])
  }

  private static func moduleMap(in folder: String) -> String { "\(folder)/module.modulemap" }

  /// A module map as SwiftPM makes them: of the header that is called as the module, or of all.
  private func moduleMap(of sources: ClangSources, _ name: String) -> String {
    guard let folder = sources.headerFolder else { return "module \(name) {}\n" }
    let candidates = ["\(folder)/\(name).h", "\(folder)/\(name)/\(name).h"]
    let umbrella = candidates.first(where: FileManager.default.fileExists)
    let header = umbrella.map { "umbrella header \(quoted($0))" } ?? "umbrella \(quoted(folder))"
    return "module \(name) {\n  \(header)\n  export *\n}\n"
  }

  private func quoted(_ path: String) -> String {
    let escaped = path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "\"\(escaped)\""
  }
}
