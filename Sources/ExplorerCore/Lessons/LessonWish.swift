package import Lessons

/// Something that a lesson wants done outside.
package enum LessonWish: Hashable, Sendable {
  /// Look whether what a step asks of the sources holds, and answer with
  /// ``LessonNews/checked(step:answers:)``.
  case check(step: Int)
  /// Find the difference to a step's solution, and answer with ``LessonNews/solution(step:_:)``.
  case showSolution(step: Int)
  /// Make the changes of a step's solution, and answer with ``LessonNews/solved(step:)``.
  case solve(step: Int)
  /// Measure the learner's suite, and answer with ``LessonNews/measured(_:)``.
  case measure
  /// Put the learner's files back to the lesson's beginning, a copy kept, and answer with
  /// ``LessonNews/restarted(copy:)``.
  case restart
  /// Keep how far the learner is.
  case keep(LessonProgress.Entry)
}
