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
  /// - Throws: What the file system says; the files before that one are written then.
  package func write() throws {
    for change in changes {
      let url = URL(fileURLWithPath: change.path).resolvingSymlinksInPath()
      // An edit since the sources were read is not to be lost.
      guard try Data(contentsOf: url) == Data(change.before.utf8) else {
        throw CocoaError(
          .fileWriteUnknown,
          userInfo: [NSFilePathErrorKey: change.path])
      }
      let mode = try FileManager.default.attributesOfItem(atPath: url.path)[.posixPermissions]
      try Data(change.after.utf8).write(to: url, options: .atomic)
      if let mode {
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: url.path)
      }
    }
  }
}
