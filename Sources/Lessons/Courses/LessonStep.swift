/// A step of a lesson: what it says, and what it asks for.
package struct LessonStep: Hashable, Sendable {
  /// Its name, which its solution's folder has too.
  package var name: String
  /// What it says in English.
  package var english: StepText
  /// What it says in Japanese; `nil` where nobody has written it.
  package var japanese: StepText?
  /// Commands of the explorer that solve it.
  package var commands: [String]
  /// What it asks for.
  package var checks: [LessonCheck]
  /// The files of its solution, relative to the learner's folder, with what is in them; empty where
  /// it is solved in the explorer.
  package var solution: LessonFiles

  /// Whether it is solved by editing files.
  package var isEdited: Bool { !solution.isEmpty }
}
