package import SourceModel
import Synchronization

/// Builds a project's host: the app and the tests compiled against the host library.
///
/// Its steps are kept by the hash of what goes into them: an edit of a page object compiles the
/// tests again and links, in about three seconds.
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
    let apps = [try project.app(in: index)] + (try project.companionApps())
    let names = ModuleNames(project: project)
    let source = try HostSource(project: project, apps: apps, index: index, modules: names)
    var steps = HostBuildSteps(
      project: project, apps: apps, source: source, names: names,
      compiler: ModuleCompiler(
        compiler: try Compiler(environment: installation.environment),
        sdk: try installation.hostSDK(), cancellation: cancellation))
    let cache = try BuildCache(project: project, environment: installation.environment)
    return try withoutActuallyEscaping(progress) { progress throws(WorkspaceError) in
      // Modules are compiled beside one another; whoever is told hears of one at a time.
      nonisolated(unsafe) let progress = progress
      let told = Mutex(())
      @Sendable func tell(_ step: BuildProgress) { told.withLock { _ in progress(step) } }
      let host = try cache.locked(onWait: { tell(.waiting) }) { () throws(WorkspaceError) in
        try steps.build(in: cache, progress: tell)
      }
      tell(.upToDate)
      return host
    }
  }
}
