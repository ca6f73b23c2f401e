import Foundation
import SourceIndex

/// Builds the modules of a project that are neither its apps nor its tests.
struct ModuleBuild: Sendable {
  /// A module that was built.
  struct Product: Hashable, Sendable {
    /// What is linked.
    var objects: [String]
    /// What the compiler of an importer is told.
    var importArguments: [String]
    /// A name for what importers see of it.
    var interface: String
    /// What it was compiled for.
    var platform = ModuleCompiler.Platform.simulator
  }

  let compiler: ModuleCompiler
  let cache: BuildCache
  /// In an order in which each stands behind those that it imports.
  let modules: [ProjectModule]
  /// What all of them may import besides, such as the app that tests reach into.
  var base = Base()

  /// What is built already.
  struct Base: Hashable, Sendable {
    /// What the compiler of an importer is told.
    var importArguments: [String] = []
    /// A name for what importers see of it.
    var interface = ""
  }

  /// Builds what is not built yet, several at once.
  ///
  /// - Parameter progress: Told of each module before it is compiled, from any thread.
  /// - Returns: What was built, by the modules' names.
  /// - Throws: ``BuildError``, with what the compiler says of all modules that do not compile.
  func build(
    progress: @escaping @Sendable (BuildProgress) -> Void
  ) throws(WorkspaceError) -> [String: Product] {
    let outcome = outcome(progress: progress)
    if !outcome.failures.isEmpty { throw failure(outcome.failures) }
    return outcome.values
  }

  /// Builds what is not built yet, as far as it compiles.
  ///
  /// - Parameter progress: Told of each module before it is compiled, from any thread.
  /// - Returns: What was built, and why others were not, by the modules' names.
  func outcome(
    progress: @escaping @Sendable (BuildProgress) -> Void
  ) -> ParallelSteps<Product>.Outcome {
    let steps = modules.map { module in
      ParallelSteps<Product>.Step(name: module.name, needs: module.dependencies) {
        products throws(WorkspaceError) in
        switch module.content {
        case .swift(let files): try product(of: module, files, products, progress)
        case .clang(let sources): try product(of: module.name, sources, products.count, progress)
        }
      }
    }
    return ParallelSteps(steps).run()
  }

  /// Builds a module of Swift, unless it was built of the same sources and of modules that looked the
  /// same.
  private func product(
    of module: ProjectModule, _ files: [SourceFile], _ products: [String: Product],
    _ progress: (BuildProgress) -> Void
  ) throws(WorkspaceError) -> Product {
    let needed = ModuleOrder.reached(from: module.dependencies, in: modules)
      .compactMap { products[$0] }
    let unit = unit(of: module, files, needing: needed)
    var hash = compiler.hash
    hash.add(unit)
    // Not where modules lie, but what they look like: others need not be compiled anew.
    hash.add(unit.interfaces)
    let folder = try cache.result(of: "module-\(module.name)", hash) {
      folder throws(WorkspaceError) in
      progress(
        .compilingModule(name: module.name, files: files.count, done: products.count))
      try compile(unit, of: module, into: folder)
    }
    let interface = ModuleCompiler.interface(of: module.name, in: folder)
    return Product(
      objects: [ModuleCompiler.objects(in: folder)], importArguments: ["-I", folder],
      interface: try ContentHash(ofFile: interface).name,
      platform: access(Self.linuxMark(in: folder), F_OK) == 0 ? .linux : .simulator)
  }

  /// Compiles a module as for iOS; one from elsewhere that does not compile so, as for Linux.
  private func compile(
    _ unit: ModuleCompiler.Unit, of module: ProjectModule, into folder: String
  ) throws(WorkspaceError) {
    do throws(WorkspaceError) {
      try compiler.compile(unit, into: folder)
    } catch {
      // What is known not to compile was tried both ways.
      guard !module.isOwn, compiler.knownFailure?(unit) == nil,
        case .build(.compileFailed) = error
      else { throw error }
      var other = unit
      other.platform = .linux
      // What is wrong as for iOS is what the person can do something about.
      guard (try? compiler.compile(other, into: folder)) != nil else { throw error }
      try BuildCache.write("", to: Self.linuxMark(in: folder))
    }
  }

  /// The file that says of a module that it was compiled as for Linux.
  private static func linuxMark(in folder: String) -> String { "\(folder)/as-for-linux" }

  /// What the compiler gets of a module of Swift.
  ///
  /// - Parameters:
  ///   - module: The module.
  ///   - files: Its sources.
  ///   - needed: All that it imports, and what that imports.
  /// - Returns: What is compiled.
  func unit(
    of module: ProjectModule, _ files: [SourceFile], needing needed: [Product]
  ) -> ModuleCompiler.Unit {
    ModuleCompiler.Unit(
      name: module.name, files: files, settings: module.settings,
      shadowing: (module.role == .tests ? ShadowingSource.forTests : ShadowingSource.forApps)
        + (module.bundleFolder.map(ShadowingSource.moduleBundle) ?? "")
        + AssetSymbols(folders: module.resources)
        .source(extendingColors: module.bundleFolder == nil)
        + TextSymbols(in: module.resources).source
        + DataModels(in: module.resources).source(beside: files),
      imports: needed.flatMap(\.importArguments) + base.importArguments,
      interfaces: needed.map(\.interface) + [base.interface],
      recordsCalls: module.role == .tests)
  }

  /// Builds a module of C, unless it was built of the same sources.
  private func product(
    of name: String, _ sources: ClangSources, _ done: Int,
    _ progress: (BuildProgress) -> Void
  ) throws(WorkspaceError) -> Product {
    let clang = ClangCompiler(compiler: compiler.compiler, cancellation: compiler.cancellation)
    let hash = clang.hash(of: sources)
    let folder = try cache.result(of: "module-\(name)", hash) { folder throws(WorkspaceError) in
      progress(.compilingModule(name: name, files: sources.files.count, done: done))
      try clang.compile(sources, module: name, into: folder)
    }
    return Product(
      objects: ClangCompiler.objects(of: sources, in: folder),
      importArguments: ClangCompiler.importArguments(of: sources, in: folder),
      interface: clang.interface(of: sources).name)
  }

  /// All that does not compile, in the order of the modules.
  private func failure(_ failures: [String: WorkspaceError]) -> WorkspaceError {
    let inOrder = modules.compactMap { module in failures[module.name] }
    var steps: [String] = []
    var outputs: [String] = []
    for case .build(.compileFailed(let step, let output)) in inOrder {
      steps.append(step)
      outputs.append(output)
    }
    // A compiler that cannot be started is more than a module that does not compile.
    let other = inOrder.first { if case .build(.compileFailed) = $0 { false } else { true } }
    return other
      ?? .build(
        .compileFailed(
          step: steps.joined(separator: ", "), output: outputs.joined(separator: "\n")))
  }
}
