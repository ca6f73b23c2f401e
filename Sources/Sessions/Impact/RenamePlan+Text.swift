extension RenamePlan {
  /// The edits as a unified diff, as `patch` and `git apply` take it.
  ///
  /// - Parameter folder: Paths are written relative to this folder where they are in it.
  /// - Returns: Lines without line breaks at their ends.
  package func diff(relativeTo folder: String) -> [String] { changes.diff(relativeTo: folder) }

  /// Writes the files, each whole or not at all.
  ///
  /// - Throws: ``Refusal/edited(path:)`` and ``Refusal/notWritten(_:)``. Nothing is changed then,
  ///   unless a file cannot take the place of the old one though there is room for it.
  package func write() throws(Refusal) {
    do throws(FileChange.Problem) {
      try changes.write()
    } catch {
      switch error {
      case .edited(let path): throw .edited(path: path)
      case .notWritten(let problem): throw .notWritten(problem)
      case .notRemoved(let path, let reason):
        throw .notWritten(.notFinished(path: path, reason: reason))
      }
    }
  }
}
