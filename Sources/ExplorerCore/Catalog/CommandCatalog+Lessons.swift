import TerminalModel

extension ExplorerCommand {
  static let lessonNext = ExplorerCommand("lesson-next")
  static let lessonPrevious = ExplorerCommand("lesson-previous")
  static let lessonHint = ExplorerCommand("lesson-hint")
  static let lessonCheck = ExplorerCommand("lesson-check")
  static let lessonSolve = ExplorerCommand("lesson-solve")
  static let lessonRestart = ExplorerCommand("lesson-restart")
  static let lessonClose = ExplorerCommand("lesson-close")
  static let answer = ExplorerCommand("answer")
}

extension CommandCatalog {
  /// Learning.
  static let lessons: [CatalogCommand] = [
    CatalogCommand(
      .lessonNext, keys: [.character("$")], LocalizedText("next step", ja: "次のステップ"),
      LocalizedText("Go on to the next step of the lesson", ja: "レッスンの次のステップへ進む"),
      needs: [.lesson, .laterStep, .doneStep]
    ) { $0.goOnInLesson() },
    CatalogCommand(
      .lessonPrevious, keys: [.character("&")], LocalizedText("step before", ja: "前のステップ"),
      LocalizedText("Go back to the step before", ja: "レッスンの前のステップに戻る"), needs: [.lesson]
    ) { $0.goBackInLesson() },
    CatalogCommand(
      .answer, keys: [.character("\"")], LocalizedText("answer", ja: "答える"),
      LocalizedText("Answer what the step of the lesson asks", ja: "レッスンの質問に答える"),
      argument: .required(LocalizedText("a number or a word", ja: "数か言葉")), needs: [.lesson]
    ) { explorer, text in
      explorer.answer(text)
      return []
    },
    CatalogCommand(
      .lessonHint, keys: [.character("'")], LocalizedText("hint", ja: "ヒント"),
      LocalizedText(
        "Show a hint; the last one is the solution", ja: "ヒントを見る（最後のヒントは解答）"),
      needs: [.lesson]
    ) { $0.lesson.showHint() },
    CatalogCommand(
      .lessonCheck, keys: [.character("%")], LocalizedText("check", ja: "確認"),
      LocalizedText("Build the sources and check the step again", ja: "ビルドしてステップを確認し直す"),
      needs: [.lesson]
    ) { explorer, _ in explorer.rebuild() },
    CatalogCommand(
      .lessonSolve, LocalizedText("solve", ja: "解く"),
      LocalizedText("Have the step solved: files are changed", ja: "ステップを代わりに解く（ファイルが変わる）"),
      needs: [.lesson]
    ) { $0.lesson.solve() },
    CatalogCommand(
      .lessonRestart, LocalizedText("begin anew", ja: "最初から"),
      LocalizedText(
        "Begin the lesson anew; a copy of your files is kept", ja: "レッスンを最初から始める（今のファイルは控えを残す）"),
      needs: [.lesson]
    ) { $0.lesson.wishes.append(.restart) },
    CatalogCommand(
      .lessonClose, LocalizedText("map", ja: "一覧"),
      LocalizedText("Leave the lesson, back to the map", ja: "レッスンを出て一覧に戻る"), needs: [.lesson]
    ) { explorer, _ in
      explorer.lesson.leave()
      return [.killRun, .quit]
    },
  ]
}
