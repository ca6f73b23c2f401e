import SourceModel
import TerminalModel
import Testing

@testable import ExplorerCore

struct UnsavedChainTests {
  private func explorer() -> ExplorerHarness {
    var harness = ExplorerHarness.started(SignInRun.passing)
    harness.act(.line("add-expression app.tap()"))
    return harness
  }

  private func hasQuit(_ harness: ExplorerHarness) -> Bool { harness.effects.contains(.quit) }

  @Test func qAsksBeforeAChainIsLostThatWasNotSaved() {
    var harness = explorer()
    harness.type("q")
    #expect(!hasQuit(harness))
    #expect(harness.model.pages.front?.id == PageID(UnsavedChainPage.Key()))
    harness.press(.escape)
    #expect(harness.model.pages.open.isEmpty)
    harness.type("qj")
    harness.press(.enter)
    #expect(hasQuit(harness))
  }

  @Test func itLeadsToTheComposerWhichSaves() {
    var harness = explorer()
    harness.type("q")
    harness.press(.enter)
    #expect(harness.model.pages.open.map(\.id) == [PageID(ComposerPage.Key())])
    #expect(!hasQuit(harness))
  }

  @Test func withoutAChainOrWithOneThatWasSavedItQuits() {
    var harness = ExplorerHarness.started(SignInRun.passing)
    harness.type("q")
    #expect(hasQuit(harness))
    var other = explorer()
    let place = SourceLocation(file: "/t.swift", line: 1)
    other.act(.testSaved(SavedTest(test: "A/testB", location: place, isNewFile: false)))
    other.press(.escape)
    other.type("q")
    #expect(hasQuit(other))
  }

  @Test func aTestThatIsTakenAwayAgainLeavesTheChainUnsaved() {
    var harness = explorer()
    let place = SourceLocation(file: "/t.swift", line: 1)
    harness.act(.testSaved(SavedTest(test: "A/testB", location: place, isNewFile: false)))
    harness.press(.escape)
    harness.act(.saveUndone)
    harness.type("q")
    #expect(!hasQuit(harness))
  }

  @Test func quittingAtOnceAsksNothing() {
    var harness = explorer()
    harness.type("Q")
    #expect(hasQuit(harness))
  }
}
