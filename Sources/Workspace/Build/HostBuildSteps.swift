import Foundation
import SourceIndex
import SourceModel

/// The steps of a host's build, with all that goes into them.
struct HostBuildSteps {
  let project: Project
  /// Entry points of the apps, the one under test first.
  let apps: [AppDeclaration]
  let source: HostSource
  let modules: ModuleNames
  let compiler: Compiler
  let sdk: Installation.HostSDK
  /// Ends the build from another thread.
  let cancellation: BuildCancellation?

  /// The modules that the person's imports mean.
  private static let aliases = [
    "SwiftUI=SimulatedUI", "Combine=SimulatedCombine", "UIKit=SimulatedUIKit",
    "XCTest=XCUITest", "Darwin=Glibc", "os=OSLog",
  ]

  /// How the person's modules are compiled: for looking at, and as Xcode's debug configuration.
  ///
  /// Debug information has paths from the root, wherever the build is started.
  private static let compileFlags = [
    "-Onone", "-g", "-enable-testing", "-DDEBUG", "-wmo", "-file-compilation-dir", "/",
  ]

  /// Code that is loaded later finds what it calls in the program.
  private static let linkFlags = ["-Xlinker", "--export-dynamic"]

  /// File name of a module's object code; the compiler wants the module's own name for itself.
  private static let objectName = "objects.o"

  /// Builds the host in a cache.
  ///
  /// - Returns: The host.
  func build(
    in cache: BuildCache, progress: (BuildProgress) -> Void
  ) throws(WorkspaceError) -> BuiltHost {
    let common = commonHash
    let sources = [project.appFiles] + project.companions.map(\.files)
    let names = [modules.app] + modules.companions
    var appFolders: [String] = []
    var appHash = common
    for (number, app) in apps.enumerated() {
      var hash = common
      hash.add(sources[number])
      hash.add(names[number])
      hash.add(app.name)
      let step = number == 0 ? "app" : "app\(number)"
      appFolders.append(
        try cache.result(of: step, hash) { folder throws(WorkspaceError) in
          progress(.compilingApp(files: sources[number].count))
          // The host has a `main` of its own.
          let entryPoint = [
            "-Xfrontend", "-entry-point-function-name", "-Xfrontend",
            "\(names[number])_\(app.name)_main",
          ]
          try compile(
            sources[number], with: ShadowingSource.forApps, module: names[number], into: folder,
            entryPoint)
        })
      // The tests may import any of the apps, so what these are made of goes into them too.
      appHash.add(hash.name)
    }

    var testsHash = appHash
    testsHash.add(project.testFiles)
    testsHash.add(modules.tests)
    testsHash.add(CallRecording.version)
    let testsFolder = try cache.result(of: "tests", testsHash) { folder throws(WorkspaceError) in
      progress(.compilingTests(files: project.testFiles.count))
      try compile(
        project.testFiles, with: ShadowingSource.forTests, module: modules.tests, into: folder,
        appFolders.flatMap { ["-I", $0] }, recordsCalls: true)
    }

    var hostHash = testsHash
    hostHash.add(source.text)
    hostHash.add(Self.linkFlags)
    let hostFolder = try cache.result(of: "host", hostHash) { folder throws(WorkspaceError) in
      progress(.linking)
      try link(moduleFolders: appFolders + [testsFolder], into: folder)
    }
    LastHost(
      build: (hostFolder as NSString).lastPathComponent, variables: project.hostEnvironment
    ).write(in: cache.folder)
    return BuiltHost(
      executable: BuildCache.executable(inResult: hostFolder), warnings: source.warnings,
      snippetBase: snippetBase(
        moduleFolders: appFolders + [testsFolder], cache: cache, hash: hostHash))
  }

  /// What a person's code is compiled against, with the flags of their own sources.
  private func snippetBase(
    moduleFolders: [String], cache: BuildCache, hash: ContentHash
  ) -> SnippetBase {
    let flags = [
      "-parse-as-library", "-swift-version", project.swiftLanguageMode, "-Onone", "-DDEBUG",
      "-suppress-warnings",
    ]
    let ours = ([modules.app, modules.tests] + modules.companions).map { "@testable import \($0)" }
    return SnippetBase(
      compiler: compiler,
      arguments: flags + languageArguments + moduleFolders.flatMap { ["-I", $0] } + importArguments,
      imports: ["import Foundation", "import TestHost", "import XCTest"] + ours,
      folder: cache.folder + "/snippets", hash: hash.name)
  }

  /// What the person's imports and macros mean.
  private var languageArguments: [String] {
    Self.aliases.flatMap { ["-module-alias", $0] }
      + (sdk.macroPlugin.map { ["-load-plugin-executable", "\($0)#PomeloMacros"] } ?? [])
  }

  /// What every step depends on: compiler, language mode and host library.
  private var commonHash: ContentHash {
    var hash = ContentHash()
    hash.add(compiler.identity)
    hash.add(project.swiftLanguageMode)
    hash.add(Self.aliases + Self.compileFlags)
    hash.add(SourceAdaptation.version)
    hash.add([
      ShadowingSource.network, ShadowingSource.forApps, ShadowingSource.forTests,
      ShadowingSource.recording,
    ])
    hash.add(FileIdentity.text(of: sdk.library))
    hash.add(sdk.macroPlugin ?? "")
    return hash
  }

  /// Compiles a module of the person's sources, and one of ours in it; if asked, with functions that
  /// tell of their calls, in files that compile with it.
  private func compile(
    _ files: [SourceFile], with shadowing: String, module: String, into folder: String,
    _ extra: [String], recordsCalls: Bool = false
  ) throws(WorkspaceError) {
    var arguments = [
      "-module-name", module, "-parse-as-library", "-swift-version", project.swiftLanguageMode,
      "-emit-module", "-emit-module-path", "\(folder)/\(module).swiftmodule",
      "-emit-object", "-o", "\(folder)/\(Self.objectName)",
    ]
    arguments += Self.compileFlags + languageArguments
    let ours = "\(folder)/pomelo shadowing.swift"
    try BuildCache.write(ShadowingSource.network + shadowing, to: ours)
    arguments += importArguments + extra + files.map(\.path) + [ours]
    // The compiler reads the files anew: what it makes of another text must not be kept, nor its
    // complaints be told, as those of the text that was read.
    let outcome = Result { () throws(WorkspaceError) in
      try run(files, arguments, step: module, recordsCalls: recordsCalls, in: folder)
    }
    for file in files {
      guard (try? SourceCollector.read(file.path).text) == file.text else {
        throw .build(.sourcesChanged(path: file.path))
      }
    }
    try outcome.get()
  }

  /// Compiles files with their functions telling of their calls, as far as that compiles.
  ///
  /// First all of them, then all but those that the compiler finds errors in, then none: what it says
  /// last is about the files as they were written.
  private func run(
    _ files: [SourceFile], _ arguments: [String], step: String, recordsCalls: Bool,
    in folder: String
  ) throws(WorkspaceError) {
    var recorded = recordsCalls ? Set(files.map(\.path)) : []
    let ours = "\(folder)/pomelo recording.swift"
    if recordsCalls { try BuildCache.write(ShadowingSource.recording, to: ours) }
    while !recorded.isEmpty {
      let overlay = try SourceOverlay.arguments(for: files, recording: recorded, in: folder)
      let outcome = try compiler.run(overlay + arguments + [ours], cancelledBy: cancellation)
      if outcome.succeeded { return }
      let isFirst = recorded.count == files.count
      let doubtful = recorded.intersection(CompilerExcerpts.filesWithErrors(in: outcome.output))
      let plain = Set(files.map(\.path)).subtracting(recorded)
      // All that it says is about files as they were written.
      let named = CompilerExcerpts.filesNamed(in: outcome.output)
      if !isFirst, !named.isEmpty, named.isSubset(of: plain) {
        throw failure(outcome, step: step, files: files)
      }
      recorded = isFirst && !doubtful.isEmpty ? recorded.subtracting(doubtful) : []
    }
    let overlay = try SourceOverlay.arguments(for: files, in: folder)
    try run(overlay + arguments, step: step, files: files)
  }

  /// Compiles the generated `main` and links the host.
  private func link(
    moduleFolders: [String], into folder: String
  ) throws(WorkspaceError) {
    let main = "\(folder)/main.swift"
    try BuildCache.write(source.text, to: main)
    try run(
      [
        "-module-name", "PomeloGeneratedHost", "-swift-version", "6", "-Onone",
        "-suppress-warnings", main,
        // As an input file and not by `-l`, it is loaded before Foundation and Dispatch, so that
        // they find its clock and queues first.
        sdk.library, "-o", BuildCache.executable(inResult: folder),
      ] + Self.linkFlags + moduleFolders.map { "\($0)/\(Self.objectName)" }
        + moduleFolders.flatMap { ["-I", $0] } + importArguments, step: "The host")
  }

  /// Where the modules of the host library are found.
  private var importArguments: [String] {
    ["-I", sdk.modules]
      + sdk.moduleMaps.flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] }
  }

  private func run(
    _ arguments: [String], step: String, files: [SourceFile] = []
  ) throws(WorkspaceError) {
    let outcome = try compiler.run(arguments, cancelledBy: cancellation)
    if !outcome.succeeded { throw failure(outcome, step: step, files: files) }
  }

  /// What the compiler has said, about the files as they were written.
  private func failure(
    _ outcome: ToolRun.Outcome, step: String, files: [SourceFile]
  ) -> WorkspaceError {
    let restored = CompilerExcerpts.restored(in: outcome.output, of: files)
    let output = MissingImports.explained(in: restored, of: files)
    return .build(.compileFailed(step: step, output: ObjectiveCNotes.added(to: output)))
  }
}
