import SourceModel
import TerminalModel
import TestSupport
import Testing

@testable import ExplorerCore
@testable import Lessons

/// A lesson beside the run: what a learner does, and what the lesson makes of it.
struct LessonTests {
  private static let size = TerminalSize(columns: 120, rows: 40)

  private func learning() -> ExplorerHarness { .learning(size: Self.size) }

  /// A lesson whose first step is done.
  private func atSecondStep() -> ExplorerHarness {
    var harness = learning()
    harness.act(.line("answer 7"))
    harness.act(.line("show-waits"))
    harness.act(.line("close"))
    harness.act(.line("lesson-next"))
    return harness
  }

  @Test func itIsMeasuredAtItsBeginning() {
    #expect(learning().lessonWishes.contains(.measure))
    var harness = learning()
    var figures = LessonFigures()
    figures.linesToChange = 3
    harness.act(.lesson(.measured(figures)))
    #expect(harness.model.lesson.entry.before == figures)
    #expect(harness.model.lesson.entry.after == nil)
  }

  @Test func aStepIsDoneOnceAllThatItAsksForHolds() {
    var harness = learning()
    #expect(!harness.model.lesson.isStepDone)
    harness.act(.line("answer 8"))
    #expect(harness.model.lesson.answers[0] == .some(.wrongAnswer("8")))
    #expect(harness.model.notice?.contains("8 is not it") == true, "its pane may be hidden")
    harness.act(.line("answer \" 7 \""))
    #expect(harness.model.lesson.answers[0] == .some(.none))
    #expect(!harness.model.lesson.isStepDone, "the page of waits is not open")
    harness.act(.line("lesson-next"))
    #expect(harness.model.lesson.place == 0 && harness.model.notice?.contains("not done") == true)
    harness.act(.line("show-waits"))
    #expect(harness.model.lesson.isStepDone)
    #expect(harness.model.notice?.contains("This step is done") == true)
    harness.act(.line("close"))
    #expect(harness.model.lesson.isStepDone, "what was done once stays done")
    #expect(harness.model.lesson.entry.done == ["count"])
    #expect(harness.lessonWishes.contains(.keep(harness.model.lesson.entry)))
  }

  @Test func aCommandThatAsksForMoreIsDoneOnceThatIsGiven() {
    var harness = learning()
    harness.record()
    harness.type("S")
    #expect(harness.model.typing.prompt?.isOffer == true)
    #expect(!harness.model.lesson.performed.contains("save-test"))
    harness.press(.escape)
    #expect(!harness.model.lesson.performed.contains("save-test"))
    harness.type("S")
    harness.press(.enter)
    #expect(harness.model.lesson.performed.contains("save-test"))
  }

  @Test func whatIsAskedOfTheSourcesIsLookedAtWhenTheStepBeginsAndAfterEachBuild() {
    var harness = atSecondStep()
    #expect(harness.lessonWishes.last == .check(step: 1))
    #expect(harness.model.lesson.isChecking)
    let place = SourceLocation(file: SignInSources.testsFile, line: 12)
    let finding = CheckFinding.rule(LocalizedText("a query", ja: "クエリー"), place, count: 2)
    harness.act(.lesson(.checked(step: 1, answers: [nil, finding])))
    #expect(harness.model.lesson.answers == [.some(.none), .some(finding)])
    harness.act(.lesson(.checked(step: 0, answers: [nil, nil])))
    #expect(!harness.model.lesson.isStepDone, "an answer to the step before")
    harness.act(.lesson(.checked(step: 1, answers: [nil, nil])))
    #expect(harness.model.lesson.isFinished && harness.model.lesson.entry.isFinished)
    #expect(harness.lessonWishes.filter { $0 == .measure }.count == 2)
    #expect(harness.model.notice?.contains("The lesson is done") == true)
  }

  @Test func enterLeadsToWhatACheckHasFound() {
    var harness = atSecondStep()
    let place = SourceLocation(file: SignInSources.testsFile, line: 12)
    let finding = CheckFinding.rule(LocalizedText("a query", ja: "クエリー"), place, count: 1)
    harness.act(.lesson(.checked(step: 1, answers: [nil, finding])))
    harness.act(.line("focus-lesson"))
    harness.press(.enter)
    #expect(harness.model.view.focus == .source)
    #expect(harness.model.shownLocation == place)
  }

  @Test func sourcesThatDoNotCompileAreToldInTheLesson() {
    var harness = atSecondStep()
    let problem = BuildProblem(
      message: "no such page", location: SourceLocation(file: SignInSources.testsFile, line: 3))
    harness.act(.buildFailed([problem]))
    #expect(harness.model.pages.isEmpty)
    #expect(harness.model.lesson.answers[0] == .some(.notBuilt(problem)))
  }

  @Test func hintsComeOneByOneAndTheLastIsTheSolution() {
    var harness = atSecondStep()
    for _ in 0..<5 { harness.act(.line("lesson-hint")) }
    #expect(harness.model.lesson.hints == 3)
    #expect(harness.model.lesson.entry.hints == ["page": 3])
    #expect(harness.lessonWishes.contains(.showSolution(step: 1)))
    harness.act(.line("lesson-solve"))
    #expect(harness.lessonWishes.contains(.solve(step: 1)))
    harness.act(.lesson(.solved(step: 1)))
    #expect(harness.effects.contains(.rebuild))
    #expect(harness.model.lesson.entry.solved == ["page"])
  }

  @Test func aStepInTheExplorerIsSolvedByItsCommands() {
    var harness = learning()
    harness.act(.line("lesson-solve"))
    #expect(!harness.model.lesson.commands.isEmpty)
    while !harness.model.lesson.commands.isEmpty { harness.act(.nextOfLesson) }
    #expect(harness.model.lesson.answers[0] == .some(.none))
  }

  @Test func toBeginAnewForgetsWhatWasDone() {
    var harness = atSecondStep()
    harness.act(.line("lesson-restart"))
    #expect(harness.lessonWishes.contains(.restart))
    harness.act(.lesson(.restarted(copy: "/copies/1")))
    #expect(harness.model.lesson.place == 0 && harness.model.lesson.entry.done.isEmpty)
    #expect(harness.model.notice?.contains("/copies/1") == true)
  }

  @Test(arguments: Language.allCases, [(60, 20), (80, 24), (120, 40), (200, 60)])
  func anAudienceSeesNoFramesAndTheKeysThatArePressed(language: Language, size: (Int, Int)) {
    let size = TerminalSize(columns: size.0, rows: size.1)
    var harness = ExplorerHarness.learning(language, size: size)
    harness.model.preferences.arrangement = .presentation
    harness.type("1ssssssssn[7")
    assertSnapshot(
      render(harness.model, size: size).text,
      named: "presentation-\(language.rawValue)-\(size.columns)x\(size.rows).txt")
  }

  @Test(arguments: Language.allCases, [(80, 24), (120, 40), (200, 60)])
  func itLooksRight(language: Language, size: (Int, Int)) {
    let size = TerminalSize(columns: size.0, rows: size.1)
    let name = "\(language.rawValue)-\(size.columns)x\(size.rows)"
    var harness = ExplorerHarness.learning(language, size: size)
    harness.act(.line("answer 8"))
    assertSnapshot(render(harness.model, size: size).text, named: "lesson-\(name).txt")
    harness.act(.line("answer 7"))
    harness.act(.line("show-waits"))
    harness.act(.line("close"))
    harness.act(.line("lesson-next"))
    for _ in 0..<3 { harness.act(.line("lesson-hint")) }
    harness.act(
      .lesson(
        .solution(
          step: 1,
          [RecordingChange(path: "UITests/Page.swift", isNew: true, hunks: [["@@", "+// page"]])])))
    let place = SourceLocation(file: SignInSources.testsFile, line: 12)
    harness.act(
      .lesson(
        .checked(
          step: 1,
          answers: [
            .failed(test: SignInRun.test, message: "XCTAssertTrue failed", place),
            .manyLines("com.example.signIn", [place, place], most: 1),
          ])))
    assertSnapshot(render(harness.model, size: size).text, named: "lesson-hints-\(name).txt")
    harness.act(.lesson(.measured(Self.figures(lines: 7))))
    harness.act(.lesson(.checked(step: 1, answers: [nil, nil])))
    harness.act(.lesson(.measured(Self.figures(lines: 1))))
    assertSnapshot(render(harness.model, size: size).text, named: "lesson-done-\(name).txt")
  }

  private static func figures(lines: Int) -> LessonFigures {
    var figures = LessonFigures()
    figures.linesToChange = lines
    figures.virtualSeconds = 7.1
    (figures.mutants, figures.mutantsCaught) = (4, 8 - lines)
    return figures
  }

  @Test(arguments: Language.allCases, [(60, 16), (120, 40)])
  func theMapLooksRight(language: Language, size: (Int, Int)) throws {
    let lesson = ExplorerHarness.lesson
    var other = lesson
    other.name = "other"
    let course = Course(
      name: "PageObjects", title: "Page objects", japaneseTitle: "ページオブジェクト", about: "",
      japaneseAbout: "", lessons: [lesson, other])
    var progress = LessonProgress()
    progress.lessons["first-page"] = LessonProgress.Entry()
    progress.lessons["first-page"]?.isFinished = true
    let map = LessonMap(
      [course], progress,
      examples: [LessonMap.Example("Stores", LocalizedText("page objects", ja: "ページ"))],
      in: language, try ThemeLibrary.bundled.theme(named: "terminal"))
    let grid = map.frame(size: TerminalSize(columns: size.0, rows: size.1))
    assertSnapshot(grid.text, named: "map-\(language.rawValue)-\(size.0)x\(size.1).txt")
  }

  @Test func theMapLeadsToWhatIsNextAndToExamples() throws {
    let theme = try ThemeLibrary.bundled.theme(named: "terminal")
    let lesson = ExplorerHarness.lesson
    let course = Course(
      name: "A", title: "A", japaneseTitle: "A", about: "", japaneseAbout: "", lessons: [lesson])
    let examples = [LessonMap.Example("Stores", LocalizedText("a", ja: "a"))]
    var map = LessonMap([course], LessonProgress(), examples: examples, in: .english, theme)
    map.receive(.key(.enter))
    #expect(map.choice == .lesson("first-page"))
    map = LessonMap([course], LessonProgress(), examples: examples, in: .english, theme)
    map.receive(.key(.tab))
    map.receive(.key(.enter))
    #expect(map.choice == .example("Stores"))
    map = LessonMap(
      [course], LessonProgress(), examples: examples, isForExamples: true, in: .english, theme)
    map.receive(.key(.up))
    map.receive(.key(.end))
    map.receive(.key(.character("q")))
    #expect(map.choice == .quit)
  }
}
