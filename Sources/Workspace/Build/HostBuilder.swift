package import SourceModel
import Synchronization

/// Builds a project's host: the app and the tests compiled against the host library.
///
/// Its steps are kept by the hash of what goes into them: an edit of a page object compiles the
/// tests again and links, in less than a second; an edit within a function of the app does not
/// compile the tests.
package struct HostBuilder {
  private let project: Project
  private let index: ProjectIndex
  private let installation: Installation

  /// Creates a builder.
  ///
  /// - Parameters:
  ///   - project: What to build.
  ///   - index: What its sources say.
  ///   - installation: Where the host library is, and the environment of the compiler.
  package init(project: Project, index: ProjectIndex, installation: Installation) {
    self.project = project
    self.index = index
    self.installation = installation
  }

  /// Compiles all of the project that can be compiled.
  ///
  /// - Parameter progress: Told of each step that takes time, before it starts, perhaps on another
  ///   thread.
  /// - Returns: What became of each module, with the number of tests that it holds back.
  /// - Throws: ``WorkspaceError`` for what is not about the sources.
  package func diagnose(
    progress: (BuildProgress) -> Void = { _ in }
  ) throws(WorkspaceError) -> [ModuleDiagnosis] {
    let findings = try findings(progress: progress)
    var diagnoses = findings.modules
    if !diagnoses.allSatisfy(\.compiles) {
      let files = project.appFiles + project.testFiles + project.modules.flatMap(\.swiftFiles)
      var finder = CauseFinder(
        files: files + project.companions.flatMap(\.files), missing: findings.missing)
      finder.refine(&diagnoses)
    }
    for number in diagnoses.indices where !diagnoses[number].compiles {
      diagnoses[number].tests = tests(heldBackBy: diagnoses[number])
    }
    return diagnoses
  }

  /// What became of each module, without the causes of errors.
  ///
  /// - Parameters:
  ///   - trial: A module that is only tried: what imports it is looked at, and not built.
  ///   - progress: As of ``diagnose(progress:)``.
  /// - Returns: The modules.
  /// - Throws: ``WorkspaceError`` for what is not about the sources.
  func findings(
    trying trial: String? = nil, progress: (BuildProgress) -> Void = { _ in }
  ) throws(WorkspaceError) -> ProjectFindings {
    var steps = try steps(cancelledBy: nil)
    let cache = try BuildCache(project: project, environment: installation.environment)
    return try Self.telling(progress) { tell throws(WorkspaceError) in
      try cache.locked(onWait: { tell(.waiting) }) { () throws(WorkspaceError) in
        try steps.diagnose(in: cache, trying: trial, progress: tell)
      }
    }
  }

  /// How many tests cannot run without a module: those of its target, or all.
  private func tests(heldBackBy diagnosis: ModuleDiagnosis) -> Int {
    let own = ModuleNames(project: project).tests
    return index.testClasses.filter { testClass in
      diagnosis.part != .tests
        || (project.moduleOfTests(holding: testClass.location.file) ?? own) == diagnosis.name
    }.reduce(0) { $0 + $1.methods.count }
  }

  /// Builds the host as far as it is not built yet.
  ///
  /// - Parameters:
  ///   - cancellation: Ends the build, which then fails, from another thread.
  ///   - progress: Told of each step that takes time, before it starts, perhaps on another thread.
  /// - Returns: The host.
  /// - Throws: ``WorkspaceError``; a failed build leaves the results of earlier ones as they were.
  package func build(
    cancelledBy cancellation: BuildCancellation? = nil,
    progress: (BuildProgress) -> Void = { _ in }
  ) throws(WorkspaceError) -> BuiltHost {
    var steps = try steps(cancelledBy: cancellation)
    let cache = try BuildCache(project: project, environment: installation.environment)
    return try Self.telling(progress) { tell throws(WorkspaceError) in
      let host = try cache.locked(onWait: { tell(.waiting) }) { () throws(WorkspaceError) in
        try steps.build(in: cache, progress: tell)
      }
      tell(.upToDate)
      return host
    }
  }

  /// All that goes into the build.
  private func steps(
    cancelledBy cancellation: BuildCancellation?
  ) throws(WorkspaceError) -> HostBuildSteps {
    let apps = [try project.app(in: index)] + (try project.companionApps())
    let names = ModuleNames(project: project)
    // The app finds it among its files.
    var hosted = project
    let cache = try BuildCache(project: project, environment: installation.environment)
    hosted.resources =
      [try InformationFile(project).write(in: cache)] + (project.resources ?? project.appFolders)
    let source = try HostSource(project: hosted, apps: apps, index: index, modules: names)
    let compiler = try Compiler(environment: installation.environment)
    let sdk = try installation.hostSDK()
    return HostBuildSteps(
      project: project, apps: apps, source: source, names: names,
      compiler: ModuleCompiler(
        compiler: compiler, sdk: sdk, cancellation: cancellation,
        ownModules: Set(project.modules.map(\.name)),
        frameworks: sdk.frameworks.objects(for: project.importedModules)),
      programs: ForeignPrograms(
        areAllowed: project.opening?.allowsScripts ?? false, installation: installation),
      environment: installation.environment)
  }

  /// Does something that tells of its steps: modules are compiled beside one another, and whoever is
  /// told hears of one at a time.
  private static func telling<Result>(
    _ progress: (BuildProgress) -> Void,
    _ body: (@escaping @Sendable (BuildProgress) -> Void) throws(WorkspaceError) -> Result
  ) throws(WorkspaceError) -> Result {
    try withoutActuallyEscaping(progress) { progress throws(WorkspaceError) in
      nonisolated(unsafe) let progress = progress
      let told = Mutex(())
      return try body { step in told.withLock { _ in progress(step) } }
    }
  }
}
