package import Foundation
import SessionProtocol
import SnapshotReferences
package import Workspace

/// Accepts, rejects and deletes snapshots on the disk.
package enum SnapshotKeeper {
  /// Puts a new snapshot beside its reference, or in its place.
  ///
  /// - Parameters:
  ///   - entry: The snapshot.
  ///   - overwrites: Whether the reference is replaced at once.
  ///   - writer: Writes files of the project's snapshots.
  /// - Returns: Where it was written; `nil` where there is nothing to write, and of texts in sources.
  /// - Throws: ``SnapshotWriteError``.
  package static func record(
    _ entry: SnapshotEntry, overwriting overwrites: Bool, by writer: SnapshotWriter
  ) throws(SnapshotWriteError) -> String? {
    guard entry.isToBeRecorded, entry.text == nil else { return nil }
    guard let data = entry.data else { throw .tooLarge(path: entry.path) }
    guard overwrites else { return try writer.putBeside(data, entry.path) }
    try writer.put(data, at: entry.path)
    return entry.path
  }

  /// Writes texts into the sources that they stand in.
  ///
  /// - Parameters:
  ///   - entries: What a survey has found.
  ///   - project: The tests' project.
  /// - Returns: The texts that were written, and why others were not, if that is so.
  package static func recordTexts(
    _ entries: [SnapshotEntry], in project: Project
  ) -> (entries: [SnapshotEntry], failure: SnapshotWriteError?) {
    var sources = InlineSnapshotSources(project.allTestFiles)
    var failure: SnapshotWriteError?
    var added: [SnapshotEntry] = []
    for entry in entries where entry.isToBeRecorded {
      guard let text = entry.text, var place = text.place else { continue }
      place.replaces = true
      do throws(SnapshotWriteError) {
        guard !entry.isDoubtful else {
          throw .severalTexts(path: text.reference, line: place.line)
        }
        try sources.add(text, at: place)
        added.append(entry)
      } catch {
        failure = failure ?? error
      }
    }
    let (paths, problem) = sources.write()
    return (
      added.filter { entry in paths.contains { $0 == entry.text?.reference } }, failure ?? problem
    )
  }

  /// Has a new snapshot take the place of its reference.
  ///
  /// - Parameter candidate: The path of the new one.
  /// - Returns: The path of the reference.
  /// - Throws: ``SnapshotWriteError``, where a picture lies there that pomelo has not drawn.
  package static func accept(_ candidate: String) throws(SnapshotWriteError) -> String {
    let path = ReferencePlace.reference(of: candidate)
    try OutputFile.checkIsOurs(path)
    guard rename(candidate, path) == 0 else {
      throw .file(.notOpened(path: path, reason: String(cString: strerror(errno))))
    }
    return path
  }

  /// Deletes a file.
  ///
  /// - Parameter path: A new snapshot, or a reference that no test takes.
  /// - Throws: ``SnapshotWriteError``.
  package static func remove(_ path: String) throws(SnapshotWriteError) {
    guard unlink(path) == 0 else {
      throw .file(.notOpened(path: path, reason: String(cString: strerror(errno))))
    }
    // A folder without snapshots is of no use; one with others stays.
    rmdir(URL(fileURLWithPath: path).deletingLastPathComponent().path)
  }
}
