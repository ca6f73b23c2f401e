import Foundation
import TerminalModel

extension RenamePlan {
  /// The edits as a unified diff, as `patch` and `git apply` take it.
  ///
  /// - Parameter folder: Paths are written relative to this folder where they are in it.
  /// - Returns: Lines without line breaks at their ends.
  package func diff(relativeTo folder: String) -> [String] {
    changes.flatMap { change in
      let prefix = folder.hasSuffix("/") ? folder : folder + "/"
      let path =
        change.path.hasPrefix(prefix) ? String(change.path.dropFirst(prefix.count)) : change.path
      return UnifiedDiff.lines(
        from: change.before, to: change.after, oldName: "a/\(path)", newName: "b/\(path)")
    }
  }

  /// Writes the files, each whole or not at all.
  ///
  /// - Throws: ``Refusal/edited(path:)`` and ``Refusal/notWritten(_:)``. Nothing is changed then,
  ///   unless a file cannot take the place of the old one though there is room for it.
  package func write() throws(Refusal) {
    let files = try written { () throws(OutputFileError) in try changes.map(Self.partial) }
    // An edit since the sources were read is not to be lost.
    if let edited = changes.first(where: \.isOutdated) { throw .edited(path: edited.path) }
    try written { () throws(OutputFileError) in for file in files { try file.finish() } }
  }

  /// A changed file, which has not its name yet.
  private static func partial(_ change: Change) throws(OutputFileError) -> OutputFile {
    let file = try OutputFile(path: change.path)
    try file.write(Data(change.after.utf8))
    return file
  }

  private func written<Value>(
    _ body: () throws(OutputFileError) -> Value
  ) throws(Refusal) -> Value {
    do {
      return try body()
    } catch {
      throw .notWritten(error)
    }
  }
}

extension RenamePlan.Change {
  /// Whether the file is not what it was when it was read.
  fileprivate var isOutdated: Bool {
    FileManager.default.contents(atPath: path) != Data(before.utf8)
  }
}
