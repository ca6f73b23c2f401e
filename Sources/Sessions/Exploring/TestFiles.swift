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

  /// Why nothing was written, in a sentence.
  struct Refusal: Error, Hashable {
    var sentence: String
  }

  /// Writes a test.
  ///
  /// - Parameters:
  ///   - draft: The test.
  ///   - folders: Folders of the project's tests; nothing is written elsewhere.
  /// - Returns: What was written, and the line of the test.
  /// - Throws: ``Refusal``; nothing was changed then.
  static func save(
    _ draft: TestDraft, inside folders: [String]
  ) throws(Refusal) -> (change: Change, line: Int) {
    let path = URL(fileURLWithPath: draft.file).standardizedFileURL.resolvingSymlinksInPath().path
    let isInside = folders.contains {
      path.hasPrefix(
        URL(fileURLWithPath: $0).standardizedFileURL.resolvingSymlinksInPath().path + "/")
    }
    guard isInside else {
      throw Refusal(
        sentence: "The file is not in the tests' folder \"\(folders.first ?? "")\".")
    }
    do {
      if draft.isNewFile {
        let template = try draft.template.map { try read($0.file) }
        let edited = try TestWriter.newFile(draft, like: template)
        try create(path, edited.text)
        return (Change(path: path, before: nil, after: edited.text), edited.line)
      }
      let before = try read(path)
      let edited = try TestWriter.adding(draft, to: before)
      try replace(path, before: before, by: edited.text)
      return (Change(path: path, before: before, after: edited.text), edited.line)
    } catch {
      throw refusal(for: error)
    }
  }

  /// Takes away what was written, unless the file was changed since.
  ///
  /// - Throws: ``Refusal``; nothing was changed then.
  static func undo(_ change: Change) throws(Refusal) {
    do {
      guard try read(change.path) == change.after else {
        throw Refusal(sentence: "The file was changed since; take the test away by hand.")
      }
      if let before = change.before {
        try replace(change.path, before: change.after, by: before)
      } else if unlink(change.path) != 0 {
        throw Refusal(sentence: "The file cannot be removed: \(systemError).")
      }
    } catch {
      throw refusal(for: error)
    }
  }

  private static func refusal(for error: any Error) -> Refusal {
    switch error {
    case let refusal as Refusal: refusal
    case TestWriter.Problem.noClass(let name):
      Refusal(sentence: "The file has no class \(name) any more.")
    case TestWriter.Problem.taken(let name): Refusal(sentence: "The class has a \(name) already.")
    case TestWriter.Problem.notSwift:
      Refusal(sentence: "The file would be no Swift with this test.")
    default: Refusal(sentence: "\(error)")
    }
  }

  private static func read(_ path: String) throws(Refusal) -> String {
    do {
      return try String(contentsOfFile: path, encoding: .utf8)
    } catch {
      throw Refusal(sentence: "\"\(path)\" cannot be read.")
    }
  }

  /// Writes a file that must not be there.
  private static func create(_ path: String, _ text: String) throws(Refusal) {
    guard path.hasSuffix(".swift") else {
      throw Refusal(sentence: "The name of a Swift file ends in .swift.")
    }
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else {
      throw Refusal(
        sentence: errno == EEXIST
          ? "\"\(path)\" is there already." : "\"\(path)\" cannot be made: \(systemError).")
    }
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    do {
      try file.write(contentsOf: Data(text.utf8))
    } catch {
      unlink(path)
      throw Refusal(sentence: "\"\(path)\" cannot be written.")
    }
  }

  /// Puts another text in the place of one, at once and with the same permissions.
  private static func replace(
    _ path: String, before: String, by text: String
  ) throws(Refusal) {
    let partial = path + ".pomelo-\(getpid())"
    try create(partial + ".swift", text)
    defer { unlink(partial + ".swift") }
    var information = stat()
    if stat(path, &information) == 0 { chmod(partial + ".swift", information.st_mode & 0o777) }
    guard try read(path) == before, rename(partial + ".swift", path) == 0 else {
      throw Refusal(sentence: "\"\(path)\" was changed meanwhile, or cannot be written.")
    }
  }

  private static var systemError: String { String(cString: strerror(errno)) }
}
