import ElementModel
import TerminalModel
import TestSupport
import Testing

@testable import ExplorerCore

@Suite("Evaluating expressions on the screen")
struct EvaluationTests {
  @Test("matches are counted and numbered on the screen as one types")
  func live() {
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

  @Test("enter keeps the marks, . and , go through them, esc lets them go")
  func keep() {
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

  @Test("a value is shown, and follows the run")
  func value() {
    var harness = ExplorerHarness.showing(SignInScreens.home, SignInScreens.signedIn)
    harness.type("[")
    harness.type("Eapp.buttons[\"com.example.otherTab\"].isSelected")
    harness.press(.enter)
    #expect(harness.text().contains(" = false "))
    harness.type("]")
    #expect(harness.text().contains(" = true "))
  }

  @Test("esc takes what was typed back; the history has what was evaluated")
  func history() {
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

  @Test("completion adds at the cursor, and marks what it would find")
  func completion() {
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

  @Test("the command line evaluates and completes too")
  func commandLine() {
    var harness = ExplorerHarness.showing(SignInScreens.home)
    harness.type(":evaluate app.ima")
    #expect(harness.model.completions.first?.text == "evaluate app.images")
    harness.type("ges")
    harness.press(.enter)
    #expect(harness.model.markedIDs == [23])
  }

  @Test("a predicate marks what it holds for")
  func predicate() {
    var harness = ExplorerHarness.showing(SignInScreens.home)
    harness.type("Elabel BEGINSWITH \"お\"")
    harness.press(.enter)
    #expect(harness.model.markedIDs == [22])
  }

  @Test("what is known of completions is said in a person's language")
  func notes() {
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

  @Test("numbers stay numbers on a terminal with ASCII only")
  func ascii() {
    var harness = ExplorerHarness.showing(SignInScreens.home)
    harness.type("Eapp.tabBars.buttons")
    harness.press(.enter)
    let size = TerminalSize(columns: 100, rows: 40)
    harness.act(.input(.resized(size)))
    let text = render(harness.model, size: size).inASCII.text
    #expect(text.contains("[1]???") && text.contains("[2]???"))
  }
}
