import Glibc
import SourceIndex
import SourceModel

/// The steps of a host's build, with all that goes into them.
struct HostBuildSteps {
  let project: Project
  let app: AppDeclaration
  let source: HostSource
  let modules: ModuleNames
  let compiler: Compiler
  let sdk: Installation.HostSDK

  /// The modules that the person's imports mean.
  private static let aliases = [
    "SwiftUI=SimulatedUI", "Combine=SimulatedCombine", "UIKit=SimulatedUIKit",
    "XCTest=XCUITest",
  ]

  /// How the person's modules are compiled: for looking at, and as Xcode's debug configuration.
  ///
  /// Debug information has paths from the root, wherever the build is started.
  private static let compileFlags = [
    "-Onone", "-g", "-enable-testing", "-DDEBUG", "-wmo", "-file-compilation-dir", "/",
  ]

  /// File name of a module's object code; the compiler wants the module's own name for itself.
  private static let objectName = "objects.o"

  /// Builds the host in a cache.
  ///
  /// - Returns: Path of the program.
  func build(
    in cache: BuildCache, progress: (BuildProgress) -> Void
  ) throws(WorkspaceError) -> String {
    let common = commonHash
    var appHash = common
    appHash.add(project.appFiles)
    appHash.add(modules.app)
    appHash.add(app.name)
    let appFolder = try cache.result(of: "app", appHash) { folder throws(WorkspaceError) in
      progress(.compilingApp(files: project.appFiles.count))
      // The host has a `main` of its own.
      let entryPoint = [
        "-Xfrontend", "-entry-point-function-name", "-Xfrontend", "\(app.name)_main",
      ]
      try compile(project.appFiles, module: modules.app, into: folder, entryPoint)
    }

    // The tests may import the app, so what it is made of goes into them too.
    var testsHash = appHash
    testsHash.add(project.testFiles)
    testsHash.add(modules.tests)
    let testsFolder = try cache.result(of: "tests", testsHash) { folder throws(WorkspaceError) in
      progress(.compilingTests(files: project.testFiles.count))
      try compile(project.testFiles, module: modules.tests, into: folder, ["-I", appFolder])
    }

    var hostHash = testsHash
    hostHash.add(source.text)
    let hostFolder = try cache.result(of: "host", hostHash) { folder throws(WorkspaceError) in
      progress(.linking)
      try link(appFolder: appFolder, testsFolder: testsFolder, into: folder)
    }
    return "\(hostFolder)/host"
  }

  /// What every step depends on: compiler, language mode and host library.
  private var commonHash: ContentHash {
    var hash = ContentHash()
    hash.add(compiler.identity)
    hash.add(project.swiftLanguageMode)
    hash.add(Self.aliases + Self.compileFlags)
    hash.add(FileIdentity.text(of: sdk.library))
    hash.add(sdk.macroPlugin ?? "")
    return hash
  }

  /// Compiles a module of the person's sources.
  private func compile(
    _ files: [SourceFile], module: String, into folder: String, _ extra: [String]
  ) throws(WorkspaceError) {
    var arguments = [
      "-module-name", module, "-parse-as-library", "-swift-version", project.swiftLanguageMode,
      "-emit-module", "-emit-module-path", "\(folder)/\(module).swiftmodule",
      "-emit-object", "-o", "\(folder)/\(Self.objectName)",
    ]
    arguments += Self.compileFlags
    for alias in Self.aliases { arguments += ["-module-alias", alias] }
    if let plugin = sdk.macroPlugin {
      arguments += ["-load-plugin-executable", "\(plugin)#PomeloMacros"]
    }
    arguments += importArguments + extra + files.map(\.path)
    try run(arguments, step: module)
  }

  /// Compiles the generated `main` and links the host.
  private func link(
    appFolder: String, testsFolder: String, into folder: String
  ) throws(WorkspaceError) {
    let main = "\(folder)/main.swift"
    try BuildCache.write(source.text, to: main)
    try run(
      [
        "-module-name", "PomeloGeneratedHost", "-swift-version", "6", "-Onone",
        "-suppress-warnings", "-I", appFolder, "-I", testsFolder, main,
        // As an input file and not by `-l`, it is loaded before Foundation and Dispatch, so that
        // they find its clock and queues first.
        sdk.library,
        "\(appFolder)/\(Self.objectName)", "\(testsFolder)/\(Self.objectName)",
        "-o", "\(folder)/host",
      ] + importArguments, step: "The host")
  }

  /// Where the modules of the host library are found.
  private var importArguments: [String] {
    ["-I", sdk.modules]
      + sdk.moduleMaps.flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] }
  }

  private func run(_ arguments: [String], step: String) throws(WorkspaceError) {
    let outcome = try compiler.run(arguments)
    guard outcome.succeeded else { throw .compileFailed(step: step, output: outcome.output) }
  }
}
