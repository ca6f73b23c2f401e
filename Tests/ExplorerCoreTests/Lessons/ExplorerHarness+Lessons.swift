import Lessons
import TerminalModel

@testable import ExplorerCore
@testable import Lessons

extension ExplorerHarness {
  /// A lesson of two steps: one done in the explorer, one in the editor.
  static let lesson: Lesson = {
    func text(_ title: String, _ body: String, _ task: String, _ ending: String) -> LessonText? {
      try? LessonText(
        text: """
          ---
          title: \(title)
          about: \(title)
          minutes: 8
          articles: ["An article, Step 2"]
          ---
          @Step(count, title: "\(title) 1") {
            \(body)

            - `one`
            - two
            @Do { \(task) }
            @Hint { **Look** there. }
            @Hint { It is 7. }
          }
          @Step(page, title: "\(title) 2") {
            \(body)
            @Do { \(task) }
            @Hint { **Look** there. }
            @Hint { So. }
          }
          @Done { \(ending) }
          """, path: "Lesson.md")
    }
    let english = text(
      "The first page",
      "A **query** such as `app.buttons[\"Sign In\"]` finds an element, whichever.",
      "Count the queries, and answer by `:answer`.", "All in one place.")
    let japanese = text(
      "最初のページ", "`app.buttons[\"Sign In\"]` のような **クエリー** は、画面の要素を探します。何度も書くと直すのが大変です。",
      "クエリーを数えて `:answer` で答えてください。", "一か所になりました。")
    let demands = try? LessonDemands(
      text: """
        opens: SignInTests/testSignIn
        steps:
          count:
            solve: ["answer 7"]
            checks: [{answer: 7}, {shows: waits}]
          page:
            checks: [{passes: all}, {rule: raw-query}]
        """, path: "Checks.yml")
    guard let english, let japanese, let demands else { preconditionFailure("It is no lesson.") }
    let steps = english.steps.enumerated().map { place, step in
      LessonStep(
        name: step.name, english: step.text, japanese: japanese.steps[place].text,
        commands: demands.steps[place].commands, checks: demands.steps[place].checks,
        solution: place == 0
          ? LessonFiles() : LessonFiles(texts: ["UITests/Page.swift": "// page\n"]))
    }
    return Lesson(
      name: "first-page", folder: "/lessons/first-page", english: english, japanese: japanese,
      demands: demands, app: "Stores", steps: steps,
      start: LessonFiles(texts: ["UITests/Tests.swift": "// tests\n"]))
  }()

  /// An explorer with the lesson open.
  static func learning(_ language: Language = .english, size: TerminalSize) -> ExplorerHarness {
    var harness = ExplorerHarness.started(SignInRun.passing)
    harness.model.preferences.language = language
    harness.model.begin(lesson, in: "/home/learner/first-page", LessonProgress.Entry())
    harness.act(.input(.resized(size)))
    return harness
  }

  /// What the lesson has wanted done.
  var lessonWishes: [LessonWish] {
    effects.compactMap { if case .lesson(let wish) = $0 { wish } else { nil } }
  }
}
