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
  /// How the project's programs are run.
  let programs: ForeignPrograms
  /// Names the person's cache folder.
  let environment: [String: String]

  /// After how many seconds a module whose macros are somebody's programs is taken for one without an
  /// end.
  private static let patience = 1_200

  /// Code that is loaded later finds what it calls in the program.
  private static let linkFlags = ["-Xlinker", "--export-dynamic"]

  /// What of a host is built so far.
  struct Parts {
    /// What the compiler of an importer is told.
    var imports: [String] = []
    /// Names for what an importer sees of these.
    var interfaces: [String] = []
    /// What is linked.
    var objects: [String] = []
    /// What went into all of it.
    var hash: ContentHash

    /// Adds modules that were built.
    mutating func add(_ products: [ModuleBuild.Product]) {
      imports += products.flatMap(\.importArguments)
      interfaces += products.map(\.interface)
      objects += products.flatMap(\.objects)
      hash.add(products.map(\.interface))
    }

    /// Adds a module that was compiled.
    ///
    /// - Parameters:
    ///   - module: Its name.
    ///   - folder: Where it was compiled into.
    /// - Throws: ``SourcesError`` where what importers see of it cannot be read.
    mutating func add(_ module: String, in folder: String) throws(WorkspaceError) {
      imports += ["-I", folder]
      objects.append(ModuleCompiler.objects(in: folder))
      // Not what it is made of, but what it looks like: importers need not be compiled anew for what
      // happens inside of its functions.
      hash.add(
        try ContentHash(ofFile: ModuleCompiler.interface(of: module, in: folder)).name)
    }

    /// What modules that are built next may import.
    var base: ModuleBuild.Base {
      ModuleBuild.Base(importArguments: imports, interface: hash.name)
    }
  }

  /// Builds the host in a cache.
  ///
  /// - Returns: The host.
  mutating func build(
    in cache: BuildCache, progress: @escaping @Sendable (BuildProgress) -> Void
  ) throws(WorkspaceError) -> BuiltHost {
    try buildMacros(in: cache, progress)
    let modules = try ModuleOrder.sorted(project.modules)
    var parts = Parts(hash: compiler.hash)
    let ofApp = modules.filter { $0.role == .app }
    let products = try moduleBuild(ofApp, in: cache).build(progress: progress)
    parts.add(ofApp.compactMap { products[$0.name] })
    for number in apps.indices {
      try compileApp(number, in: cache, &parts, progress)
    }
    let ofTests = modules.filter { $0.role == .tests }
    let testProducts = try moduleBuild(ofTests, in: cache, base: parts.base)
      .build(progress: progress)
    parts.add(ofTests.compactMap { testProducts[$0.name] })
    try compileTests(in: cache, &parts, progress)
    return try linkHost(parts, in: cache, progress)
  }

  /// Builds the programs that expand macros.
  mutating func buildMacros(
    in cache: BuildCache, _ progress: (BuildProgress) -> Void
  ) throws(WorkspaceError) {
    compiler.macros = try MacroBuild(
      macros: project.opening?.macros ?? [], compiler: compiler.compiler, programs: programs,
      environment: environment, cancellation: compiler.cancellation
    ).build(in: cache, progress: progress)
    // From here on the compiler runs them. What sources say to the linker can make it run more.
    let runsMacros = !compiler.macros.isEmpty
    let headers = HeaderModules(
      of: compiler.compiler, runsMacros: runsMacros, in: cache, environment: environment)
    compiler.compiler.confinement = try programs.confinement(
      of: runsMacros ? .compilers : nil, cache: headers.folder,
      seconds: runsMacros ? Self.patience : .max >> 32)
  }

  /// The build of some of the modules.
  func moduleBuild(
    _ modules: [ProjectModule], in cache: BuildCache,
    base: ModuleBuild.Base = ModuleBuild.Base()
  ) -> ModuleBuild {
    ModuleBuild(compiler: compiler, cache: cache, modules: modules, base: base)
  }

  /// Compiles the tests, unless they were compiled of the same, and adds them to what is built.
  func compileTests(
    in cache: BuildCache, _ parts: inout Parts, _ progress: (BuildProgress) -> Void
  ) throws(WorkspaceError) {
    let unit = testsUnit(importing: parts)
    var own = parts.hash
    own.add(unit)
    own.add(CallRecording.version)
    let folder = try result(
      of: "tests", own, in: cache,
      tell: { progress(.compilingTests(files: unit.files.count, time: $0)) }
    ) { folder throws(WorkspaceError) in
      try compiler.compile(unit, into: folder)
    }
    try parts.add(unit.name, in: folder)
  }

  /// What the compiler gets of the tests.
  func testsUnit(importing parts: Parts) -> ModuleCompiler.Unit {
    ModuleCompiler.Unit(
      name: names.tests, files: project.testFiles, settings: project.testSettings,
      shadowing: ShadowingSource.forTests, imports: parts.imports,
      interfaces: parts.interfaces, recordsCalls: true)
  }

  /// What the compiler gets of an app.
  ///
  /// - Parameters:
  ///   - number: Which of the apps.
  ///   - parts: What it may import.
  /// - Returns: What is compiled.
  func appUnit(_ number: Int, importing parts: Parts) -> ModuleCompiler.Unit {
    let name = ([names.app] + names.companions)[number]
    let resources =
      ([project.resources ?? project.appFolders] + project.companions.map(\.folders))[number]
    // The host has a `main` of its own.
    let entryPoint = [
      "-Xfrontend", "-entry-point-function-name", "-Xfrontend", "\(name)_\(apps[number].name)_main",
    ]
    let files = ([project.appFiles] + project.companions.map(\.files))[number]
    return ModuleCompiler.Unit(
      name: name, files: files, settings: project.appSettings,
      shadowing: ShadowingSource.forApps + AssetSymbols(folders: resources).source()
        + TextSymbols(in: resources).source
        + DataModels(in: resources).source(beside: files),
      imports: parts.imports, interfaces: parts.interfaces, extra: entryPoint)
  }

  /// Compiles the generated `main` and links the host, unless it was linked of the same.
  private func linkHost(
    _ parts: Parts, in cache: BuildCache, _ progress: (BuildProgress) -> Void
  ) throws(WorkspaceError) -> BuiltHost {
    var hash = parts.hash
    hash.add(source.text)
    // The two steps are one to whoever waits for them.
    var isTold = false
    let tell = { (time: BuildTime?) in
      if !isTold { progress(.linking(time: time)) }
      isTold = true
    }
    let main = try result(of: "main", hash, in: cache, tell: tell) {
      folder throws(WorkspaceError) in
      try compileMain(imports: parts.imports, into: folder)
    }
    let objects = parts.objects + compiler.frameworks
    hash.add(compiler.compiler.linkArguments + Self.linkFlags)
    // What looks the same to importers may have other object code.
    hash.add([main] + objects)
    let hostFolder = try result(of: "host", hash, in: cache, tell: tell) {
      folder throws(WorkspaceError) in
      try link(objects, startingAt: ModuleCompiler.objects(in: main), into: folder)
    }
    LastHost(
      build: (hostFolder as NSString).lastPathComponent, variables: project.hostEnvironment
    ).write(in: cache.folder)
    return BuiltHost(
      executable: BuildCache.executable(inResult: hostFolder), warnings: source.warnings,
      snippetBase: snippetBase(parts.imports, cache: cache, hash: hash))
  }

  /// Compiles an app, unless it was compiled of the same, and adds it to what is built: the tests may
  /// import any of the apps.
  ///
  /// - Parameters:
  ///   - number: Which of the apps.
  ///   - cache: Where it is kept.
  ///   - parts: What is built so far.
  ///   - progress: Told before it takes time.
  /// - Throws: ``BuildError``.
  func compileApp(
    _ number: Int, in cache: BuildCache, _ parts: inout Parts,
    _ progress: (BuildProgress) -> Void
  ) throws(WorkspaceError) {
    let unit = appUnit(number, importing: parts)
    var own = parts.hash
    own.add(unit)
    let folder = try result(
      of: Self.appStep(number), own, in: cache,
      tell: { progress(.compilingApp(files: unit.files.count, time: $0)) }
    ) { folder throws(WorkspaceError) in
      try compiler.compile(unit, into: folder)
    }
    try parts.add(unit.name, in: folder)
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
    let main = source.text.utf8.count
    return apps + [("tests", size(project.testFiles)), ("main", main), ("host", main)]
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

  /// Compiles the generated `main`.
  private func compileMain(
    imports: [String], into folder: String
  ) throws(WorkspaceError) {
    let main = "\(folder)/main.swift"
    try BuildCache.write(source.text, to: main)
    try compiler.run(
      [
        "-module-name", "PomeloGeneratedHost", "-swift-version", "6", "-Onone",
        "-suppress-warnings", "-emit-object", main, "-o", ModuleCompiler.objects(in: folder),
      ] + imports + compiler.importArguments, step: "The host", into: folder)
  }

  /// Links the host.
  private func link(
    _ objects: [String], startingAt main: String, into folder: String
  ) throws(WorkspaceError) {
    // The compiler notes beside the first object what all of them want to be linked with.
    let first = "\(folder)/main.o"
    do {
      try FileManager.default.copyItem(atPath: main, toPath: first)
    } catch {
      throw .build(.cacheNotWritable(path: first, reason: SystemError.text(of: error)))
    }
    try compiler.run(
      // As an input file and not by `-l`, it is loaded before Foundation and Dispatch, so that they
      // find its clock and queues first.
      [compiler.sdk.library, "-o", BuildCache.executable(inResult: folder)]
        + compiler.compiler.linkArguments + Self.linkFlags + [first] + objects, step: "The host",
      into: folder)
  }
}
