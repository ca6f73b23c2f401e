import Lessons
import SourceModel
import TerminalModel

extension Pane {
  /// What there is to learn.
  package static let lesson = Pane(
    7, LocalizedText("Lesson", ja: "レッスン"), at: .lesson, isSelectable: true)
}

/// The Lesson pane: a step of the lesson, what it asks for and how far that is, and help.
struct LessonPane: PaneContent {
  static let guidance: Guidance? = Guidance(
    LocalizedText(
      "A step of the lesson: what it says, and what it asks for.",
      ja: "レッスンの一つのステップ：説明と、求められていることです。"),
    LocalizedText(
      "Enter leads to what a check has found, and to the next step.",
      ja: "Enter で確認結果の場所や次のステップへ進みます。"))

  /// What the command does that gives it the keys.
  static let help = LocalizedText("Give the keys to Lesson", ja: "レッスンへ移る")

  /// What choosing an item does.
  enum Target: Hashable {
    /// Leads to what a check has found.
    case goal(CheckGoal)
    /// Runs a command.
    case command(ExplorerCommand)
  }

  /// The lesson.
  var state: Stamped<LessonState>
  /// How a person comes to what is named, by command.
  let keys: [ExplorerCommand: String]
  let language: Language

  var kept: Self { self }

  var subtitle: String { title(of: state.wrappedValue) }

  var emptyText: [String] { [language.say("no lesson is open", ja: "レッスンは開かれていません")] }

  private func title(of state: LessonState) -> String {
    guard let lesson = state.lesson else { return "" }
    let text = lesson.text(in: language)
    return "\(text.title) \(state.place + 1)/\(lesson.steps.count)"
  }

  /// Its items: what the step says, what it asks for, help.
  func document(cursor: Int?) -> PaneDocument {
    let items = items
    return PaneDocument(count: items.count, anchor: 0, isAnchoredAtTop: true) { item, width in
      items[item].rows(width)
    }
  }

  func location(at item: Int) -> SourceLocation? {
    if case .goal(.line(let place))? = target(at: item) { place } else { nil }
  }

  /// What choosing an item does, if anything.
  func target(at item: Int) -> Target? {
    let items = items
    return items.indices.contains(item) ? items[item].target : nil
  }

  /// The first item that a person may want to choose.
  var firstTarget: Int? { items.firstIndex { $0.target != nil } }

  // MARK: Items

  private struct Item {
    var target: Target?
    var rows: (_ width: Int) -> [StyledLine]

    static var blank: Item { Item { _ in [StyledLine()] } }

    init(_ target: Target? = nil, rows: @escaping (_ width: Int) -> [StyledLine]) {
      self.target = target
      self.rows = rows
    }
  }

  private var items: [Item] {
    let state = state.wrappedValue
    guard let lesson = state.lesson, let step = state.step else { return [] }
    let text = lesson.text(in: language)
    let own = step.text(in: language)
    var items = [heading(own.title, state)]
    if state.place == 0 { items += blocks(text.introduction) }
    items += blocks(own.body)
    items.append(.blank)
    items += own.task.enumerated().map { number, block in
      Item { width in
        LessonLines.rows(
          block, width: width, after: StyledLine(number == 0 ? " ▶ " : "   ", .accent))
      }
    }
    items.append(.blank)
    items += step.checks.enumerated().map { number, check in
      let answers = state.answers
      let answer = answers.indices.contains(number) ? answers[number] : .none
      return self.check(
        check, answer, isRepeated: answer.map { answers.prefix(number).contains($0) } ?? false,
        state)
    }
    items += hintItems(own, state)
    if state.isFinished, state.isLast { items += ending(text, state) }
    items.append(.blank)
    return items + actions(state)
  }

  private func heading(_ title: String, _ state: LessonState) -> Item {
    let marks = state.lesson?.steps.enumerated().map { number, step in
      state.entry.done.contains(step.name) ? "●" : number == state.place ? "◉" : "○"
    }
    var line = StyledLine(" " + title, .title)
    line.addTrailing((marks ?? []).joined(), .accent)
    return Item { [line] _ in [line] }
  }

  private func blocks(_ blocks: [TextBlock]) -> [Item] {
    blocks.map { block in Item { LessonLines.rows(block, width: $0) } }
  }

  private func check(
    _ check: LessonCheck, _ answer: CheckFinding??, isRepeated: Bool, _ state: LessonState
  ) -> Item {
    let (mark, role): (String, Role) =
      switch answer {
      case .some(.none): ("✓", .pass)
      case .some(.some): ("✗", .fail)
      case .none: state.isChecking && !check.isOfExplorer ? ("…", .running) : ("○", .dim)
      }
    let finding = answer.flatMap(\.self)
    return Item(finding?.goal.map { .goal($0) }) { [language] width in
      var first = StyledLine(" ")
      first.add(mark + " ", role)
      let rows = LessonLines.rows(
        .paragraph(TextSpan.spans(language.say(check.text))), width: width, after: first)
      guard let finding else { return rows }
      let text = isRepeated ? language.say("As above.", ja: "上と同じです。") : language.say(finding.text)
      let found = text.wrapped(toWidth: max(8, width - 5), limit: 6)
      return rows + found.map { StyledLine("   " + $0, .fail) }
    }
  }

  private func hintItems(_ text: StepText, _ state: LessonState) -> [Item] {
    guard state.hints > 0 else { return [] }
    var items = [Item.blank]
    for (number, hint) in text.hints.prefix(state.hints).enumerated() {
      let title = language.say("Hint \(number + 1): ", ja: "ヒント \(number + 1)：")
      items += hint.enumerated().map { place, block in
        Item { width in
          LessonLines.rows(
            block, width: width, after: StyledLine(place == 0 ? " \(title)" : "   ", .wait))
        }
      }
    }
    guard state.hints > text.hints.count, let step = state.step else { return items }
    if !step.isEdited {
      let lines = step.commands.map { " :\($0)" }
      items.append(
        Item { [language] _ in
          [StyledLine(language.say(" These commands do it:", ja: " 次のコマンドでできます："), .wait)]
            + lines.map { StyledLine($0, .output) }
        })
    }
    for change in state.solution ?? [] {
      items.append(Item { _ in [StyledLine(" " + change.path, .title)] })
      items += change.hunks.joined().map { line in
        // Under the code, and deeper, as it is continued.
        let indent = 8 + line.dropFirst().prefix { $0 == " " }.count
        return Item { DiffLines.line(line).wrapped(to: $0, indent: indent) }
      }
    }
    return items
  }

  private func ending(_ text: LessonText, _ state: LessonState) -> [Item] {
    let figures = LessonFigureLines.lines(state.entry, language)
    return [.blank] + blocks(text.ending) + (figures.isEmpty ? [] : [.blank])
      + figures.map { line in Item { _ in [line] } }
  }

  private func actions(_ state: LessonState) -> [Item] {
    var items: [Item] = []
    func add(_ command: ExplorerCommand, _ title: String, _ role: Role = .accent) {
      var line = StyledLine(" ▸ " + title, role)
      if let key = keys[command] { line.addTrailing(key) }
      items.append(Item(.command(command)) { [line] _ in [line] })
    }
    if state.isStepDone {
      if state.isLast {
        add(.lessonClose, language.say("Done: back to the map", ja: "完了：一覧に戻る"), .pass)
      } else {
        add(.lessonNext, language.say("Done: the next step", ja: "完了：次のステップへ"), .pass)
      }
    }
    if state.hints < state.hintCount, !state.isStepDone {
      let (number, count) = (state.hints + 1, state.hintCount)
      add(
        .lessonHint,
        number == count
          ? language.say(
            "Hint \(number) of \(count): the solution", ja: "ヒント \(number)/\(count)：解答")
          : language.say("Hint \(number) of \(count)", ja: "ヒント \(number)/\(count)"))
    } else if state.hints >= state.hintCount, !state.isStepDone {
      add(.lessonSolve, language.say("Solve it for me", ja: "代わりに解いてもらう"))
    }
    return items
  }
}
