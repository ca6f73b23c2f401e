import Foundation
import SnapshotReferences
import Workspace

/// Snapshots that wait in folders that a test has named, where nobody would look for them.
struct SnapshotsElsewhere {
  /// The file that names them, a line each; `nil` where nothing can be kept.
  private let file: String?

  /// Snapshots of a project.
  init(of project: Project) { file = project.snapshotArtifacts.map { "\($0)/elsewhere" } }

  /// Those that are still there, by path.
  var paths: [String] {
    file.flatMap { try? String(contentsOfFile: $0, encoding: .utf8) }.map { text in
      text.split(separator: "\n").map(String.init).filter {
        ReferencePlace.isCandidate($0) && FileManager.default.fileExists(atPath: $0)
      }
    } ?? []
  }

  /// Notes one that was put beside its reference.
  ///
  /// - Throws: ``SnapshotWriteError``.
  func add(_ path: String) throws(SnapshotWriteError) {
    let known = paths
    guard let file, !known.contains(path), !path.contains("\n") else { return }
    let text = (known + [path]).map { "\($0)\n" }.joined()
    try OutputFile.writeWithFolders(Data(text.utf8), to: file)
  }
}
