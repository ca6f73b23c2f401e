package import Lessons

/// The lesson that is open, and how far the learner is.
package struct LessonState: Sendable {
  /// The lesson; `nil` where none is open.
  package private(set) var lesson: Lesson?
  /// The learner's folder.
  package private(set) var folder = ""
  /// The step that is shown.
  private(set) var place = 0
  /// What is kept of it.
  package private(set) var entry = LessonProgress.Entry()
  /// What is known of the checks of the step: `nil` where nothing is, else what was found wrong.
  private(set) var answers: [CheckFinding??] = []
  /// Whether checks of the sources are under way.
  private(set) var isChecking = false
  /// Hints that are shown.
  private(set) var hints = 0
  /// The third hint, once it was asked for.
  private(set) var solution: [RecordingChange]?
  /// Commands that were performed since the step began.
  private(set) var performed: Set<String> = []
  /// What the learner has answered last.
  private var given: String?
  /// Commands that are to be run one after the other, to solve the step.
  package internal(set) var commands: [String] = []
  /// What is to be done outside.
  var wishes: [LessonWish] = []
  /// Whether the learner has left it for the map.
  package private(set) var isLeft = false

  /// No lesson is open.
  package init() {}

  /// The step that is shown.
  var step: LessonStep? {
    lesson.flatMap { $0.steps.indices.contains(place) ? $0.steps[place] : nil }
  }

  /// Whether all that the step asks for holds.
  var isStepDone: Bool { !answers.isEmpty && answers.allSatisfy { $0 == .some(.none) } }

  /// Whether there is a next step, and this one is done, now or at some time before.
  var canGoOn: Bool {
    guard let step, !isLast else { return false }
    return isStepDone || entry.done.contains(step.name)
  }

  /// Whether the step is the last one.
  var isLast: Bool { lesson.map { place == $0.steps.count - 1 } ?? false }

  /// Whether all steps are done.
  var isFinished: Bool {
    lesson.map { $0.steps.allSatisfy { entry.done.contains($0.name) } } ?? false
  }

  /// What was found wrong with the step that is shown.
  package var findings: [CheckFinding] { answers.compactMap { $0.flatMap(\.self) } }

  /// How many hints there are.
  var hintCount: Int { step.map { $0.english.hints.count + 1 } ?? 0 }

  // MARK: Going

  /// Opens a lesson.
  ///
  /// - Parameters:
  ///   - lesson: The lesson.
  ///   - folder: The learner's folder.
  ///   - entry: How far the learner is.
  package mutating func open(_ lesson: Lesson, in folder: String, _ entry: LessonProgress.Entry) {
    self.lesson = lesson
    self.folder = folder
    self.entry = entry
    let first = lesson.steps.firstIndex { !entry.done.contains($0.name) }
    if entry.before == nil { wishes.append(.measure) }
    go(to: first ?? 0)
  }

  /// Shows a step.
  mutating func go(to place: Int) {
    guard let lesson, lesson.steps.indices.contains(place) else { return }
    self.place = place
    let step = lesson.steps[place]
    answers = step.checks.map { _ in .none }
    (performed, given, solution, commands) = ([], nil, nil, [])
    hints = 0
    isChecking = false
    check()
  }

  /// Leaves the lesson for the map.
  mutating func leave() { isLeft = true }

  /// Has what the step asks of the sources looked at.
  mutating func check() {
    guard let step, step.checks.contains(where: { !$0.isOfExplorer }) else { return }
    isChecking = true
    wishes.removeAll { if case .check = $0 { true } else { false } }
    wishes.append(.check(step: place))
  }

  /// The sources cannot be built, so that nothing that is asked of them holds.
  mutating func fail(_ problem: BuildProblem) {
    guard let step, isChecking || step.isEdited else { return }
    isChecking = false
    for (number, check) in step.checks.enumerated() where !check.isOfExplorer {
      answers[number] = .some(.notBuilt(problem))
    }
  }

  /// Shows one more hint.
  mutating func showHint() {
    guard let step, hints < hintCount else { return }
    hints += 1
    entry.hints[step.name] = max(entry.hints[step.name] ?? 0, hints)
    if hints == hintCount, step.isEdited { wishes.append(.showSolution(step: place)) }
    wishes.append(.keep(entry))
  }

  /// Has the step solved.
  mutating func solve() {
    guard let step else { return }
    entry.solved.insert(step.name)
    if step.isEdited { wishes.append(.solve(step: place)) } else { commands = step.commands }
  }

  // MARK: Hearing

  /// Notes that a command was performed.
  mutating func note(_ command: String) { performed.insert(command) }

  /// Takes an answer.
  mutating func answer(_ text: String) { given = text }

  /// Looks at what the step asks of the explorer.
  ///
  /// - Parameter look: Whether something holds that is seen of the explorer.
  /// - Returns: What is known now that was not before, by the places of the checks.
  func noticed(_ look: (LessonCheck) -> Bool) -> [Int: CheckFinding?] {
    guard let step else { return [:] }
    var news: [Int: CheckFinding?] = [:]
    for (number, check) in step.checks.enumerated() where check.isOfExplorer {
      // What was done once stays done.
      guard answers.indices.contains(number), answers[number] != .some(.none) else { continue }
      let finding: CheckFinding?
      switch check {
      case .answer(let right):
        guard let given else { continue }
        finding =
          right.contains { Self.isSame($0, given) } ? nil : .wrongAnswer(given)
      case .did(let commands): finding = performed.isDisjoint(with: commands) ? .notDone : nil
      default: finding = look(check) ? nil : .notDone
      }
      if finding == .notDone { continue }
      if answers[number] != .some(finding) { news[number] = finding }
    }
    return news
  }

  /// Takes in what was noticed.
  mutating func take(_ news: [Int: CheckFinding?]) {
    for (number, finding) in news where answers.indices.contains(number) {
      answers[number] = .some(finding)
    }
    given = nil
    finishStep()
  }

  /// Takes in what the lesson hears.
  mutating func receive(_ news: LessonNews) {
    switch news {
    case .checked(let step, let found):
      guard step == place, let checks = self.step?.checks, found.count == checks.count else {
        return
      }
      isChecking = false
      for number in checks.indices where !checks[number].isOfExplorer {
        answers[number] = .some(found[number])
      }
      finishStep()
    case .solution(let step, let changes): if step == place { solution = changes }
    case .solved(let step): if step == place, isChecking { check() }
    case .measured(let figures):
      if entry.before == nil { entry.before = figures } else { entry.after = figures }
      wishes.append(.keep(entry))
    case .restarted:
      entry = LessonProgress.Entry()
      wishes.append(.keep(entry))
      wishes.append(.measure)
      go(to: 0)
    case .failed: isChecking = false
    }
  }

  private mutating func finishStep() {
    guard isStepDone, let step, !entry.done.contains(step.name) else { return }
    entry.done.insert(step.name)
    if isFinished {
      entry.isFinished = true
      wishes.append(.measure)
    }
    wishes.append(.keep(entry))
  }

  /// Whether an answer is meant that is written a little differently.
  private static func isSame(_ right: String, _ given: String) -> Bool {
    func plain(_ text: String) -> String {
      let text = text.lowercased().filter { !$0.isWhitespace && $0 != "\"" && $0 != "`" }
      return text.hasSuffix(".") ? String(text.dropLast()) : text
    }
    return plain(right) == plain(given)
  }
}
