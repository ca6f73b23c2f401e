import Foundation
import Glibc
package import TerminalModel

/// A file before and after.
package struct FileChange: Hashable, Sendable {
  /// Absolute path.
  package var path: String
  /// Its contents now; `nil` of a new file.
  package var before: String?
  /// Its contents after the change.
  package var after: String

  /// Creates a description.
  package init(path: String, before: String?, after: String) {
    self.path = path
    self.before = before
    self.after = after
  }

  /// Why files were not changed.
  package enum Problem: Error, Hashable, Sendable {
    /// A file is not what it was when it was read.
    case edited(path: String)
    /// A file cannot be written.
    case notWritten(OutputFileError)
    /// A new file cannot be taken away again; the reason is in the system's words.
    case notRemoved(path: String, reason: String)
  }
}

extension [FileChange] {
  /// The changes as a unified diff, as `patch` and `git apply` take it.
  ///
  /// - Parameter folder: Paths are written relative to this folder where they are in it.
  /// - Returns: Lines without line breaks at their ends.
  package func diff(relativeTo folder: String) -> [String] {
    flatMap { change in
      // What lies elsewhere is named from the root.
      let path = FileChange.name(of: change.path, in: folder).drop { $0 == "/" }
      return UnifiedDiff.lines(
        from: change.before ?? "", to: change.after,
        oldName: change.before == nil ? "/dev/null" : "a/\(path)", newName: "b/\(path)")
    }
  }

  /// Writes the files, all or none.
  ///
  /// - Throws: ``FileChange/Problem``. Nothing is changed then, unless a file cannot take the place of
  ///   the old one though there is room for it.
  package func write() throws(FileChange.Problem) {
    var files: [OutputFile] = []
    do throws(OutputFileError) {
      for change in self {
        if change.before == nil {
          // A suite's first page has no folder yet.
          try? FileManager.default.createDirectory(
            atPath: (change.path as NSString).deletingLastPathComponent,
            withIntermediateDirectories: true)
        }
        let file = try OutputFile(path: change.path, isNew: change.before == nil)
        try file.write(Data(change.after.utf8))
        files.append(file)
      }
    } catch {
      throw .notWritten(error)
    }
    // An edit since the sources were read is not to be lost.
    if let edited = first(where: \.isOutdated) { throw .edited(path: edited.path) }
    do throws(OutputFileError) {
      for file in files { try file.finish() }
    } catch {
      throw .notWritten(error)
    }
  }

  /// Takes the changes back, all or none.
  ///
  /// - Throws: ``FileChange/Problem``.
  package func undo() throws(FileChange.Problem) {
    let back = compactMap { change in
      change.before.map { FileChange(path: change.path, before: change.after, after: $0) }
    }
    let new = filter { $0.before == nil }
    for change in new
    where FileManager.default.contents(atPath: change.path) != Data(change.after.utf8) {
      throw .edited(path: change.path)
    }
    try back.write()
    for change in new where unlink(change.path) != 0 {
      throw .notRemoved(path: change.path, reason: String(cString: strerror(errno)))
    }
  }
}

extension FileChange {
  /// A path relative to a folder, where it is in it.
  static func name(of path: String, in folder: String) -> String {
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
  }

  /// Whether the file is not what it was when it was read.
  fileprivate var isOutdated: Bool {
    guard let before else { return false }
    return FileManager.default.contents(atPath: path) != Data(before.utf8)
  }
}

extension FileChange.Problem {
  /// The problem in a sentence for the person.
  package var message: String {
    switch self {
    case .edited(let path): "\"\(path)\" was changed meanwhile; nothing was written."
    case .notWritten(let error): error.message
    case .notRemoved(let path, let reason): "\"\(path)\" cannot be removed: \(reason)."
    }
  }
}
