import Foundation
import Workspace

/// The host of the bundled example, built once for all tests and kept for the next time.
struct StoresHost {
  let host: BuiltHost

  /// The host, or why it could not be built.
  static let shared = Result { try StoresHost() }

  private init() throws {
    let installation = Installation.current
    let project = try Project(
      .folder(installation.example(named: "Stores")), installation: installation,
      currentFolder: "/")
    host = try HostBuilder(
      project: project, index: project.index(), installation: installation
    ).build()
  }
}
