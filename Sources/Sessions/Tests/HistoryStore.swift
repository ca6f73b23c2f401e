package import ExplorerCore
import Foundation
package import Workspace

/// Where the last runs of a project's tests are kept between commands: `history.json` in its
/// `.pomelo` folder.
package enum HistoryStore {
  /// The largest file that is read, in bytes.
  private static let sizeLimit = 64 << 20

  /// What is kept of earlier runs; nothing where there is no file, or none that can be understood.
  ///
  /// - Parameters:
  ///   - project: The project.
  ///   - installation: Names the person's cache folder.
  /// - Returns: The runs.
  package static func load(for project: Project, _ installation: Installation) -> TestHistory {
    project.historyFile(installation).map(read) ?? TestHistory()
  }

  /// Adds runs to what is kept; what cannot be written is left.
  ///
  /// Several commands may be at it: each adds to what the others have kept.
  ///
  /// - Parameters:
  ///   - runs: The runs with their tests, the last one last.
  ///   - project: The project.
  ///   - installation: Names the person's cache folder.
  package static func add(
    _ runs: [(test: String, run: TestRun)], for project: Project, _ installation: Installation
  ) {
    guard !runs.isEmpty, let path = project.historyFile(installation) else { return }
    FileLock.hold(path + ".lock") {
      var history = read(path)
      for (test, run) in runs { history.add(run, of: test) }
      guard let data = try? JSONEncoder().encode(Kept(version: Kept.current, history: history))
      else { return }
      try? OutputFile.write(data, to: path)
    }
  }

  private static func read(_ path: String) -> TestHistory {
    guard let size = try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int,
      size <= sizeLimit, let data = FileManager.default.contents(atPath: path),
      let kept = try? JSONDecoder().decode(Kept.self, from: data), kept.version == Kept.current
    else { return TestHistory() }
    return kept.history
  }

  /// The contents of the file.
  private struct Kept: Codable {
    /// What the fields mean; a history of another version is begun anew.
    static let current = 1

    let version: Int
    let history: TestHistory
  }
}
