import SessionProtocol
import SourceModel
import TerminalModel
import Testing

@testable import ExplorerCore

struct TestsPageTests {
  @Test func testsStandBelowTheirClassesWithHowTheyCameOut() {
    let lines = ExplorerHarness.navigating().pageLines(width: 90)
    #expect(lines.count == 7)
    #expect(lines[0].hasPrefix(" ▾ SignInTests") && lines[0].contains("✗ 1  ✓ 2"))
    #expect(lines[0].contains("16.50 s"))
    #expect(lines[1].hasPrefix("   ✓ testSignIn") && lines[1].contains("≈ flaky"))
    #expect(lines[1].contains("✓✗✓"))
    #expect(lines[2].contains("changed") && lines[2].hasSuffix("12.50 s "))
    #expect(lines[3].hasPrefix("   ✗ testWrongPassword"))
    #expect(lines[5] == "   ○ testGreeting")
    #expect(lines[6].hasPrefix("   – testTabs"))
  }

  @Test func foldsAreOpenedAndClosedByTheKeysOfTheTree() {
    var harness = ExplorerHarness.navigating()
    harness.press(.left)
    #expect(harness.selectedLine?.contains("SignInTests") == true)
    harness.press(.left)
    #expect(harness.pageLines().count == 4)
    #expect(harness.pageLines()[0].hasPrefix(" ▸ SignInTests"))
    harness.press(.right)
    #expect(harness.pageLines().count == 7)
    harness.press(.enter)
    #expect(harness.pageLines().count == 4)
  }

  @Test func theFailedTestsAreVisitedInTurnEvenWhereTheirClassIsFolded() {
    var harness = ExplorerHarness.navigating()
    harness.press(.home)
    harness.press(.left)
    harness.press(.control("n"))
    #expect(harness.selectedLine?.contains("testWrongPassword") == true)
    harness.press(.control("p"))
    #expect(harness.selectedLine?.contains("testWrongPassword") == true)
  }

  @Test func aKeyLeavesOnlyTheFailedThenThoseNotRunThenTheChangedOnes() {
    var harness = ExplorerHarness.navigating()
    var shown: [[String]] = []
    for _ in 0..<4 {
      harness.press(.control("s"))
      shown.append(harness.model.testTree.tests.map { String($0.drop { $0 != "/" }) })
    }
    #expect(
      shown.dropLast() == [["/testWrongPassword"], ["/testGreeting"], ["/testSignOut"]])
    #expect(shown.last?.count == 5)
  }

  @Test func whatIsTypedNarrowsToWholeNamesAndTheSameTestStaysSelected() {
    var harness = ExplorerHarness.navigating()
    harness.type("hometests")
    #expect(harness.pageLines().allSatisfy { $0.contains("HomeTests/test") })
    harness.press(.down)
    harness.press(.escape)
    #expect(harness.pageLines().count == 7)
    #expect(harness.selectedLine?.contains("testTabs") == true)
  }

  @Test func theWordsBehindANameCanBeTypedToo() {
    var harness = ExplorerHarness.navigating()
    harness.type("flaky")
    #expect(harness.pageLines().count == 1)
    #expect(harness.pageLines()[0].hasPrefix(" ✓ SignInTests/testSignIn"))
  }

  // MARK: Running

  @Test func theSelectedTheMarkedTheFailedTheChangedAndAllAreRunBeside() {
    var harness = ExplorerHarness.navigating()
    let runs = harness.requests.count
    harness.press(.control("x"))
    #expect(harness.orderedTests == ["SignInTests/testWrongPassword"])
    harness.press(.left)
    harness.press(.function(5))
    #expect(harness.orderedTests?.count == 3)
    harness.press(.function(6))
    #expect(harness.orderedTests == ["SignInTests/testWrongPassword"])
    harness.press(.function(7))
    #expect(harness.orderedTests == ["SignInTests/testSignOut"])
    harness.press(.control("a"))
    #expect(harness.orderedTests == ExplorerHarness.navigated)
    harness.press(.end)
    harness.press(.character(" "))
    harness.press(.home)
    harness.press(.down)
    harness.press(.character(" "))
    harness.press(.control("x"))
    #expect(harness.orderedTests == [SignInRun.test, "HomeTests/testTabs"])
    // The open run is left alone.
    #expect(harness.requests.count == runs)
    #expect(harness.model.run.phase.isStopped)
  }

  @Test func aChosenNetworkIsToldOfTheRunsAsTheyAreNotLikeOthers() {
    var harness = ExplorerHarness.navigating()
    harness.model.settings.network = "offline"
    harness.press(.control("x"))
    guard case .tests(.run(let order))? = harness.effects.last else {
      Issue.record("\(String(describing: harness.effects.last))")
      return
    }
    #expect(order.conditions.hasSuffix(" · offline"))
    #expect(order.network == harness.model.networkConditions)
  }

  @Test func onlyWhatIsShownIsRunByRunAll() {
    var harness = ExplorerHarness.navigating()
    harness.type("sign")
    harness.press(.control("a"))
    #expect(harness.orderedTests?.allSatisfy { $0.contains("Sign") } == true)
    harness.act(.line("run-tests Home*"))
    #expect(harness.orderedTests == ["HomeTests/testGreeting", "HomeTests/testTabs"])
    harness.act(.line("run-tests Nothing"))
    #expect(harness.model.notice == "there is no test \"Nothing\"")
  }

  @Test func resultsArriveOneByOneAndAreSummedUp() {
    var harness = ExplorerHarness.navigating()
    harness.press(.end)
    harness.press(.control("a"))
    harness.act(.tests(.began(test: "HomeTests/testGreeting")))
    #expect(harness.pageLines()[5].hasPrefix("   ▶ testGreeting"))
    #expect(harness.pageLines()[6].hasPrefix("   ◌ testTabs"))
    #expect(harness.text().contains("▶ 0 of 5"))
    harness.act(
      .tests(
        .ended(test: "HomeTests/testGreeting", ExplorerHarness.run(.crashed), seconds: 0.5)))
    #expect(harness.pageLines()[5].hasPrefix("   ✗ testGreeting"))
    #expect(harness.text().contains("▶ 1 of 5, 2.0/s ✗ 1"))
    #expect(harness.selectedLine?.contains("testTabs") == true)
    harness.press(.control("k"))
    #expect(harness.effects.last == .tests(.stop))
    harness.act(.tests(.done))
    #expect(
      harness.model.notice == "Tests run: 1, failed: 1. Stopped: 4 were not run.")
    #expect(harness.pageLines()[6].hasPrefix("   – testTabs"))
  }

  @Test func aTestThatPassesLeavesTheFailedOnesAndTheSelectionStaysNear() {
    var harness = ExplorerHarness.navigating()
    harness.press(.control("s"))
    harness.press(.control("x"))
    let test = "SignInTests/testWrongPassword"
    harness.act(.tests(.ended(test: test, ExplorerHarness.run(.passed), seconds: 1)))
    #expect(harness.text().contains("no test has failed"))
    harness.act(.tests(.done))
    harness.press(.enter)
    #expect(harness.model.pages.open.count == 1)
  }

  @Test func editsAreNoticedWhenTheSourcesAreBuiltAgain() {
    var harness = ExplorerHarness.navigating()
    harness.act(.tests(.known(TestHistory(), TestSources(tests: [SignInRun.test: "newer"]))))
    #expect(harness.pageLines()[1].contains("changed"))
    // What was run since the start is not lost.
    #expect(harness.pageLines()[3].contains("✗"))
  }

  // MARK: Opening

  @Test func aFailedTestIsOpenedAtItsFailure() {
    var harness = ExplorerHarness.navigating()
    harness.runs = [SignInRun.failing]
    harness.press(.control("o"))
    #expect(harness.model.pages.open.isEmpty)
    #expect(harness.model.project.test == "SignInTests/testWrongPassword")
    #expect(harness.model.run.state.current?.isFailure == true)
    #expect(harness.model.run.phase.isStopped)
  }

  @Test func thePageOfATestTellsWhyItFailedAndWhatItDidBefore() {
    var harness = ExplorerHarness.navigating()
    harness.press(.right)
    let lines = harness.pageLines()
    #expect(lines[0] == " ✗ failed, 2.00 s")
    #expect(lines.contains { $0.contains("the message is not shown") })
    #expect(lines.contains { $0.contains("SignInTests.swift:12") })
    #expect(lines.count { $0.contains("seed 0") } == 2)
    #expect(lines.last?.contains("other sources") == true)
    harness.press(.control("x"))
    #expect(harness.orderedTests == ["SignInTests/testWrongPassword"])
    harness.press(.left)
    #expect(harness.model.pages.front?.id == PageID(TestsPage.Key()))
  }

  @Test func theDetailsOfTheOpenTestAreShownFromAnywhere() {
    var harness = ExplorerHarness.started(SignInRun.passing)
    harness.type("c")
    harness.press(.function(3))
    #expect(harness.text().contains("┌ SignInTests/testSignIn "))
    #expect(harness.pageLines()[0].hasPrefix(" ✓ passed"))
  }

  @Test func theBarNamesEachCommandOnce() {
    let hints = ExplorerHarness.navigating().model.bar(in: TerminalSize(columns: 300, rows: 40))
      .hints.map(\.command)
    #expect(Set(hints).count == hints.count)
    #expect(hints.contains(.toggle) && hints.contains(.groupTests))
  }

  // MARK: The open run

  @Test func theOpenRunIsKeptOnceUnlessAPersonActedInIt() {
    var harness = ExplorerHarness.started(SignInRun.passing)
    harness.type("c")
    #expect(harness.model.tests.history[SignInRun.test].map(\.status) == [.passed])
    harness.type("[c")
    #expect(harness.model.tests.history[SignInRun.test].count == 1)
    harness.type("Rc")
    #expect(harness.model.tests.history[SignInRun.test].count == 2)
    harness.type("Rss")
    harness.act(.line("advance 1"))
    harness.type("c")
    #expect(harness.model.tests.history[SignInRun.test].count == 2)
  }
}
