import Foundation
package import Lessons

/// What is kept of all lessons, in a file that several programs may write.
package struct LessonStore: Sendable {
  private let path: String
  private let base: String

  /// Names the file in the folder of all lessons.
  package init(in base: String) {
    self.base = base
    path = "\(base)/progress.json"
  }

  /// How far the learner is.
  ///
  /// - Throws: ``LessonFolderError/later(path:version:)`` and ``LessonFolderError/damaged(path:)``.
  package func load() throws(LessonFolderError) -> LessonProgress {
    guard let data = FileManager.default.contents(atPath: path) else { return LessonProgress() }
    struct Form: Decodable { var version: Int }
    guard let form = try? JSONDecoder().decode(Form.self, from: data) else {
      throw .damaged(path: path)
    }
    guard form.version <= LessonProgress.version else {
      throw .later(path: path, version: form.version)
    }
    guard let progress = try? JSONDecoder().decode(LessonProgress.self, from: data) else {
      throw .damaged(path: path)
    }
    return progress
  }

  /// Keeps how far the learner is in one lesson; what others have written of others stays.
  ///
  /// - Throws: ``LessonFolderError``.
  package func keep(_ entry: LessonProgress.Entry, of lesson: String) throws(LessonFolderError) {
    try LessonFolder.make(base)
    try FileLock.hold("\(base)/.lock") { () throws(LessonFolderError) in
      var progress = try load()
      var entry = entry
      if entry.isFinished, entry.finishedAt == nil {
        entry.finishedAt =
          progress.lessons[lesson]?.finishedAt ?? Date().timeIntervalSince1970.rounded()
      }
      progress.lessons[lesson] = entry
      try write(progress)
    }
  }

  private func write(_ progress: LessonProgress) throws(LessonFolderError) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    guard let data = try? encoder.encode(progress) else { throw .damaged(path: path) }
    do throws(OutputFileError) {
      try OutputFile.write(data, to: path)
    } catch {
      throw .notWritten(error)
    }
  }
}
