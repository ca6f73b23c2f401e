package import Lessons

extension LessonProgress.Entry {
  /// How far a lesson is, in one sign.
  package func mark(of lesson: Lesson) -> String {
    if isFinished { return "✓" }
    return done.isEmpty ? "·" : "◐"
  }
}
