import ExplorerCore

/// A lesson beside the run.
extension ExplorerSession {
  /// Does what a lesson wants.
  func perform(_ wish: LessonWish) {
    guard let supply, let lessons else {
      apply(.lesson(.failed("There is no lesson here.")))
      return
    }
    lessons.perform(wish, supply.built)
  }

  /// Takes what has come of it.
  func receiveFromLessons() {
    for news in lessons?.takeNews() ?? [] { apply(.lesson(news)) }
  }
}
