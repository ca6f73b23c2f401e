import ArgumentParser
import Foundation
import Sessions
import Workspace

/// The options of commands that decide about snapshots that were recorded.
struct SnapshotChoice: ParsableArguments {
  @OptionGroup var project: ProjectArguments

  @Option(
    help: "Only these, by FILE/method.name; * stands for any text. Repeatable.")
  var only: [String] = []

  /// The snapshots that wait and are meant.
  ///
  /// - Returns: Their paths.
  /// - Throws: `CommandError`, where a name means none, and `WorkspaceError`.
  func candidates() throws -> [String] {
    let opened = try project.open(Installation.current)
    let all = SnapshotFolders(of: opened).candidates
    guard !only.isEmpty else { return all }
    func matches(_ path: String, _ pattern: String) -> Bool {
      let name = path.split(separator: "/").suffix(2).joined(separator: "/")
      return fnmatch(pattern, name, 0) == 0 || fnmatch("\(pattern)*", name, 0) == 0
    }
    for pattern in only where !all.contains(where: { matches($0, pattern) }) {
      throw CommandError.usage(
        "No snapshot called \"\(pattern)\" waits to be accepted. "
          + (all.isEmpty
            ? "None waits: pomelo snapshots record takes them."
            : "There are:\n" + all.prefix(20).joined(separator: "\n")))
    }
    return all.filter { path in only.contains { matches(path, $0) } }
  }
}
