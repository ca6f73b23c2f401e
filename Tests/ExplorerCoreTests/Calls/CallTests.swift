import SessionProtocol
import SourceModel
import TerminalModel
import TestSupport
import Testing

@testable import ExplorerCore

struct CallTests {
  @Test func theListOfCallsBeginsWithThePageThatIsOnTheScreen() {
    var harness = ExplorerHarness.showing(SignInScreens.home, SignInScreens.signIn())
    harness.model.project.index.callables = SignInCallables.catalog
    harness.type("C")
    let shown = harness.pageLines().filter { $0.contains("on the screen") }
    #expect(shown.allSatisfy { $0.contains("SignInViewPage.") } && !shown.isEmpty)
    #expect(harness.model.pages.front?.cursor == 0)
  }

  @Test func aMethodsArgumentIsAskedForAndAnyTextIsTakenAsItIs() {
    var harness = ExplorerHarness.calling()
    harness.type("C")
    harness.choose("SignInViewPage.typeEmail(_:)")
    #expect(harness.model.prompt?.label == "typeEmail email: String? = ")
    harness.type("日本\"語")
    harness.press(.enter)
    #expect(harness.compiled == ["SignInViewPage(app: app).typeEmail(\"日本\\\"語\")"])
    let calls = harness.commands.compactMap {
      if case .perform(.call(let call)) = $0 { call } else { nil }
    }
    #expect(
      calls == [
        HandCall(
          library: "/call.so", title: "SignInViewPage(app: app).typeEmail(\"日本\\\"語\")")
      ])
    #expect(harness.model.run.phase.isStopped)
  }

  @Test func whatCanBePutThereIsCompletedAndIsSwift() {
    var harness = ExplorerHarness.calling()
    harness.type("C")
    harness.choose("SignInTestUseCase.execute(testUserAccount:)")
    #expect(harness.model.completions.map(\.text) == [".testUser1()", ".wrongPassword()"])
    harness.press(.tab)
    harness.press(.enter)
    #expect(
      harness.compiled == ["SignInTestUseCase(app: app).execute(testUserAccount: .testUser1())"])
  }

  @Test func whatCannotBeUsedIsToldInPlaceAndAskedForAgain() {
    var harness = ExplorerHarness.calling()
    harness.type("C")
    harness.choose("SignInViewPage.wait(times:)")
    harness.type("three")
    harness.press(.enter)
    #expect(harness.model.typing.prompt?.problem == "three is no Int.")
    #expect(harness.model.typing.prompt?.line.text == "three")
    harness.press(.control("u"))
    #expect(harness.model.typing.prompt?.problem == nil)
    harness.type("3")
    harness.press(.enter)
    #expect(harness.compiled == ["SignInViewPage(app: app).wait(times: 3)"])
  }

  @Test func aCallThatTakesNothingIsDoneAtOnceWhatItGivesIsTold() {
    var harness = ExplorerHarness.calling()
    harness.handResult = { _ in (nil, "7") }
    harness.type(":call app.buttons.count")
    harness.press(.enter)
    #expect(harness.model.notice == "app.buttons.count = 7")
    harness.type(":call ")
    harness.press(.escape)
  }

  @Test func errorsOfTheCompilerAreShownWithTheirPlaces() {
    var harness = ExplorerHarness.calling()
    harness.codeProblems = [CodeProblem(message: "cannot find 'x' in scope", line: 1, column: 5)]
    harness.type(":call 1 + x")
    harness.press(.enter)
    #expect(harness.model.pages.front?.id == PageID(CodeFailurePage.Key()))
    let document = harness.model.currentDocument
    let texts = (0..<document.count).map { item in
      document.rows(item, 80)[0].spans.map(\.text).joined()
    }
    #expect(
      texts.prefix(3) == [" 1:5  cannot find 'x' in scope", "   1 + x", "       ^"])
    harness.press(.enter)
    #expect(harness.model.typing.prompt?.line.text == "1 + x")
    #expect(!harness.commands.contains { if case .perform = $0 { true } else { false } })
  }

  @Test func theUseCasesAreInPagesToBeCalledFromThere() throws {
    var harness = ExplorerHarness.calling()
    harness.type("2G")
    let item = harness.model.cursor(of: .pages)
    let found = harness.model.pagesPane.callable(at: item)
    #expect(found?.title == "CheckLoginStatusTestUseCase.execute(testUserAccount:)")
    harness.type("C")
    #expect(
      harness.model.prompt?.label == "execute testUserAccount: TestUserAccount = ")
  }
}
