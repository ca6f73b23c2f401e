import ArgumentParser
import ExplorerCore
import Foundation
import TerminalModel
import Workspace

/// `pomelo paths`: where everything is that pomelo reads and writes.
struct PathsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "paths", abstract: "Shows where pomelo's files and caches are.")

  func run() throws {
    let installation = Installation.current
    let sdk = try? installation.hostSDK()
    let settings = SettingsPaths(environment: installation.environment)
    func noted(_ path: String) -> String {
      installation.fileExists(path) ? path : "\(path) (not there)"
    }
    let entries = [
      ("configuration", noted(settings.configuration)), ("themes", noted(settings.themes)),
      ("seen pages", noted(settings.seenPages)), ("program", installation.executable),
      ("host library", sdk?.library ?? "not found"),
      ("host modules", sdk?.modules ?? "not found"),
      ("example", (try? installation.example(named: "Stores")) ?? "not found"),
      ("cache", Installation.cacheFolder(environment: installation.environment)),
    ]
    for (name, path) in entries {
      Console.print("\(name.padded(toWidth: 15))\(path)")
    }
  }
}
