/// A host that is started before anybody knows whether it is the right one.
///
/// A host takes as long to start as a project takes to be read; both go on at the same time. Mostly
/// nothing has changed since the last build, and the host of that one is the host that is needed;
/// otherwise it is ended, having run nothing of the person's.
package struct EarlyHost {
  private let executable: String
  private let environment: [String: String]
  private let starting: StartingHost

  /// Its process id.
  var processID: Int32 { starting.process.processID }

  /// Starts the host that a project was built to last; `nil` where there is none, or the project has
  /// no folder of its own.
  ///
  /// - Parameters:
  ///   - request: How the person named the project.
  ///   - installation: Where bundled examples are, and the environment.
  ///   - currentFolder: What relative paths start from.
  package init?(
    of request: ProjectRequest, installation: Installation, currentFolder: String
  ) {
    guard
      let folder = Project.folder(of: request, installation, currentFolder: currentFolder)
    else { return nil }
    let builds = BuildFolder.path(inProject: folder, environment: installation.environment)
    guard let last = LastHost(in: builds) else { return nil }
    executable = BuildCache.executable(inResult: "\(builds)/\(last.build)")
    environment = installation.environment.merging(last.variables) { $1 }
    guard let starting = try? StartingHost(executable: executable, environment: environment) else {
      return nil
    }
    self.starting = starting
  }

  /// The host, if it is the one that is needed; otherwise it is ended.
  ///
  /// - Parameters:
  ///   - executable: The program that the project is built to.
  ///   - environment: What that is to be started with.
  /// - Returns: The host, or `nil`.
  package func host(
    ifOf executable: String, environment: [String: String]
  ) -> StartingHost? {
    if executable == self.executable, environment == self.environment { return starting }
    starting.process.terminate()
    return nil
  }
}
