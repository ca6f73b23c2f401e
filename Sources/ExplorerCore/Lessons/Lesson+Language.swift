package import Lessons

extension Lesson {
  /// What it says in a language, or in English where nobody has translated it.
  package func text(in language: Language) -> LessonText {
    language == .japanese ? japanese ?? english : english
  }
}

extension LessonStep {
  /// What it says in a language, or in English where nobody has translated it.
  func text(in language: Language) -> StepText {
    language == .japanese ? japanese ?? english : english
  }
}
