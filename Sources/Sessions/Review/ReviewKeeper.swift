import Foundation
import SnapshotReferences

/// Accepts and rejects snapshots that wait, and takes decisions back: nothing that lay on the disk is
/// lost before the review ends.
struct ReviewKeeper: Sendable {
  /// A file as it was before a decision.
  private struct Former: Sendable {
    let path: String
    /// Its bytes; `nil` where there was none.
    let data: Data?
  }

  /// A decision that can be taken back.
  private struct Decision: Sendable {
    var references: [String] = []
    var files: [Former] = []
    /// Bytes that are kept for it.
    var size: Int { files.reduce(0) { $0 + ($1.data?.count ?? 0) } }
  }

  private var decisions: [Decision] = []

  /// Bytes that are kept at most; the earliest decisions stand then.
  private static let limit = 256 << 20

  /// Has snapshots take the place of their references.
  ///
  /// - Parameter references: The paths of the references.
  /// - Returns: The same paths.
  /// - Throws: ``SnapshotWriteError``, all references being as they were.
  mutating func accept(_ references: [String]) throws(SnapshotWriteError) -> [String] {
    try decide(references) { (candidate) throws(SnapshotWriteError) in
      _ = try SnapshotKeeper.accept(candidate)
    }
  }

  /// Deletes snapshots.
  ///
  /// - Parameter references: The paths of their references, which stay.
  /// - Returns: The same paths.
  /// - Throws: ``SnapshotWriteError``, all snapshots being as they were.
  mutating func reject(_ references: [String]) throws(SnapshotWriteError) -> [String] {
    try decide(references) { (candidate) throws(SnapshotWriteError) in
      try SnapshotKeeper.remove(candidate)
    }
  }

  /// Takes the latest decision back.
  ///
  /// - Returns: The paths of the references that it was about.
  /// - Throws: ``SnapshotWriteError``, where a file cannot be written.
  mutating func undo() throws(SnapshotWriteError) -> [String] {
    guard let last = decisions.last else { return [] }
    for file in last.files {
      if let data = file.data {
        try OutputFile.writeWithFolders(data, to: file.path)
      } else {
        unlink(file.path)
      }
    }
    decisions.removeLast()
    return last.references
  }

  private mutating func decide(
    _ references: [String], _ body: (_ candidate: String) throws(SnapshotWriteError) -> Void
  ) throws(SnapshotWriteError) -> [String] {
    // One of several that fails leaves the others as they were: all or none is what was asked for.
    var decision = Decision()
    decisions.append(decision)
    for reference in references {
      let candidate = ReferencePlace.candidate(for: reference)
      let files = [reference, candidate].map {
        Former(path: $0, data: FileManager.default.contents(atPath: $0))
      }
      do throws(SnapshotWriteError) {
        try body(candidate)
      } catch {
        _ = try undo()
        throw error
      }
      decision.references.append(reference)
      decision.files += files
      decisions[decisions.count - 1] = decision
    }
    while decisions.count > 1, decisions.reduce(0, { $0 + $1.size }) > Self.limit {
      decisions.removeFirst()
    }
    return decision.references
  }
}
