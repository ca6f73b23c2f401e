/// Builds the modules of a project that are neither its apps nor its tests.
struct ModuleBuild: Sendable {
  /// A module that was built.
  struct Product: Hashable, Sendable {
    /// The folder with its object code and its interface.
    var folder: String
    /// A name for what importers see of it, and of all that it imports.
    var interface: String
  }

  let compiler: ModuleCompiler
  let cache: BuildCache
  /// In an order in which each stands behind those that it imports.
  let modules: [ProjectModule]

  /// Builds what is not built yet, several at once.
  ///
  /// - Parameter progress: Told of each module before it is compiled, from any thread.
  /// - Returns: What was built, by the modules' names.
  /// - Throws: ``BuildError``, with what the compiler says of all modules that do not compile.
  func build(
    progress: @escaping @Sendable (BuildProgress) -> Void
  ) throws(WorkspaceError) -> [String: Product] {
    let byName = Dictionary(modules.map { ($0.name, $0) }) { first, _ in first }
    let steps = modules.map {
      ParallelSteps<Product>.Step(name: $0.name, needs: $0.dependencies)
    }
    let outcome = ParallelSteps(steps) { name, products throws(WorkspaceError) in
      guard let module = byName[name] else { return Product(folder: "", interface: "") }
      return try product(of: module, products, progress)
    }.run()
    if !outcome.failures.isEmpty { throw failure(outcome.failures) }
    return outcome.values
  }

  /// Builds a module, unless it was built of the same sources and of modules that looked the same.
  private func product(
    of module: ProjectModule, _ products: [String: Product],
    _ progress: (BuildProgress) -> Void
  ) throws(WorkspaceError) -> Product {
    let needed = ModuleOrder.reached(from: module.dependencies, in: modules)
      .compactMap { products[$0] }
    var hash = compiler.hash
    hash.add(module.name)
    hash.add(module.files)
    hash.add(module.settings.arguments)
    hash.add(needed.map(\.interface))
    let folder = try cache.result(of: "module-\(module.name)", hash) {
      folder throws(WorkspaceError) in
      progress(.compilingModule(name: module.name, files: module.files.count))
      try compiler.compile(
        ModuleCompiler.Unit(
          name: module.name, files: module.files, settings: module.settings,
          shadowing: module.role == .tests
            ? ShadowingSource.forTests : ShadowingSource.forApps,
          imports: needed.map(\.folder), recordsCalls: module.role == .tests),
        into: folder)
    }
    let interface = try ContentHash(
      ofFile: ModuleCompiler.interface(of: module.name, in: folder))
    return Product(folder: folder, interface: interface.name)
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
