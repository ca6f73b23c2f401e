/// A lesson: something to do, step by step, with the learner's own files.
package struct Lesson: Hashable, Sendable {
  /// Its name, by which a person opens it; no other lesson has it.
  package var name: String
  /// Where it was read.
  package var folder: String
  /// What it says in English.
  package var english: LessonText
  /// What it says in Japanese; `nil` where nobody has written it.
  package var japanese: LessonText?
  /// What it asks for.
  package var demands: LessonDemands
  /// The bundled example whose app is under test; `nil` where the lesson brings its own.
  package var app: String?
  /// Its steps.
  package var steps: [LessonStep]
  /// The learner's files at the beginning.
  package var start: LessonFiles

  /// What the learner's files are after a step, as the lesson solves it.
  ///
  /// - Parameter step: The step's place; -1 for the beginning.
  /// - Returns: The files.
  package func files(after step: Int) -> LessonFiles {
    steps.prefix(max(0, step + 1)).reduce(start) { $0.laid(under: $1.solution) }
  }
}
