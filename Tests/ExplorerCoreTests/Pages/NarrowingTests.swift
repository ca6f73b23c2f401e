import SessionProtocol
import TerminalModel
import Testing

@testable import ExplorerCore

struct NarrowingTests {
  /// An explorer with the list of some tests open.
  private func listing(
    _ tests: String...
  ) -> ExplorerHarness {
    var harness = ExplorerHarness([SignInRun.passing], tests: tests)
    harness.act(.started)
    harness.type("T")
    return harness
  }

  private func tests() -> ExplorerHarness {
    listing("SignInTests/testSignIn", "SignInTests/testWrongPassword", "OtherTests/testIn")
  }

  @Test func typingNarrowsAListAndEnterTakesTheBestMatch() {
    var harness = tests()
    let position = harness.model.run.state.position
    harness.type("Wrong")
    #expect(harness.pageLines() == [" ○ SignInTests/testWrongPassword"])
    #expect(harness.model.run.state.position == position)
    #expect(harness.model.pages.open.map(\.id) == [PageID(TestsPage.Key())])
    harness.press(.enter)
    #expect(harness.model.project.test == "SignInTests/testWrongPassword")
    #expect(harness.model.pages.open.isEmpty)
  }

  @Test func whatIsPastedNarrowsAListAsOneLine() {
    var harness = tests()
    harness.act(.input(.paste("Wrong\n")))
    #expect(harness.pageLines() == [" ○ SignInTests/testWrongPassword"])
    #expect(harness.model.pages.open.count == 1)
  }

  @Test func theBestMatchIsTheOneThatBeginsAWordWithWhatIsTyped() {
    var harness = listing("A/testSigning", "A/testSign", "B/testMain", "In/test")
    harness.type("in")
    #expect(harness.pageLines().count == 3)
    #expect(harness.model.currentItem == 3)
    harness.press(.up)
    #expect(harness.model.currentItem == 2)
  }

  @Test func backspaceWidensTheListAndEscapeShowsAllBeforeItClosesIt() {
    var harness = tests()
    harness.type("wrongx")
    #expect(harness.pageLines().isEmpty)
    harness.press(.enter)
    #expect(harness.model.pages.open.count == 1)
    harness.press(.backspace)
    #expect(harness.pageLines().count == 1)
    harness.press(.escape)
    // The tests below their classes.
    #expect(harness.pageLines().count == 5)
    harness.type("wrong")
    harness.press(.control("g"))
    #expect(harness.pageLines().count == 5)
    harness.press(.escape)
    #expect(harness.model.pages.open.isEmpty)
  }

  @Test func theCommandLineTheFilterAndHelpKeepTheirKeysUntilSomethingIsTyped() {
    var harness = tests()
    harness.type(":")
    #expect(harness.model.typing.prompt?.purpose == .command)
    harness.press(.escape)
    harness.type("s:")
    #expect(harness.model.typing.prompt == nil)
    #expect(harness.model.filter?.text == "s:")
  }

  @Test func theBarNamesNoKeyThatWouldBeTyped() {
    let harness = tests()
    let keys = harness.model.bar(in: TerminalSize(columns: 200, rows: 40)).hints.map(\.key)
    #expect(keys.contains("enter"))
    #expect(keys.allSatisfy { $0.count > 1 || [":", "/", "?"].contains($0) })
    #expect(harness.text().contains("type to narrow"))
  }

  @Test func aPageThatMovesOnWithTheRunTakesNoLetters() {
    var harness = ExplorerHarness.started(SignInRun.passing)
    harness.type("m")
    let position = harness.model.run.state.position
    harness.type("s")
    #expect(harness.model.run.state.position > position)
    #expect(harness.model.filter == nil)
  }
}
