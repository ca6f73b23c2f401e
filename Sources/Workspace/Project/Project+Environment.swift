import Foundation
import SessionProtocol

extension Project {
  /// Environment variables that tell a host of the simulated network and store, and what the scheme or the first
  /// configuration of the test plan gives the tests.
  ///
  /// What the project says nothing about is left as the person's own environment has it.
  package var hostEnvironment: [String: String] {
    hostEnvironment(of: runConfigurations.first ?? RunConfiguration())
  }

  /// The same for one way to run the tests.
  package func hostEnvironment(of configuration: RunConfiguration) -> [String: String] {
    var variables = configuration.environment
    if let fixtures { variables["POMELO_FIXTURES"] = fixtures }
    variables.merge(store.variables) { $1 }
    if let network { variables["POMELO_NETWORK"] = network.text }
    variables[Self.artifactsVariable] = snapshotArtifacts
    if let snapshotFolder { variables["POMELO_SNAPSHOT_FOLDER"] = snapshotFolder }
    return variables
  }

  /// The variable with the folder of snapshots that differ from their references, where the person's
  /// environment does not name one.
  private static let artifactsVariable = "POMELO_SNAPSHOT_ARTIFACTS"

  /// The folder of snapshots that differ from their references, beside the builds; `nil` where nothing
  /// can be written.
  package var snapshotArtifacts: String? {
    let environment = ProcessInfo.processInfo.environment
    let cache = try? BuildCache(project: self, environment: environment)
    return cache.map { "\($0.folder)/snapshots" }
  }
}
