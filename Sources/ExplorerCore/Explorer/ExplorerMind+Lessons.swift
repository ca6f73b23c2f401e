import ElementModel
package import Lessons
import SessionProtocol
import SourceModel
import TerminalModel

/// A lesson beside the run.
extension ExplorerMind {
  /// Has the explorer begin with a lesson.
  ///
  /// - Parameters:
  ///   - lesson: The lesson.
  ///   - folder: The learner's folder.
  ///   - entry: How far the learner is.
  package mutating func begin(
    _ lesson: Lesson, in folder: String, _ entry: LessonProgress.Entry
  ) {
    self.lesson.open(lesson, in: folder, entry)
    view.focus = .lesson
  }

  /// The Lesson pane.
  var lessonPane: LessonPane {
    LessonPane(
      state: model.$lesson,
      keys: Dictionary(
        [ExplorerCommand.lessonNext, .lessonHint, .lessonClose].map {
          ($0, preferences.way(to: $0))
        }
      ) { first, _ in first },
      language: language)
  }

  /// Does what Enter does in the Lesson pane: what is selected, or the first thing that can be done.
  mutating func selectInLesson() -> [ExplorerEffect] {
    let pane = lessonPane
    let target = cursors[.lesson].flatMap { pane.target(at: $0) }
    guard let target = target ?? pane.firstTarget.flatMap({ pane.target(at: $0) }) else {
      return []
    }
    switch target {
    case .command(let command): return invoke(command)
    case .goal(.line(let place)):
      showSource(place)
      view.focus = .source
    case .goal(.test(let test)): return start(test: test)
    case .goal(.failure(let test, let place)):
      if project.test == test, run.state.failure != nil {
        open(FailurePage.Key())
      } else if let place {
        showSource(place)
        view.focus = .source
      } else {
        return start(test: test)
      }
    }
    return []
  }

  /// Shows the next step.
  mutating func goOnInLesson() { showStep(lesson.place + 1) }

  /// Shows the step before.
  mutating func goBackInLesson() { showStep(lesson.place - 1) }

  private mutating func showStep(_ place: Int) {
    lesson.go(to: place)
    cursors[.lesson] = nil
    view.focus = .lesson
  }

  /// Takes an answer.
  mutating func answer(_ text: String) {
    guard let step = lesson.step, step.checks.contains(where: { $0.name == "answer" }) else {
      notice = language.say("this step asks nothing", ja: "このステップには質問がありません")
      return
    }
    lesson.answer(text)
  }

  private mutating func run(line: String) -> [ExplorerEffect] {
    let parts = line.split(separator: " ", maxSplits: 1)
    guard let name = parts.first, let command = ExplorerCommand(name: String(name)) else {
      return []
    }
    return invoke(command, argument: parts.count > 1 ? String(parts[1]) : "")
  }

  // MARK: Following

  /// Takes in what the lesson hears.
  mutating func receive(_ news: LessonNews) -> [ExplorerEffect] {
    tellingOfEnd { $0.lesson.receive(news) }
    switch news {
    case .failed(let reason): notice = reason
    case .solved:
      notice = language.say("Solved; it is built and checked.", ja: "解答を書き込みました。ビルドして確認します。")
      return rebuild()
    case .restarted(let copy):
      notice =
        copy.map { folder in
          language.say(
            "Begun anew; what was there is kept in \(folder)", ja: "最初に戻しました。前の内容は \(folder) にあります")
        } ?? language.say("Begun anew", ja: "最初に戻しました")
      return rebuild()
    case .checked, .solution, .measured: break
    }
    return []
  }

  /// Looks at what the lesson asks of the explorer, and has done what it wants.
  mutating func followLesson() -> [ExplorerEffect] {
    guard lesson.lesson != nil else { return [] }
    lookAtLesson()
    guard !lesson.wishes.isEmpty else { return [] }
    defer { lesson.wishes = [] }
    return lesson.wishes.map { .lesson($0) }
  }

  /// Runs the next of the commands that solve a step.
  mutating func runNextOfLesson() -> [ExplorerEffect] {
    guard !lesson.commands.isEmpty else { return [] }
    return run(line: lesson.commands.removeFirst())
  }

  private mutating func lookAtLesson() {
    // To look must not change the model, which all that is drawn is compared by.
    let news = lesson.noticed { holds($0) }
    guard !news.isEmpty else { return }
    // Its pane may be hidden.
    for case let finding? in news.values { notice = language.say(finding.text) }
    tellingOfEnd { $0.lesson.take(news) }
  }

  /// Changes how far the lesson is, and says so where a step has come to its end: its pane may be hidden.
  private mutating func tellingOfEnd(_ change: (inout ExplorerMind) -> Void) {
    let wasDone = lesson.isStepDone
    change(&self)
    guard !wasDone, lesson.isStepDone else { return }
    let key = preferences.way(to: lesson.isLast ? .lessonClose : .lessonNext)
    notice =
      lesson.isLast
      ? language.say(
        "✓ \(lesson.isFinished ? "The lesson is done" : "This step is done"): \(key) leads back to the map",
        ja: "✓ \(lesson.isFinished ? "レッスン完了" : "ステップ完了")：\(key) で一覧に戻ります")
      : language.say("✓ This step is done: \(key) goes on", ja: "✓ ステップ完了：\(key) で次へ")
  }

  /// Looks at the sources again, which were built anew.
  mutating func lessonIsBuilt() {
    if lesson.lesson != nil { lesson.check() }
  }

  /// Has the checks of the sources fail, which do not compile.
  mutating func failLesson(_ problems: [BuildProblem]) {
    if let first = problems.first { lesson.fail(first) }
  }

  private func holds(_ check: LessonCheck) -> Bool {
    switch check {
    case .at(let event, let text): stands(at: event, text)
    case .shows(let page): pages.open.contains { $0.id.name == page }
    case .selected(let identifier):
      selectedElement?.identifier == identifier || selectedElement?.label == identifier
    default: false
    }
  }

  /// Whether the run stands at an event: the newest one, but for those that only follow from it.
  private func stands(at kind: String, _ text: String?) -> Bool {
    for entry in run.state.entries.reversed() {
      guard case .event(let event) = entry else { continue }
      if event.isKind(kind) {
        guard let text else { return true }
        let summary = event.summary(.english)
        return ([summary.title] + summary.details).contains { $0.contains(text) }
      }
      switch event.content {
      case .testEnded, .phase, .screen, .logLine, .activity, .note, .attachment, .application:
        continue
      case .failure: if kind != "failure" { continue }
      default: break
      }
      return false
    }
    return false
  }
}

extension Event {
  /// Whether lessons call it so.
  fileprivate func isKind(_ kind: String) -> Bool {
    switch content {
    case .wait: kind == "wait"
    case .failure: kind == "failure"
    case .assertion: kind == "assertion"
    case .application(let change): kind == "launch" && change.change == .launched
    case .action(let action):
      switch action.kind {
      case .tap, .doubleTap, .press, .taps, .twoFingerTap: kind == "tap"
      case .type, .typeKey: kind == "type"
      case .swipe, .drag, .scroll, .scrollToVisible: kind == "swipe"
      default: false
      }
    default: false
    }
  }
}
