import Foundation
import SourceIndex
import SourceModel

/// The steps of a host's build, with all that goes into them.
struct HostBuildSteps {
  let project: Project
  /// Entry points of the apps, the one under test first.
  let apps: [AppDeclaration]
  let source: HostSource
  let names: ModuleNames
  var compiler: ModuleCompiler

  /// Code that is loaded later finds what it calls in the program.
  private static let linkFlags = ["-Xlinker", "--export-dynamic"]

  /// Builds the host in a cache.
  ///
  /// - Returns: The host.
  mutating func build(
    in cache: BuildCache, progress: @escaping @Sendable (BuildProgress) -> Void
  ) throws(WorkspaceError) -> BuiltHost {
    compiler.macros = try MacroBuild(
      macros: project.opening?.macros ?? [], compiler: compiler.compiler,
      cancellation: compiler.cancellation
    ).build(in: cache, progress: progress)
    let modules = try ModuleOrder.sorted(project.modules)
    let products = try ModuleBuild(compiler: compiler, cache: cache, modules: modules)
      .build(progress: progress)
    let built = modules.compactMap { products[$0.name] }
    var imports = built.flatMap(\.importArguments)
    var objects = built.flatMap(\.objects)

    var hash = compiler.hash
    hash.add(built.map(\.interface))
    var appFolders: [String] = []
    for number in apps.indices {
      // The tests may import any of the apps, so what these are made of goes into them too.
      appFolders.append(try compileApp(number, in: cache, &hash, imports: imports, progress))
    }
    imports += appFolders.flatMap { ["-I", $0] }
    objects += appFolders.map(ModuleCompiler.objects)

    hash.add(project.testFiles)
    hash.add(names.tests)
    hash.add(project.testSettings.arguments)
    hash.add(CallRecording.version)
    let count = project.testFiles.count
    let testsFolder = try result(
      of: "tests", hash, in: cache,
      tell: { progress(.compilingTests(files: count, time: $0)) }
    ) { folder throws(WorkspaceError) in
      try compiler.compile(
        ModuleCompiler.Unit(
          name: names.tests, files: project.testFiles, settings: project.testSettings,
          shadowing: ShadowingSource.forTests, imports: imports, recordsCalls: true),
        into: folder)
    }

    imports += ["-I", testsFolder]
    objects.append(ModuleCompiler.objects(in: testsFolder))

    hash.add(source.text)
    hash.add(Self.linkFlags)
    // What looks the same to importers may have other object code.
    hash.add(objects)
    let hostFolder = try result(
      of: "host", hash, in: cache, tell: { progress(.linking(time: $0)) }
    ) { folder throws(WorkspaceError) in
      try link(objects, imports: imports, into: folder)
    }
    LastHost(
      build: (hostFolder as NSString).lastPathComponent, variables: project.hostEnvironment
    ).write(in: cache.folder)
    return BuiltHost(
      executable: BuildCache.executable(inResult: hostFolder), warnings: source.warnings,
      snippetBase: snippetBase(imports, cache: cache, hash: hash))
  }

  /// Compiles an app, unless it was compiled of the same.
  ///
  /// - Parameters:
  ///   - number: Which of the apps.
  ///   - cache: Where it is kept.
  ///   - hash: What goes into all of them; what goes into this one is added.
  ///   - imports: What the compiler is told of the modules that it imports.
  ///   - progress: Told before it takes time.
  /// - Returns: The folder of the module.
  /// - Throws: ``BuildError``.
  private func compileApp(
    _ number: Int, in cache: BuildCache, _ hash: inout ContentHash, imports: [String],
    _ progress: (BuildProgress) -> Void
  ) throws(WorkspaceError) -> String {
    let name = ([names.app] + names.companions)[number]
    let files = ([project.appFiles] + project.companions.map(\.files))[number]
    var own = hash
    own.add(files)
    own.add(name)
    own.add(apps[number].name)
    own.add(project.appSettings.arguments)
    hash.add(own.name)
    return try result(
      of: Self.appStep(number), own, in: cache,
      tell: { progress(.compilingApp(files: files.count, time: $0)) }
    ) { folder throws(WorkspaceError) in
      // The host has a `main` of its own.
      let entryPoint = [
        "-Xfrontend", "-entry-point-function-name", "-Xfrontend",
        "\(name)_\(apps[number].name)_main",
      ]
      try compiler.compile(
        ModuleCompiler.Unit(
          name: name, files: files, settings: project.appSettings,
          shadowing: ShadowingSource.forApps, imports: imports, extra: entryPoint),
        into: folder)
    }
  }

  /// Does a step, unless it was done with the same, and keeps how long it took.
  ///
  /// - Parameters:
  ///   - step: Its name.
  ///   - hash: What goes into it.
  ///   - cache: Where the result is kept.
  ///   - tell: Told of it before it takes time.
  ///   - make: Makes the result in an empty folder.
  /// - Returns: The folder of the result.
  /// - Throws: What the making throws; ``BuildError/cacheNotWritable(path:reason:)``.
  private func result(
    of step: String, _ hash: ContentHash, in cache: BuildCache, tell: (BuildTime?) -> Void,
    make: (String) throws(WorkspaceError) -> Void
  ) throws(WorkspaceError) -> String {
    try cache.result(of: step, hash) { folder throws(WorkspaceError) in
      var times = BuildTimes(folder: cache.folder)
      tell(times.time(of: step, in: plan))
      let began = ContinuousClock.now
      try make(folder)
      times.note(.now - began, of: step, in: plan)
    }
  }

  private static func appStep(_ number: Int) -> String { number == 0 ? "app" : "app\(number)" }

  /// The steps behind the modules in their order, each with the bytes that it compiles.
  private var plan: [(name: String, bytes: Int)] {
    func size(_ files: [SourceFile]) -> Int { files.reduce(0) { $0 + $1.text.utf8.count } }
    let apps = ([project.appFiles] + project.companions.map(\.files)).enumerated().map {
      (name: Self.appStep($0), bytes: size($1))
    }
    return apps + [("tests", size(project.testFiles)), ("host", source.text.utf8.count)]
  }

  /// What a person's code is compiled against, with the flags of their own tests.
  private func snippetBase(
    _ imports: [String], cache: BuildCache, hash: ContentHash
  ) -> SnippetBase {
    let flags =
      ["-parse-as-library", "-Onone", "-DDEBUG", "-suppress-warnings"]
      + project.testSettings.arguments
    let ours = ([names.app, names.tests] + names.companions).map { "@testable import \($0)" }
    return SnippetBase(
      compiler: compiler.compiler,
      arguments: flags + compiler.languageArguments + imports
        + compiler.importArguments,
      imports: ["import Foundation", "import TestHost", "import XCTest"] + ours,
      folder: cache.folder + "/snippets", hash: hash.name)
  }

  /// Compiles the generated `main` and links the host.
  private func link(
    _ objects: [String], imports: [String], into folder: String
  ) throws(WorkspaceError) {
    let main = "\(folder)/main.swift"
    try BuildCache.write(source.text, to: main)
    try compiler.run(
      [
        "-module-name", "PomeloGeneratedHost", "-swift-version", "6", "-Onone",
        "-suppress-warnings", main,
        // As an input file and not by `-l`, it is loaded before Foundation and Dispatch, so that
        // they find its clock and queues first.
        compiler.sdk.library, "-o", BuildCache.executable(inResult: folder),
      ] + Self.linkFlags + objects + imports + compiler.importArguments, step: "The host")
  }
}
