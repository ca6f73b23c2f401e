import ExplorerCore
package import SourceModel
package import Workspace

/// A project that was read and built: what any number of hosts can be started from.
package struct BuiltProject: Hashable, Sendable {
  /// The project, with its sources as they were read.
  package let project: Project
  /// What its sources say.
  package let index: ProjectIndex
  /// What it was built to.
  package let host: BuiltHost
  /// Path of the host's program.
  package var executable: String { host.executable }
  /// Environment of the host.
  package let environment: [String: String]
  /// The person's own environment.
  private let ownEnvironment: [String: String]
  /// Sentences about what could not be taken in.
  package var warnings: [String] { host.warnings }

  /// Builds a project as far as it is not built yet, which takes seconds.
  ///
  /// - Parameters:
  ///   - project: The project.
  ///   - index: What its sources say.
  ///   - installation: Where the host library is, and the environment.
  ///   - cancellation: Ends the build, which then fails, from another thread.
  ///   - progress: Told of each step before it starts.
  /// - Throws: `WorkspaceError`.
  package init(
    _ project: Project, index: ProjectIndex, installation: Installation,
    cancelledBy cancellation: BuildCancellation? = nil,
    progress: (BuildProgress) -> Void = { _ in }
  ) throws(WorkspaceError) {
    host = try HostBuilder(project: project, index: index, installation: installation)
      .build(cancelledBy: cancellation, progress: progress)
    self.project = project
    self.index = index
    ownEnvironment = installation.environment
    environment = installation.environment.merging(project.hostEnvironment) { $1 }
  }

  /// Starts a host, which says later that it is ready.
  ///
  /// - Parameters:
  ///   - early: A host that runs already; it is taken if it is this project's, and ended otherwise.
  ///   - configuration: How the tests are run; `nil` for the first way of the project.
  ///   - variables: What its environment has besides.
  /// - Returns: The host.
  /// - Throws: `HostError.notStarted(executable:reason:)`.
  package func start(
    insteadOf early: EarlyHost? = nil, as configuration: RunConfiguration? = nil,
    adding variables: [String: String] = [:]
  ) throws(HostError) -> StartingHost {
    let chosen = configuration ?? project.runConfigurations.first ?? RunConfiguration()
    var environment = environment
    if let configuration {
      for name in project.hostEnvironment.keys { environment[name] = ownEnvironment[name] }
      environment.merge(project.hostEnvironment(of: configuration)) { $1 }
    }
    environment.merge(variables) { $1 }
    // One that runs already was given no arguments.
    let isPlain = chosen.arguments.isEmpty
    if let host = early?.host(ifOf: isPlain ? executable : "", environment: environment) {
      return host
    }
    return try StartingHost(
      executable: executable, arguments: chosen.arguments, environment: environment)
  }
}

extension BuildProgress {
  /// The step in words; nil when nothing takes time.
  package var text: String? { stage?.text(.english) }

  /// The step as the explorer knows it; nil when nothing takes time.
  var stage: BuildStage? {
    switch self {
    case .waiting: .waiting
    case .buildingMacros(let name): .buildingMacros(name: name)
    case .compilingModule(let name, let files, _): .compilingModule(name: name, files: files)
    case .compilingApp(let files, let time): .compilingApp(files: files, seconds: time?.seconds)
    case .compilingTests(let files, let time): .compilingTests(files: files, seconds: time?.seconds)
    case .linking: .linking
    // Nobody looks for errors while a host is built.
    case .upToDate, .surveying: nil
    }
  }
}

extension BuildTime {
  /// Seconds from the beginning of the step to the end of the build; `nil` where that is no time to
  /// speak of.
  fileprivate var seconds: Int? {
    let seconds = left(after: .zero) / .seconds(1)
    return seconds < 1 ? nil : Int(min(seconds, 1e9).rounded(.up))
  }
}
