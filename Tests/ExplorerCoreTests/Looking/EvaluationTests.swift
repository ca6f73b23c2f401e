import ElementModel
import SourceIndex
import TerminalModel
import TestSupport
import Testing

@testable import ExplorerCore

struct EvaluationTests {
  @Test func matchesAreCountedAndNumberedOnTheScreenAsOneTypes() {
    var harness = ExplorerHarness.showing(SignInScreens.signIn())
    harness.type("Eapp.textFields")
    #expect(harness.model.markedIDs == [SignInScreens.ID.email])
    let text = harness.text()
    #expect(text.contains(" 1 match: TextField, identifier: \"com.example.email\""))
    // The frame of the field leaves room for one cell.
    #expect(text.contains("①"))
    harness.type(".nothing")
    #expect(harness.model.markedIDs.isEmpty)
    #expect(
      harness.text().contains(
        " column 16: \"nothing\" is no property of a query."))
  }

  @Test func enterKeepsTheMarksAndEscapeLetsThemGo() {
    var harness = ExplorerHarness.showing(SignInScreens.home)
    harness.type("Eapp.tabBars.buttons")
    harness.press(.enter)
    #expect(harness.model.typing.prompt == nil)
    #expect(harness.model.notice?.hasPrefix("app.tabBars.buttons: 2 matches: 1/2 Button") == true)
    #expect(harness.text().contains("[1]") && harness.text().contains("[2]"))
    harness.type(".")
    #expect(harness.model.view.appElement == 11)
    harness.type(".")
    #expect(harness.model.view.appElement == 12)
    harness.type(".")
    #expect(harness.model.view.appElement == 11)
    harness.type(",")
    #expect(harness.model.view.appElement == 12)
    harness.press(.escape)
    harness.press(.escape)
    #expect(harness.model.evaluation == nil)
    #expect(!harness.text().contains("[1]"))
  }

  @Test func aValueIsShownAndFollowsTheRun() {
    var harness = ExplorerHarness.showing(SignInScreens.home, SignInScreens.signedIn)
    harness.type("[")
    harness.type("Eapp.buttons[\"com.example.otherTab\"].isSelected")
    harness.press(.enter)
    #expect(harness.text().contains(" = false "))
    harness.type("]")
    #expect(harness.text().contains(" = true "))
  }

  @Test func escTakesWhatWasTypedBackTheHistoryHasWhatWasEvaluated() {
    var harness = ExplorerHarness.showing(SignInScreens.home)
    harness.type("Eapp.images")
    harness.press(.enter)
    harness.type("E")
    harness.press(.up)
    #expect(harness.model.typing.prompt?.line.text == "app.images")
    #expect(harness.model.markedIDs == [23])
    harness.press(.escape)
    #expect(harness.model.evaluation == nil)
  }

  @Test func completionAddsAtTheCursorAndMarksWhatItWouldFind() {
    var harness = ExplorerHarness.showing(SignInScreens.home)
    harness.type("Eapp.tabB.buttons")
    for _ in 0..<8 { harness.press(.left) }
    #expect(harness.model.completions.first?.title == "tabBars")
    harness.press(.tab)
    #expect(harness.model.typing.prompt?.line.text == "app.tabBars.buttons")
    #expect(harness.model.typing.prompt?.line.cursor == 11)
    #expect(harness.model.markedIDs == [11, 12])
    harness.type("s")
    #expect(harness.model.typing.prompt?.line.text == "app.tabBarss.buttons")
  }

  @Test func theCommandLineEvaluatesAndCompletesToo() {
    var harness = ExplorerHarness.showing(SignInScreens.home)
    harness.type(":evaluate app.ima")
    #expect(harness.model.completions.first?.text == "evaluate app.images")
    harness.type("ges")
    harness.press(.enter)
    #expect(harness.model.markedIDs == [23])
  }

  @Test func aPredicateMarksWhatItHoldsFor() {
    var harness = ExplorerHarness.showing(SignInScreens.home)
    harness.type("Elabel BEGINSWITH \"お\"")
    harness.press(.enter)
    #expect(harness.model.markedIDs == [22])
  }

  @Test func whatIsKnownOfCompletionsIsSaidInAPersonsLanguage() {
    var harness = ExplorerHarness.showing(SignInScreens.home, language: .japanese)
    #expect(harness.model.expressionCompletions("ap").first?.note == "テスト対象のアプリ")
    let buttons = harness.model.expressionCompletions("app.").first { $0.title == "buttons" }
    #expect(buttons?.note.hasSuffix(" 個に一致") == true)
    let keys = harness.model.expressionCompletions("app.buttons[\"").map(\.note)
    #expect(keys.contains("Button の identifier"))
    harness.model.preferences.language = .english
    #expect(
      harness.model.expressionCompletions("app.buttons[\"").contains {
        $0.note == "identifier of Button"
      })
  }

  @Test func numbersStayNumbersOnATerminalWithASCIIOnly() {
    var harness = ExplorerHarness.showing(SignInScreens.home)
    harness.type("Eapp.tabBars.buttons")
    harness.press(.enter)
    let size = TerminalSize(columns: 100, rows: 40)
    harness.act(.input(.resized(size)))
    let text = render(harness.model, size: size).inASCII.text
    #expect(text.contains("[1]???") && text.contains("[2]???"))
  }

  @Test func anEvaluationFollowsTheScreenAndForgetsAPlaceThatIsGone() throws {
    let expression = try QueryExpressionParser(index: SignInSources.index).parse("app.buttons")
    var evaluation = Evaluation(text: "app.buttons", expression: expression, in: SignInScreens.home)
    let count = evaluation.elementIDs.count
    #expect(count > 1 && evaluation.role == .pass)
    evaluation.current = count - 1
    evaluation.follow(SignInScreens.home)
    #expect(evaluation.current == count - 1)
    evaluation.follow(.empty)
    #expect(evaluation.elementIDs.isEmpty && evaluation.current == nil)
    #expect(evaluation.text(.english) == "0 matches" && evaluation.role == .wait)
  }

  @Test func whatCannotBeReadFollowsNothing() throws {
    let problem = try #require(throws: ExpressionError.self) {
      try QueryExpressionParser(index: SignInSources.index).parse("app.nothing")
    }
    var evaluation = Evaluation(text: "app.nothing", problem: problem)
    evaluation.follow(SignInScreens.home)
    #expect(evaluation.elementIDs.isEmpty && evaluation.role == .fail)
    #expect(evaluation.text(.english) == problem.text(.english))
  }
}
