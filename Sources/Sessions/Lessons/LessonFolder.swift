package import ExplorerCore
import Foundation
package import Lessons
package import Workspace

/// A learner's files of one lesson: they are theirs, and nothing of them is lost.
package struct LessonFolder: Sendable {
  /// The lesson.
  package let lesson: Lesson
  /// The folder of the files.
  package let path: String
  /// Where copies go of what is overwritten.
  private let copies: String

  /// Names the folder of a lesson.
  ///
  /// - Parameters:
  ///   - lesson: The lesson.
  ///   - base: The folder of all lessons.
  package init(_ lesson: Lesson, in base: String) {
    self.lesson = lesson
    path = "\(base)/\(lesson.name)"
    copies = "\(base)/.copies/\(lesson.name)"
  }

  /// Names a folder that is not a learner's.
  ///
  /// - Parameters:
  ///   - lesson: The lesson.
  ///   - path: The folder.
  package init(_ lesson: Lesson, at path: String) {
    self.lesson = lesson
    self.path = path
    copies = "\(path).copies"
  }

  /// The folder of all lessons: `POMELO_LESSONS`, or `pomelo-lessons` in the home folder.
  package static func base(environment: [String: String]) -> String {
    if let named = environment["POMELO_LESSONS"], !named.isEmpty {
      return named.hasPrefix("/")
        ? named : "\(FileManager.default.currentDirectoryPath)/\(named)"
    }
    return "\(environment["HOME"] ?? NSTemporaryDirectory())/pomelo-lessons"
  }

  /// Makes the learner's files where they are not there yet, and what pomelo needs to open them.
  ///
  /// - Parameter installation: Where the app under test is.
  /// - Throws: ``LessonFolderError``, and `WorkspaceError` where the app is missing.
  package func prepare(_ installation: Installation) throws {
    let isNew = !Self.isThere(path) || files().isEmpty
    try Self.make(path)
    if isNew { try write(lesson.start) }
    let manifest = Data(try manifest(installation).utf8)
    let place = "\(path)/pomelo.yml"
    if FileManager.default.contents(atPath: place) != manifest {
      try Self.write(manifest, to: place)
    }
  }

  /// A file that a step's solution makes, changes or removes.
  struct Change {
    /// Its path in the folder.
    var name: String
    /// What is in it; `nil` where there is no such file.
    var before: Data?
    /// What is to be in it; nothing where it is to be gone.
    var after: Data

    /// What a person is shown of it.
    var shown: RecordingChange {
      func text(_ data: Data) -> String? { String(validating: data, as: UTF8.self) }
      guard let old = text(before ?? Data()), let new = text(after) else {
        return RecordingChange(
          path: name, isNew: before == nil, hunks: [["@@", "+ (\(after.count) bytes)"]])
      }
      return RecordingChange(
        path: name, isNew: before == nil, hunks: UnifiedDiff.blocks(from: old, to: new))
    }
  }

  /// What a step's solution changes of the learner's files: those of the lesson become what they are
  /// after it, and other sources go, which would say things twice.
  func changes(after step: Int) -> [Change] {
    let wanted = lesson.files(after: step)
    let own = files()
    let names = Set(own.contents.keys).union(wanted.contents.keys).sorted()
    return names.compactMap { name in
      let (old, new) = (own.contents[name], wanted.contents[name] ?? Data())
      guard old ?? Data() != new else { return nil }
      return Change(name: name, before: old, after: new)
    }
  }

  /// Makes a step's changes; what was there is copied first.
  ///
  /// - Throws: ``LessonFolderError``.
  package func solve(_ step: Int) throws(LessonFolderError) {
    let changes = changes(after: step)
    guard !changes.isEmpty else { return }
    if changes.contains(where: { $0.before != nil }) { _ = try keep() }
    try make(changes)
  }

  /// Puts the files back to the beginning; what was there is copied first.
  ///
  /// - Returns: The folder of the copy; `nil` where there was nothing.
  /// - Throws: ``LessonFolderError``.
  package func restart() throws(LessonFolderError) -> String? {
    let copy = files().isEmpty ? nil : try keep()
    try make(changes(after: -1))
    return copy
  }

  /// The learner's sources and what lies with them.
  package func files() -> LessonFiles {
    var contents: [String: Data] = [:]
    let names = FileManager.default.enumerator(atPath: path)
    while let name = names?.nextObject() as? String {
      if name.split(separator: "/").contains(where: { $0.hasPrefix(".") }) || name == "pomelo.yml" {
        continue
      }
      // Folders have no contents.
      contents[name] = FileManager.default.contents(atPath: "\(path)/\(name)")
    }
    return LessonFiles(contents)
  }

  /// Has the folder hold some files and no others; nothing is copied.
  ///
  /// - Parameters:
  ///   - wanted: The files.
  ///   - installation: Where the app under test is.
  /// - Throws: ``LessonFolderError``, and `WorkspaceError` where the app is missing.
  func set(_ wanted: LessonFiles, _ installation: Installation) throws {
    for name in files().contents.keys where !wanted.paths.contains(name) {
      try? FileManager.default.removeItem(atPath: "\(path)/\(name)")
    }
    for (name, data) in wanted.contents where !data.isEmpty {
      // A file that is equal has no new date.
      if FileManager.default.contents(atPath: "\(path)/\(name)") == data { continue }
      try Self.write(data, to: "\(path)/\(name)")
    }
    try prepare(installation)
  }

  // MARK: Writing

  private func make(_ changes: [Change]) throws(LessonFolderError) {
    for change in changes {
      if change.after.isEmpty {
        try? FileManager.default.removeItem(atPath: "\(path)/\(change.name)")
      } else {
        try Self.write(change.after, to: "\(path)/\(change.name)")
      }
    }
  }

  private func write(_ files: LessonFiles) throws(LessonFolderError) {
    for (name, data) in files.contents where !data.isEmpty {
      try Self.write(data, to: "\(path)/\(name)")
    }
  }

  private static func write(_ data: Data, to path: String) throws(LessonFolderError) {
    try make((path as NSString).deletingLastPathComponent)
    do throws(OutputFileError) {
      try OutputFile.write(data, to: path)
    } catch {
      throw .notWritten(error)
    }
  }

  /// Copies all files to a folder that is not there yet.
  private func keep() throws(LessonFolderError) -> String {
    try Self.make(copies)
    var number = 1
    while Self.isThere("\(copies)/\(number)") { number += 1 }
    let copy = "\(copies)/\(number)"
    let own = files()
    for (name, data) in own.contents { try Self.write(data, to: "\(copy)/\(name)") }
    return copy
  }

  static func make(_ folder: String) throws(LessonFolderError) {
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw .noFolder(folder, reason: (error as NSError).localizedDescription)
    }
  }

  private static func isThere(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: path)
  }

  /// The `pomelo.yml` of the learner's folder.
  private func manifest(_ installation: Installation) throws -> String {
    var lines = [
      "# Made by pomelo for the lesson \(lesson.name); it is written anew when it opens."
    ]
    let given = lesson.demands.manifest
    let quoted = LessonDemands.ManifestLine.quoted
    func add(_ key: String, _ value: @autoclosure () throws -> String) rethrows {
      if !given.contains(where: { $0.key == key }) { lines.append("\(key): \(try value())") }
    }
    add("name", quoted(lesson.app ?? lesson.name))
    if let app = lesson.app {
      let example = try installation.example(named: app)
      try add("app", quoted("\(example)/App"))
      let fixtures = "\(example)/Fixtures"
      if Self.isThere(fixtures), !Self.isThere("\(path)/Fixtures") {
        add("fixtures", quoted(fixtures))
      }
    } else {
      add("app", "App")
    }
    let all = lesson.files(after: lesson.steps.count)
    let folders = Set(all.paths.compactMap { $0.split(separator: "/").first.map(String.init) })
    let tests = folders.filter { $0.hasSuffix("Tests") }.sorted()
    add("tests", "[" + tests.map(quoted).joined(separator: ", ") + "]")
    add("device", "iPhone 15")
    if let test = lesson.demands.opens { add("firstTest", quoted(test)) }
    lines += given.map { "\($0.key): \($0.value)" }
    return lines.joined(separator: "\n") + "\n"
  }
}
