import Foundation
import Glibc
import SourceIndex

/// Writes tests into a project's files, and takes the last one away again.
struct TestFiles {
  /// What was written last.
  struct Change: Hashable {
    var path: String
    /// The text before; nil of a new file.
    var before: String?
    var after: String
  }

  /// Writes a test.
  ///
  /// - Parameters:
  ///   - draft: The test.
  ///   - folders: Folders of the project's tests; nothing is written elsewhere.
  /// - Returns: What was written, and the line of the test.
  /// - Throws: ``TestFileError``; nothing was changed then.
  static func save(
    _ draft: TestDraft, inside folders: [String]
  ) throws(TestFileError) -> (change: Change, line: Int) {
    let path = URL(fileURLWithPath: draft.file).standardizedFileURL.resolvingSymlinksInPath().path
    let isInside = folders.contains {
      path.hasPrefix(
        URL(fileURLWithPath: $0).standardizedFileURL.resolvingSymlinksInPath().path + "/")
    }
    guard isInside else { throw .outside(folder: folders.first ?? "") }
    if draft.isNewFile {
      var template: String?
      if let file = draft.template?.file { template = try read(file) }
      let edited = try edited { () throws(TestWriter.Problem) in
        try TestWriter.newFile(draft, like: template)
      }
      try create(path, edited.text)
      return (Change(path: path, before: nil, after: edited.text), edited.line)
    }
    let before = try read(path)
    let edited = try edited { () throws(TestWriter.Problem) in
      try TestWriter.adding(draft, to: before)
    }
    try replace(path, before: before, by: edited.text)
    return (Change(path: path, before: before, after: edited.text), edited.line)
  }

  /// Takes away what was written, unless the file was changed since.
  ///
  /// - Throws: ``TestFileError``; nothing was changed then.
  static func undo(_ change: Change) throws(TestFileError) {
    guard try read(change.path) == change.after else { throw .changedSince(path: change.path) }
    if let before = change.before {
      try replace(change.path, before: change.after, by: before)
    } else if unlink(change.path) != 0 {
      throw .notRemoved(path: change.path, reason: systemError)
    }
  }

  private static func edited(
    _ edit: () throws(TestWriter.Problem) -> TestWriter.Edited
  ) throws(TestFileError) -> TestWriter.Edited {
    do {
      return try edit()
    } catch {
      throw .notEdited(error)
    }
  }

  private static func read(_ path: String) throws(TestFileError) -> String {
    do {
      return try String(contentsOfFile: path, encoding: .utf8)
    } catch {
      throw .unreadable(path: path)
    }
  }

  /// Writes a file that must not be there.
  private static func create(_ path: String, _ text: String) throws(TestFileError) {
    guard path.hasSuffix(".swift") else { throw .notSwiftName(path: path) }
    do throws(OutputFileError) {
      try OutputFile.write(Data(text.utf8), to: path, isNew: true)
    } catch {
      throw .notWritten(error)
    }
  }

  /// Puts another text in the place of one, at once and with the same permissions.
  private static func replace(
    _ path: String, before: String, by text: String
  ) throws(TestFileError) {
    do {
      let file = try OutputFile(path: path)
      try file.write(Data(text.utf8))
      guard try read(path) == before else { throw TestFileError.changedMeanwhile(path: path) }
      try file.finish()
    } catch let error as OutputFileError {
      throw .notWritten(error)
    } catch let error as TestFileError {
      throw error
    } catch {
      throw .changedMeanwhile(path: path)
    }
  }

  private static var systemError: String { String(cString: strerror(errno)) }
}
