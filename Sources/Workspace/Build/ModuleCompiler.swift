import ElementModel
import SourceIndex

/// Compiles modules of a person's sources, each with one file of ours in it.
struct ModuleCompiler: Sendable {
  var compiler: Compiler
  let sdk: Installation.HostSDK
  /// Ends the compilers from another thread.
  let cancellation: BuildCancellation?
  /// What the compiler is told of the programs that expand macros.
  var macros: [String] = []
  /// The project's own modules, which come before ours of the same names.
  var ownModules: Set<String> = []
  /// Files of the frameworks that the project imports and that are no part of the host's library.
  var frameworks: [String] = []

  /// Gives why something did not compile that is known from the last time; `nil` for never.
  var knownFailure: (@Sendable (Unit) -> WorkspaceError?)?

  /// What is compiled at once.
  struct Unit: Sendable {
    /// The module's name.
    var name: String
    /// The person's sources.
    var files: [SourceFile]
    /// How they are compiled.
    var settings: CompilerSettings
    /// The members that take the place of Foundation's.
    var shadowing: String
    /// What the compiler is told of the modules that it imports.
    var imports: [String] = []
    /// Names for what it sees of these.
    var interfaces: [String] = []
    /// Further arguments.
    var extra: [String] = []
    /// Whether its functions tell of their calls.
    var recordsCalls = false
    /// What its conditions hold for.
    var platform = Platform.simulator
  }

  /// What sources are compiled for.
  enum Platform {
    /// An iOS simulator, with Apple's names for what the host library has.
    case simulator
    /// The system that pomelo runs on: sources decide by `os` and `canImport(Darwin)`.
    case linux
  }

  /// The modules that the person's imports mean.
  private static let aliases =
    frameworkAliases + [
      "CommonCrypto=SimulatedCommonCrypto", "Darwin=Glibc", "os=SimulatedOS",
    ]

  /// Those of them that are no parts of Apple's system, and imported by the files of ours, too.
  private static let frameworkAliases = [
    "SwiftUI=SimulatedUI", "Combine=SimulatedCombine", "UIKit=SimulatedUIKit", "XCTest=XCUITest",
    "SnapshotTesting=ScreenSnapshots",
  ]

  /// The module that an import of the person's means.
  static func meaning(of name: String) -> String {
    aliases.first { $0.hasPrefix(name + "=") }.map { String($0.dropFirst(name.count + 1)) } ?? name
  }

  /// How the person's modules are compiled: for looking at, and as Xcode's debug configuration.
  ///
  /// Debug information has paths from the root, wherever the build is started.
  private static let flags = [
    "-Onone", "-g", "-enable-testing", "-DDEBUG", "-file-compilation-dir", "/",
    // One look at the sources gives both the objects and what importers see.
    "-wmo", "-no-emit-module-separately-wmo",
    // Versions of iOS are domains of availability, which `SourceAdaptation` names.
    "-enable-experimental-feature", "CustomAvailability",
    "-Xfrontend", "-import-module", "-Xfrontend", "CSystemVersions",
    // Ten minutes for one expression are the compiler's own limit.
    "-Xfrontend", "-solver-expression-time-threshold=120",
  ]

  /// The object code of a module in the folder that it was compiled into; the compiler wants the
  /// module's own name for itself.
  static func objects(in folder: String) -> String { "\(folder)/objects.o" }

  /// What importers of a module see of it, in the folder that it was compiled into.
  static func interface(of module: String, in folder: String) -> String {
    "\(folder)/\(module).swiftmodule"
  }

  /// What the person's imports and macros mean.
  var languageArguments: [String] { languageArguments(for: .simulator) }

  private func languageArguments(for platform: Platform) -> [String] {
    (platform == .linux ? Self.frameworkAliases : Self.aliases)
      .filter { !ownModules.contains(String($0.prefix { $0 != "=" })) }
      .flatMap { ["-module-alias", $0] }
      + (sdk.macroPlugin.map { ["-load-plugin-executable", "\($0)#PomeloMacros"] } ?? []) + macros
  }

  /// Where the modules of the host library are found.
  var importArguments: [String] {
    ["-I", sdk.modules]
      + sdk.moduleMaps.flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] }
  }

  /// What every module depends on: the compiler, the host library, and what pomelo makes of sources.
  var hash: ContentHash {
    var hash = ContentHash()
    hash.add(compiler.identity)
    hash.add(Self.aliases + Self.flags)
    hash.add(SourceAdaptation.version)
    hash.add([
      ShadowingSource.common, ShadowingSource.forApps, ShadowingSource.forTests,
      ShadowingSource.recording,
    ])
    hash.add(FileIdentity.text(of: sdk.library))
    hash.add(frameworks.map(FileIdentity.text))
    hash.add(sdk.macroPlugin.map { FileIdentity.text(of: $0) } ?? "")
    hash.add(macros)
    hash.add(ownModules.sorted())
    return hash
  }

  /// Compiles a module.
  ///
  /// - Parameters:
  ///   - unit: What to compile.
  ///   - folder: An empty folder for what comes of it.
  /// - Throws: ``BuildError``, with what the compiler says of the sources as they were written.
  func compile(_ unit: Unit, into folder: String) throws(WorkspaceError) {
    if let failure = knownFailure?(unit) { throw failure }
    let arguments =
      ["-emit-object", "-o", Self.objects(in: folder)] + (try arguments(for: unit, in: folder))
    // The compiler reads the files anew: what it makes of another text must not be kept, nor its
    // complaints be told, as those of the text that was read.
    let outcome = Result { () throws(WorkspaceError) in
      try run(unit, arguments, in: folder)
    }
    for file in unit.files where !file.isTrial {
      guard (try? SourceCollector.read(file.path).text) == file.text else {
        throw .build(.sourcesChanged(path: file.path))
      }
    }
    try outcome.get()
  }

  /// What the compiler is told of a module, besides what it makes of it; writes the file of ours.
  private func arguments(
    for unit: Unit, in folder: String
  ) throws(WorkspaceError) -> [String] {
    let ours = "\(folder)/pomelo shadowing.swift"
    try BuildCache.write(ShadowingSource.common + unit.shadowing, to: ours)
    return [
      "-module-name", unit.name, "-parse-as-library", "-emit-module",
      "-emit-module-path", Self.interface(of: unit.name, in: folder),
    ] + unit.settings.arguments + Self.flags + Self.deployment(of: unit)
      + languageArguments(for: unit.platform)
      // The project's modules come before others of their names, as in Xcode.
      + unit.imports + importArguments + unit.extra + unit.files.map(\.path) + [ours]
  }

  /// From which version of iOS on names may be used without asking for the version, as the module
  /// `CSystemVersions` takes it; nothing where all may.
  private static func deployment(of unit: Unit) -> [String] {
    guard let version = unit.settings.deployment,
      !unit.files.contains(where: SourceAdaptation.hidesVersions)
    else { return [] }
    return ["-Xcc", "-DPOMELO_DEPLOYMENT=\(version.major * 100 + version.minor)"]
  }

  /// Looks for errors in a module and makes as much of it as importers need, though it has some.
  ///
  /// - Parameters:
  ///   - unit: What to look at.
  ///   - imports: What the compiler is told of the modules that stand in for those that it imports.
  ///   - folder: A folder for what comes of it.
  /// - Returns: What the compiler says, about the sources as they were written; empty where it ended
  ///   without a word.
  /// - Throws: ``BuildError`` for what is not about the sources.
  func survey(
    _ unit: Unit, imports: [String], in folder: String
  ) throws(WorkspaceError) -> String {
    let overlay = try SourceOverlay.arguments(for: unit.files, in: folder)
    // An expression with names that there are not can take minutes: the compiler says so of it then.
    let lenient = [
      "-Xfrontend", "-experimental-allow-module-with-compiler-errors",
      "-Xfrontend", "-solver-expression-time-threshold=60",
    ]
    let outcome = try compiler.writing(to: folder).run(
      overlay + (try arguments(for: unit, in: folder)) + imports + lenient,
      cancelledBy: cancellation)
    return CompilerExcerpts.restored(in: outcome.output, of: unit.files)
  }

  /// What the compiler says of a file of ours that is looked at as the person's are.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - imports: What the compiler is told of the modules that it may import.
  /// - Returns: What it says.
  /// - Throws: ``BuildError`` where it cannot be started.
  func output(of path: String, imports: [String]) throws(WorkspaceError) -> String {
    try compiler.run(
      ["-typecheck", path] + languageArguments + imports + importArguments,
      cancelledBy: cancellation
    ).output
  }

  /// What a module is made of, with all that its errors may depend on.
  func hash(of unit: Unit) -> ContentHash {
    var hash = hash
    hash.add(unit)
    hash.add(unit.imports + unit.interfaces)
    return hash
  }

  /// Runs the compiler on arguments that name no sources of the person's.
  ///
  /// - Parameters:
  ///   - arguments: The arguments.
  ///   - step: What is made, for messages.
  ///   - folder: Where it is written to.
  /// - Throws: ``BuildError``.
  func run(_ arguments: [String], step: String, into folder: String) throws(WorkspaceError) {
    try run(arguments, step: step, files: [], in: folder)
  }

  /// Compiles files with their functions telling of their calls, as far as that compiles.
  ///
  /// First all of them, then all but those that the compiler finds errors in, then none: what it says
  /// last is about the files as they were written.
  private func run(
    _ unit: Unit, _ arguments: [String], in folder: String
  ) throws(WorkspaceError) {
    let files = unit.files
    var recorded = unit.recordsCalls ? Set(files.map(\.path)) : []
    let ours = "\(folder)/pomelo recording.swift"
    if unit.recordsCalls { try BuildCache.write(ShadowingSource.recording, to: ours) }
    while !recorded.isEmpty {
      let overlay = try SourceOverlay.arguments(for: files, recording: recorded, in: folder)
      let outcome = try compiler.writing(to: folder)
        .run(overlay + arguments + [ours], cancelledBy: cancellation)
      if outcome.succeeded { return }
      if outcome.limit != nil { throw failure(outcome, step: unit.name, files: files) }
      let isFirst = recorded.count == files.count
      let doubtful = recorded.intersection(CompilerExcerpts.filesWithErrors(in: outcome.output))
      let plain = Set(files.map(\.path)).subtracting(recorded)
      // All that it says is about files as they were written.
      let named = CompilerExcerpts.filesNamed(in: outcome.output)
      if !isFirst, !named.isEmpty, named.isSubset(of: plain) {
        throw failure(outcome, step: unit.name, files: files)
      }
      recorded = isFirst && !doubtful.isEmpty ? recorded.subtracting(doubtful) : []
    }
    let overlay =
      unit.platform == .linux ? [] : try SourceOverlay.arguments(for: files, in: folder)
    try run(overlay + arguments, step: unit.name, files: files, in: folder)
  }

  private func run(
    _ arguments: [String], step: String, files: [SourceFile], in folder: String
  ) throws(WorkspaceError) {
    let outcome = try compiler.writing(to: folder).run(arguments, cancelledBy: cancellation)
    if !outcome.succeeded { throw failure(outcome, step: step, files: files) }
  }

  /// What the compiler has said, about the files as they were written.
  private func failure(
    _ outcome: ToolRun.Outcome, step: String, files: [SourceFile]
  ) -> WorkspaceError {
    if let limit = outcome.limit {
      return .build(.noEnd(step: step, programs: .compilers, seconds: limit))
    }
    let restored = CompilerExcerpts.restored(in: outcome.output, of: files)
    let output = MissingImports.explained(in: restored, of: files)
    return .build(.compileFailed(step: step, output: ObjectiveCNotes.added(to: output)))
  }
}
