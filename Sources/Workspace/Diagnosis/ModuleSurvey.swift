import Foundation
import SourceIndex

/// Looks for all errors in a module that does not compile.
///
/// A compiler ends at the first module that there is not. Here an empty one stands in for each such
/// module, so that it goes on, and what it makes of the sources is kept in spite of their errors, so
/// that modules that import them can be looked at too.
struct ModuleSurvey: Sendable {
  /// What is found in a module.
  struct Findings: Sendable {
    /// The errors, as they came.
    var complaints: [CompilerComplaint]
    /// Modules that are imported and that there are not.
    var missing: [String]
    /// What importers are given of it.
    var product: ModuleBuild.Product
  }

  let compiler: ModuleCompiler
  let cache: BuildCache

  /// How many modules that there are not one may import.
  private static let roundLimit = 60
  private static let outputName = "output.txt"
  private static let missingName = "missing.txt"

  /// What is known of a module from the last time that it was looked at; `nil` for nothing.
  func known(_ unit: ModuleCompiler.Unit) -> Findings? {
    cache.known(Self.step(unit), compiler.hash(of: unit)).flatMap { findings(of: unit, in: $0) }
  }

  /// Looks at a module, unless it was looked at as it is.
  ///
  /// - Parameters:
  ///   - unit: The module.
  ///   - progress: Told before it takes time.
  /// - Returns: What is wrong with it.
  /// - Throws: ``BuildError`` for what is not about the sources.
  func findings(
    of unit: ModuleCompiler.Unit, _ progress: (BuildProgress) -> Void
  ) throws(WorkspaceError) -> Findings {
    let folder = try cache.result(of: Self.step(unit), compiler.hash(of: unit)) {
      folder throws(WorkspaceError) in
      progress(.surveying(name: unit.name, files: unit.files.count))
      try look(at: unit, in: folder)
    }
    guard let findings = findings(of: unit, in: folder) else {
      throw .build(.cacheNotWritable(path: folder, reason: "what was written cannot be read"))
    }
    return findings
  }

  private static func step(_ unit: ModuleCompiler.Unit) -> String { "survey-\(unit.name)" }

  private static func standIns(in folder: String) -> String { "\(folder)/stand-ins" }

  /// Compiles a module until all modules that there are not have one that stands in for them.
  private func look(
    at unit: ModuleCompiler.Unit, in folder: String
  ) throws(WorkspaceError) {
    let standIns = Self.standIns(in: folder)
    try BuildCache.makeFolder(standIns)
    // The compiler would name one after the other, each at the cost of a run.
    var missing = try missingModules(of: unit, folder)
    for name in missing { try makeStandIn(name, in: standIns) }
    var output = ""
    for _ in 0..<Self.roundLimit {
      output = try compiler.survey(unit, imports: ["-I", standIns], in: folder)
      let found = CompilerComplaint.all(in: output).compactMap { complaint in
        if case .missingModule(let name) = complaint.cause { name } else { nil }
      }
      let new = Set(found).subtracting(missing).filter(Self.isName)
      guard !new.isEmpty else { break }
      for name in new.sorted() {
        try makeStandIn(name, in: standIns)
        missing.append(name)
      }
    }
    try BuildCache.write(output, to: "\(folder)/\(Self.outputName)")
    try BuildCache.write(
      missing.joined(separator: "\n"), to: "\(folder)/\(Self.missingName)")
  }

  /// The modules that a module imports and that there are not, but for those that its sources ask
  /// for: one that stands in for these would change the answer.
  private func missingModules(
    of unit: ModuleCompiler.Unit, _ folder: String
  ) throws(WorkspaceError) -> [String] {
    let names = Set(unit.files.flatMap(\.imports).map(\.module)).filter { name in
      Self.isName(name) && !SourceAdaptation.replacedModules.contains(name)
        && !unit.files.contains { $0.text.contains("canImport(\(name)") }
    }
    let text = names.sorted().map { "#if !canImport(\($0))\n#warning(\"missing: \($0)\")\n#endif" }
    let probe = "\(folder)/probe.swift"
    try BuildCache.write(text.joined(separator: "\n") + "\n", to: probe)
    let output = try compiler.output(of: probe, imports: unit.imports)
    return names.filter { output.contains("warning: missing: \($0)\n") }.sorted()
  }

  /// Makes an empty module.
  private func makeStandIn(_ name: String, in folder: String) throws(WorkspaceError) {
    let source = "\(folder)/\(name).swift"
    try BuildCache.write("", to: source)
    try compiler.run(
      [
        "-emit-module", "-module-name", name, "-parse-as-library", "-enable-testing", source,
        "-emit-module-path", ModuleCompiler.interface(of: name, in: folder),
      ], step: name, into: folder)
  }

  /// Whether a text can be the name of a module, and of a file.
  private static func isName(_ text: String) -> Bool {
    !text.isEmpty && text.unicodeScalars.allSatisfy { $0.properties.isXIDContinue }
      && text.unicodeScalars.first?.properties.isXIDStart ?? false
  }

  private func findings(of unit: ModuleCompiler.Unit, in folder: String) -> Findings? {
    guard
      let output = try? String(contentsOfFile: "\(folder)/\(Self.outputName)", encoding: .utf8),
      let missing = try? String(contentsOfFile: "\(folder)/\(Self.missingName)", encoding: .utf8)
    else { return nil }
    let names = missing.split(separator: "\n").map(String.init)
    // The compiler names one import of each; all of them are in the way.
    let imports = unit.files.flatMap { file in
      file.importLinesOfPlatform(of: names).map { found in
        CompilerComplaint(
          message: "no such module '\(found.module)'", file: file.path, line: found.line)
      }
    }
    let module = ModuleCompiler.interface(of: unit.name, in: folder)
    let isThere = FileManager.default.fileExists(atPath: module)
    return Findings(
      complaints: imports + CompilerComplaint.all(in: output), missing: names,
      product: ModuleBuild.Product(
        objects: [],
        importArguments: (isThere ? ["-I", folder] : []) + ["-I", Self.standIns(in: folder)],
        interface: (folder as NSString).lastPathComponent))
  }
}
