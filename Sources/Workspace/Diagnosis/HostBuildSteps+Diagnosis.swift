import SourceIndex

extension HostBuildSteps {
  /// Compiles all that can be compiled, looks for the errors of all that cannot, and tells what
  /// became of each module.
  ///
  /// - Parameters:
  ///   - cache: Where what compiles is kept, so that a build goes on from there.
  ///   - trial: A module that is only tried: what imports it is looked at, and not built.
  ///   - progress: Told of each step, from any thread.
  /// - Returns: The modules, each behind those that it imports.
  /// - Throws: ``WorkspaceError`` for what is not about the sources.
  mutating func diagnose(
    in cache: BuildCache, trying trial: String? = nil,
    progress: @escaping @Sendable (BuildProgress) -> Void
  ) throws(WorkspaceError) -> ProjectFindings {
    try buildMacros(in: cache, progress)
    let survey = ModuleSurvey(compiler: compiler, cache: cache)
    compiler.knownFailure = { unit in
      let isTried =
        trial.map { name in
          unit.name == name || unit.files.contains { $0.imports.contains { $0.module == name } }
        } ?? false
      guard isTried || survey.known(unit) != nil else { return nil }
      return .build(.compileFailed(step: unit.name, output: ""))
    }
    let modules = try ModuleOrder.sorted(project.modules)
    var parts = Parts(hash: compiler.hash)
    var findings = ProjectFindings(names: Set(modules.map(\.name) + [names.app, names.tests]))
    try look(at: modules.filter { $0.role == .app }, .module, survey, &parts, &findings, progress)
    try lookAtApps(survey, &parts, &findings, progress)
    // What does not import a module tells nothing of it.
    if let trial, !project.imports(trial, inTests: true) { return findings }
    try look(at: modules.filter { $0.role == .tests }, .tests, survey, &parts, &findings, progress)
    var tests = ModuleDiagnosis(name: names.tests, part: .tests, files: project.testFiles.count)
    let imported = Set(project.testFiles.flatMap(\.imports).map(\.module)).union([names.app])
    tests.waitsFor = findings.modules.filter { !$0.compiles && imported.contains($0.name) }
      .map(\.name)
    let unit = testsUnit(importing: parts)
    var compiles = findings.modules.allSatisfy(\.compiles)
    if compiles {
      compiles = try Self.succeeds { () throws(WorkspaceError) in
        try compileTests(in: cache, &parts, progress)
      }
    }
    if !compiles {
      findings.add(try survey.findings(of: unit, progress), to: &tests)
    }
    findings.modules.append(tests)
    return findings
  }

  /// Compiles the apps if all that they import compiles, and looks for their errors if not.
  private mutating func lookAtApps(
    _ survey: ModuleSurvey, _ parts: inout Parts, _ findings: inout ProjectFindings,
    _ progress: @escaping @Sendable (BuildProgress) -> Void
  ) throws(WorkspaceError) {
    var app = ModuleDiagnosis(name: names.app, part: .app, files: project.appFiles.count)
    app.waitsFor = findings.modules.filter { !$0.compiles }.map(\.name)
    for number in apps.indices {
      let unit = appUnit(number, importing: parts)
      if app.waitsFor.isEmpty,
        try Self.succeeds({ () throws(WorkspaceError) in
          try compileApp(number, in: survey.cache, &parts, progress)
        })
      {
        continue
      }
      let found = try survey.findings(of: unit, progress)
      findings.add(found, to: &app)
      parts.add([found.product])
    }
    findings.modules.append(app)
  }

  /// Compiles modules as far as they compile, and looks for the errors of the others.
  private func look(
    at modules: [ProjectModule], _ part: ModuleDiagnosis.Part, _ survey: ModuleSurvey,
    _ parts: inout Parts, _ findings: inout ProjectFindings,
    _ progress: @escaping @Sendable (BuildProgress) -> Void
  ) throws(WorkspaceError) {
    // Without the app nothing that imports it can be made, but its errors can be found.
    let isReady = findings.modules.allSatisfy(\.compiles)
    let build = moduleBuild(
      modules, in: survey.cache, base: part == .tests ? parts.base : ModuleBuild.Base())
    let outcome =
      isReady ? build.outcome(progress: progress) : ParallelSteps<ModuleBuild.Product>.Outcome()
    for failure in outcome.failures.values {
      guard case .build(.compileFailed) = failure else { throw failure }
    }
    let surveyed = surveys(of: modules, build, outcome, survey, progress)
    for failure in surveyed.failures.values { throw failure }
    let failing = Set(modules.map(\.name)).subtracting(outcome.values.keys)
    for module in modules {
      var diagnosis = ModuleDiagnosis(name: module.name, part: part, files: module.fileCount)
      if let found = surveyed.values[module.name] {
        diagnosis.waitsFor =
          module.dependencies.filter(failing.contains)
          + (isReady ? [] : findings.modules.filter { !$0.compiles }.map(\.name))
        findings.add(found, to: &diagnosis)
        parts.add([found.product])
      } else if let product = outcome.values[module.name] {
        diagnosis.isForLinux = product.platform == .linux
        parts.add([product])
      }
      findings.modules.append(diagnosis)
    }
  }

  /// What is found in the modules that were not built.
  private func surveys(
    of modules: [ProjectModule], _ build: ModuleBuild,
    _ outcome: ParallelSteps<ModuleBuild.Product>.Outcome, _ survey: ModuleSurvey,
    _ progress: @escaping @Sendable (BuildProgress) -> Void
  ) -> ParallelSteps<ModuleSurvey.Findings>.Outcome {
    let steps = modules.filter { outcome.values[$0.name] == nil }.map { module in
      ParallelSteps<ModuleSurvey.Findings>.Step(
        name: module.name, needs: module.dependencies
      ) { found throws(WorkspaceError) in
        guard case .swift(let files) = module.content else {
          return Self.findings(inC: outcome.failures[module.name])
        }
        let needed = ModuleOrder.reached(from: module.dependencies, in: modules)
          .compactMap { outcome.values[$0] ?? found[$0]?.product }
        return try survey.findings(
          of: build.unit(of: module, files, needing: needed), progress)
      }
    }
    return ParallelSteps(steps).run()
  }

  /// What the compiler of C has said, which ends at no import that is missing.
  private static func findings(inC failure: WorkspaceError?) -> ModuleSurvey.Findings {
    var complaints: [CompilerComplaint] = []
    if case .build(.compileFailed(_, let output)) = failure {
      complaints = CompilerComplaint.all(in: output)
      // What has no place is an error all the same.
      if complaints.isEmpty { complaints = [CompilerComplaint(message: output)] }
    }
    return ModuleSurvey.Findings(
      complaints: complaints, missing: [],
      product: ModuleBuild.Product(objects: [], importArguments: [], interface: ""))
  }

  /// Whether something compiles.
  private static func succeeds(
    _ compile: () throws(WorkspaceError) -> Void
  ) throws(WorkspaceError) -> Bool {
    do throws(WorkspaceError) {
      try compile()
      return true
    } catch .build(.compileFailed) {
      return false
    } catch {
      throw error
    }
  }
}
