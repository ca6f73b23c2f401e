package import Lessons

/// What a lesson hears.
package enum LessonNews: Hashable, Sendable {
  /// What came of the checks of a step, one for each: what was found wrong, or `nil`.
  case checked(step: Int, answers: [CheckFinding?])
  /// What a step's solution changes of the learner's files.
  case solution(step: Int, [RecordingChange])
  /// The changes of a step's solution are made.
  case solved(step: Int)
  /// The learner's suite was measured.
  case measured(LessonFigures)
  /// The files are as at the beginning; what they were is in a folder, where there was anything.
  case restarted(copy: String?)
  /// It could not be done; the sentence says why.
  case failed(String)
}
