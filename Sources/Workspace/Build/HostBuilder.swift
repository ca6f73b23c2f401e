package import SourceModel

/// Builds a project's host: the app and the tests compiled against the host library.
///
/// Three steps, each kept by the hash of what goes into it: an edit of a page object compiles the
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
  ///   - progress: Told of each step that takes time, before it starts.
  /// - Returns: The host.
  /// - Throws: ``WorkspaceError``; a failed build leaves the results of earlier ones as they were.
  package func build(
    cancelledBy cancellation: BuildCancellation? = nil,
    progress: (BuildProgress) -> Void = { _ in }
  ) throws(WorkspaceError) -> BuiltHost {
    let apps = [try project.app(in: index)] + (try project.companionApps())
    let modules = ModuleNames(project: project)
    let source = try HostSource(project: project, apps: apps, index: index, modules: modules)
    let steps = HostBuildSteps(
      project: project, apps: apps, source: source, modules: modules,
      compiler: try Compiler(environment: installation.environment),
      sdk: try installation.hostSDK(), cancellation: cancellation)
    let cache = try BuildCache(project: project, environment: installation.environment)
    let host = try cache.locked(onWait: { progress(.waiting) }) { () throws(WorkspaceError) in
      try steps.build(in: cache, progress: progress)
    }
    progress(.upToDate)
    return host
  }
}
