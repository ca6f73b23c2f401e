import Foundation
import SessionProtocol
import SourceModel
import TerminalModel
import Testing

@testable import ExplorerCore

struct PaneTests {
  private let size = TerminalSize(columns: 120, rows: 40)

  private func frame(_ harness: ExplorerHarness) -> String {
    render(harness.model, size: size).text
  }

  private func stepped(to function: String, _ events: [Event] = SignInRun.passing)
    -> ExplorerHarness
  {
    var harness = ExplorerHarness.started(events)
    for _ in events where harness.model.run.state.stack.first?.function != function {
      harness.type("s")
    }
    return harness
  }

  @Test func movingInAPaneSelectsALineTheNextStopFollowsTheRunAgain() {
    var harness = ExplorerHarness.started(SignInRun.passing)
    harness.type("ss3jj")
    #expect(harness.model.cursors[.chain] != nil)
    harness.type("G")
    let count = harness.model.shownDocument(of: .chain).count
    #expect(harness.model.cursors[.chain] == count - 1)
    harness.type("k")
    #expect(harness.model.cursors[.chain] == count - 2)
    harness.type("s")
    #expect(harness.model.cursors.isEmpty)
    harness.type("gj")
    harness.press(.escape)
    #expect(harness.model.cursors.isEmpty)
  }

  @Test func enterOnAStepOrAnElementShowsItsSource() {
    var harness = stepped(to: "SignInViewPage.typeEmail(_:)")
    harness.type("3g")
    harness.press(.enter)
    let target = harness.model.view.sourceTarget
    #expect(target != nil && target?.file == SignInSources.testsFile)
    #expect(frame(harness).contains("5 Source ─ SignInTests.swift:\(target?.line ?? 0)"))
    harness.type(">")
    #expect(harness.model.view.sourceTarget == nil)
    #expect(frame(harness).contains("Pages.swift"))
  }

  @Test func angleBracketsWalkTheCallsWithAnotherMarkForACallersLine() {
    var harness = stepped(to: "SignInViewPage.typeEmail(_:)")
    #expect(frame(harness).contains("▶ 56"))
    harness.type("5jj")
    #expect(harness.model.cursors[.source] != nil)
    harness.type("<")
    #expect(harness.model.cursors[.source] == nil)
    #expect(harness.model.shownLocation?.file == SignInSources.useCasesFile)
    #expect(frame(harness).contains("▷"))
    harness.type("<<<<")
    #expect(harness.model.shownLocation?.file == SignInSources.testsFile)
    harness.type(">>>")
    #expect(harness.model.view.stackLevel == 0)
  }

  @Test func ctrlEOpensTheShownLineOrTheLineSelectedInSource() {
    var harness = stepped(to: "SignInViewPage.typeEmail(_:)")
    let line = SignInSources.line("emailTextField.tap()", in: SignInSources.pagesFile)
    harness.press(.control("e"))
    #expect(harness.effects.last == .openEditor(file: SignInSources.pagesFile, line: line))
    harness.type("5jj")
    harness.press(.control("e"))
    #expect(harness.effects.last == .openEditor(file: SignInSources.pagesFile, line: line + 2))
  }

  @Test func pagesCanBeFoldedAndUnfoldedAndCountMatchesOnTheScreen() {
    var harness = stepped(to: "SignInViewPage.typeEmail(_:)")
    #expect(frame(harness).contains("▶   emailTextField"))
    #expect(frame(harness).contains("▾ SignInViewPage            ◀ ✓"))
    #expect(frame(harness).contains("▸ AuthViewPage              0/1"))
    harness.type("2gh")
    #expect(frame(harness).contains("▸ TabBarPage"))
    harness.type("l")
    #expect(frame(harness).contains("▾ TabBarPage"))
  }

  @Test func aWaitIsOneEntryWhateverTheNumberOfItsChecks() {
    var harness = ExplorerHarness.started(SignInRun.passing)
    harness.type("c")
    let waits = harness.model.run.state.entries.filter {
      if case .event(let event) = $0 { event.waitNumber != nil } else { false }
    }
    #expect(waits.count == 1)
    #expect(
      frame(harness).contains(
        "✓ WAIT   \"com.example.account\" StaticText to exist  met in 1.8 of 5.0 s"))
  }

  @Test func onlyAWaitThatStillRunsHasABarWithWhatItLacks() throws {
    var harness = ExplorerHarness.started(SignInRun.failing)
    for _ in SignInRun.failing {
      if case .wait(let wait)? = harness.model.run.state.current?.content, wait.progress == .checked
      {
        break
      }
      harness.type("s")
    }
    let running = try #require(frame(harness).components(separatedBy: "4 Live").last)
    #expect(running.contains("◌ WAIT"))
    #expect(running.contains("░ "))
    #expect(running.contains("unmet: "))
    harness.type("c")
    let over = try #require(frame(harness).components(separatedBy: "4 Live").last)
    #expect(over.contains("✗ WAIT") && over.contains("timed out after 5.0 s"))
    #expect(!over.contains("▓"))
  }

  @Test func aCutCallKeepsItsPlaceAndTheSelectedEntryIsShownInFull() {
    var harness = ExplorerHarness.started(SignInRun.failing)
    harness.type("c")
    let size = TerminalSize(columns: 62, rows: 30)
    harness.act(.input(.resized(size)))
    let cut = render(harness.model, size: size).text
    #expect(cut.contains("… UseCases.swift:30"))
    #expect(!cut.contains("StaticText to"))
    harness.type("4j")
    let whole = render(harness.model, size: size).text
    #expect(whole.contains("for \"com.example.account\" StaticText to"))
  }

  @Test func aProcessThatEndedItselfIsAtNoLine() {
    let reason = "exit(3) was called before the test ended"
    var events = Array(SignInRun.passing.prefix { $0.time < 1 })
    let last = events.count
    events.append(
      Event(
        index: last, time: 1, stack: [], isStop: true,
        content: .failure(
          Failure(
            message: reason, location: SourceFrame(function: "", file: "", line: 0), pending: [],
            isFatal: true))))
    events.append(
      Event(
        index: last + 1, time: 1, stack: [], isStop: true,
        content: .testEnded(
          TestEnded(status: .crashed, reason: reason, duration: 1, digest: ""))))
    var harness = ExplorerHarness.started(events)
    harness.type("cc")
    let text = frame(harness)
    #expect(text.contains("✗ FAIL   \(reason)"))
    #expect(text.contains("✗ CRASH  \(reason)"))
    #expect(!text.contains("at :0"))
  }

  @Test func aFailureSaysMessagePlaceCallsAndWhatTheAppWasDoing() {
    var harness = ExplorerHarness.started(SignInRun.failing)
    harness.type("c")
    let text = frame(harness)
    for piece in [
      "FAIL   XCTAssertTrue failed - アカウントが表示されません", "at UseCases.swift:30",
      "← SignInTests.testSignIn() SignInTests.swift:19", "app idle", "✗ FAILED here",
    ] { #expect(text.contains(piece), "\(piece)") }
    #expect(text.components(separatedBy: "✗ FAIL ").count == 2)
  }

  @Test func outputOfTheProcessIsShownOnceAlsoAfterGoingBack() {
    var harness = ExplorerHarness.started(SignInRun.passing)
    harness.type("sss")
    harness.act(.hostOutput("hello \u{1B}[31m"))
    #expect(frame(harness).contains("│ OUT    hello ␛[31m"))
    harness.type("ss[")
    #expect(frame(harness).contains("│ OUT    hello ␛[31m"))
    harness.type("[[")
    #expect(!frame(harness).contains("hello"))
  }

  @Test func everyFocusedPaneCanBeZoomedAndZoomSurvivesAResize() {
    var harness = ExplorerHarness.started(SignInRun.passing)
    for pane in PaneCatalog.panes.all where pane != .timeline {
      harness.type("\(pane.number)+")
      let text = frame(harness)
      #expect(text.contains("[\(pane.number) \(pane.title.english)]"))
      harness.act(.input(.resized(TerminalSize(columns: 80, rows: 24))))
      #expect(harness.model.view.isZoomed)
      harness.type("_")
      #expect(!harness.model.view.isZoomed)
    }
  }

  @Test func aPaneThatIsShownAloneSaysHowTheOthersComeBack() {
    var harness = ExplorerHarness.started(SignInRun.passing)
    harness.type("3+")
    #expect(harness.model.notice == "Only Chain is shown: - shows all panes again.")
    harness.type("-")
    #expect(!harness.model.view.isZoomed)
  }

  @Test func aTestIsChosenFromTheListAndRunAndKeepsHowItCameOut() {
    var harness = ExplorerHarness([SignInRun.passing], tests: [SignInRun.test, "Other/testB"])
    harness.act(.started)
    harness.type("cT")
    // Past the heading of its class.
    harness.press(.down)
    harness.press(.down)
    harness.press(.enter)
    #expect(harness.model.project.test == "Other/testB" && harness.model.pages.open.isEmpty)
    #expect(harness.model.run.state.position == 0)
    #expect(harness.model.tests.history[SignInRun.test].last?.status == .passed)
  }

  @Test func anUnreadableSourceIsSaidToBeSo() {
    var harness = ExplorerHarness.started(SignInRun.passing)
    harness.act(.sourceLoaded(file: SignInSources.testsFile, text: nil))
    harness.model.view.sourceTarget = SourceLocation(file: SignInSources.testsFile, line: 900)
    #expect(frame(harness).contains("the file cannot be read"))
  }

  @Test func linesEndAtLineFeedsOnlyTabsTakeRoomAndFilesAreBounded() {
    var cache = SourceCache()
    #expect(cache.needs("a"))
    cache.request("a")
    #expect(!cache.needs("a"))
    cache.store("one\r\n\ttwo\nthree", of: "a")
    #expect(cache.lines(of: "a") == ["one", "    two", "three"])
    for number in 0..<(SourceCache.fileLimit * 2) { cache.store("x", of: "\(number)") }
    #expect(cache.lines(of: "a") == nil)
    #expect(cache.needs("a"))
  }
}
