import Foundation
import SessionProtocol
package import Workspace

/// Where a project is read from, as often as it has to be.
package struct ProjectSource: Hashable, Sendable {
  /// How the person named it.
  package var request: ProjectRequest
  /// What the command line says over `pomelo.yml`.
  package var options: ProjectOptions
  /// What relative paths start from.
  package var currentFolder: String

  /// Names a project.
  ///
  /// - Parameters:
  ///   - request: How the person named it.
  ///   - options: What the command line says over `pomelo.yml`.
  ///   - currentFolder: What relative paths start from.
  package init(request: ProjectRequest, options: ProjectOptions, currentFolder: String) {
    self.request = request
    self.options = options
    self.currentFolder = currentFolder
  }

  /// Reads the project as it is now.
  ///
  /// - Parameters:
  ///   - installation: Where bundled examples are.
  ///   - progress: Told before something takes time.
  /// - Returns: The project.
  /// - Throws: `WorkspaceError`.
  package func read(
    _ installation: Installation, progress: @escaping (OpeningStep) -> Void = { _ in }
  ) throws(WorkspaceError) -> Project {
    try Project(
      request, options: options, installation: installation, currentFolder: currentFolder,
      progress: progress)
  }

  /// What of device, network and answers the command line says.
  package var recordingOptions: RecordingOptions {
    let base = URL(fileURLWithPath: currentFolder, isDirectory: true)
    return RecordingOptions(
      settings: options.device, network: options.network?.text,
      fixtures: options.fixtures.map { URL(fileURLWithPath: $0, relativeTo: base).path })
  }

  /// Starts the host that the project was built to last, while it is not read yet.
  ///
  /// - Returns: `nil` where nothing was built, or the project has no folder of its own.
  package func startEarly(_ installation: Installation) -> EarlyHost? {
    EarlyHost(of: request, installation: installation, currentFolder: currentFolder)
  }
}
