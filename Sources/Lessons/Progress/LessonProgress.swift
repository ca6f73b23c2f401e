import Foundation

/// How far a learner is in all lessons, as it is kept on disk.
package struct LessonProgress: Hashable, Sendable, Codable {
  /// How far one lesson is.
  package struct Entry: Hashable, Sendable, Codable {
    /// The names of the steps that are done.
    package var done: Set<String> = []
    /// How many hints were seen, by step.
    package var hints: [String: Int] = [:]
    /// The steps that pomelo has solved.
    package var solved: Set<String> = []
    /// Whether all of it was done at some time.
    package var isFinished = false
    /// When it was done first, in seconds since 1970.
    package var finishedAt: Double?
    /// What was measured at its beginning.
    package var before: LessonFigures?
    /// What was measured at its end.
    package var after: LessonFigures?

    package init() {}
  }

  /// The form of the file; a later version may have another.
  package static let version = 1

  /// The form that the file has.
  package var version = Self.version
  /// Each lesson that was begun, by name.
  package var lessons: [String: Entry] = [:]

  /// Nothing was begun.
  package init() {}

  /// Whether all of a lesson was done at some time.
  package func isDone(_ lesson: Lesson) -> Bool { lessons[lesson.name]?.isFinished ?? false }
}
