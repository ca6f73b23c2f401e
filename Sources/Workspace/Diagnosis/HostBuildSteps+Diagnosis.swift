import SourceIndex

extension HostBuildSteps {
  /// Compiles all that can be compiled, and tells what became of each module.
  ///
  /// - Parameters:
  ///   - cache: Where what compiles is kept, so that a build goes on from there.
  ///   - progress: Told of each step, from any thread.
  /// - Returns: The modules, each behind those that it imports.
  /// - Throws: ``WorkspaceError`` for what is not about the sources.
  mutating func diagnose(
    in cache: BuildCache, progress: @escaping @Sendable (BuildProgress) -> Void
  ) throws(WorkspaceError) -> [ModuleDiagnosis] {
    try buildMacros(in: cache, progress)
    let modules = try ModuleOrder.sorted(project.modules)
    var parts = Parts(hash: compiler.hash)
    let ofApp = modules.filter { $0.role == .app }
    var diagnoses = try diagnose(ofApp, part: .module, in: cache, &parts, progress)
    var app = ModuleDiagnosis(name: names.app, part: .app, files: project.appFiles.count)
    app.waitsFor = diagnoses.filter { !$0.compiles }.map(\.name)
    if app.waitsFor.isEmpty {
      try app.take { () throws(WorkspaceError) in
        for number in apps.indices {
          parts.add(try compileApp(number, in: cache, &parts, progress))
        }
      }
    }
    diagnoses.append(app)
    let ofTests = modules.filter { $0.role == .tests }
    var tests = ModuleDiagnosis(name: names.tests, part: .tests, files: project.testFiles.count)
    if app.compiles {
      diagnoses += try diagnose(ofTests, part: .tests, in: cache, &parts, progress)
      let imported = Set(project.testFiles.flatMap(\.imports).map(\.module))
      tests.waitsFor = diagnoses.filter { !$0.compiles && imported.contains($0.name) }.map(\.name)
      if tests.waitsFor.isEmpty {
        try tests.take { () throws(WorkspaceError) in
          _ = try compileTests(in: cache, &parts, progress)
        }
      }
    } else {
      for module in ofTests {
        var waiting = ModuleDiagnosis(
          name: module.name, part: .tests, files: module.fileCount)
        waiting.waitsFor = [app.name]
        diagnoses.append(waiting)
      }
      tests.waitsFor = [app.name]
    }
    return diagnoses + [tests]
  }

  /// Compiles modules as far as they compile.
  private func diagnose(
    _ modules: [ProjectModule], part: ModuleDiagnosis.Part, in cache: BuildCache,
    _ parts: inout Parts, _ progress: @escaping @Sendable (BuildProgress) -> Void
  ) throws(WorkspaceError) -> [ModuleDiagnosis] {
    let outcome = moduleBuild(modules, in: cache, base: part == .tests ? parts.base : .init())
      .outcome(progress: progress)
    parts.add(modules.compactMap { outcome.values[$0.name] })
    var diagnoses: [ModuleDiagnosis] = []
    for module in modules {
      var diagnosis = ModuleDiagnosis(name: module.name, part: part, files: module.fileCount)
      if let failure = outcome.failures[module.name] {
        try diagnosis.take { () throws(WorkspaceError) in throw failure }
      } else if outcome.values[module.name] == nil {
        diagnosis.waitsFor = module.dependencies.filter { outcome.values[$0] == nil }
      }
      diagnoses.append(diagnosis)
    }
    return diagnoses
  }
}

extension ModuleDiagnosis {
  /// Takes what a compiler finds, if that is all that goes wrong.
  fileprivate mutating func take(
    _ compile: () throws(WorkspaceError) -> Void
  ) throws(WorkspaceError) {
    do throws(WorkspaceError) {
      try compile()
    } catch .build(.compileFailed(_, let output)) {
      complaints = CompilerComplaint.all(in: output)
      failing = Set(complaints.compactMap(\.file))
      // What has no place is an error all the same.
      if complaints.isEmpty { complaints = [CompilerComplaint(message: output)] }
    } catch {
      throw error
    }
  }
}
