import Foundation
import SessionProtocol
import SourceModel
import TerminalModel
import Testing

@testable import ExplorerCore

@Suite("Panes")
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

  @Test("moving in a pane selects a line; the next stop follows the run again")
  func moving() {
    var harness = ExplorerHarness.started(SignInRun.passing)
    harness.type("ss3jj")
    #expect(harness.model.view.cursors[.chain] != nil)
    harness.type("G")
    let count = harness.model.shownDocument(of: .chain).count
    #expect(harness.model.view.cursors[.chain] == count - 1)
    harness.type("k")
    #expect(harness.model.view.cursors[.chain] == count - 2)
    harness.type("s")
    #expect(harness.model.view.cursors.isEmpty)
    harness.type("gj")
    harness.press(.escape)
    #expect(harness.model.view.cursors.isEmpty)
  }

  @Test("enter on a step or an element shows its source, and the running line stays marked")
  func selecting() {
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

  @Test("< and > walk the calls, with another mark for a caller's line")
  func stackWalk() {
    var harness = stepped(to: "SignInViewPage.typeEmail(_:)")
    #expect(frame(harness).contains("▶ 56"))
    harness.type("<")
    #expect(harness.model.shownLocation?.file == SignInSources.useCasesFile)
    #expect(frame(harness).contains("▷"))
    harness.type("<<<<")
    #expect(harness.model.shownLocation?.file == SignInSources.testsFile)
    harness.type(">>>")
    #expect(harness.model.view.stackLevel == 0)
  }

  @Test("ctrl-E opens the shown line, or the line selected in Source")
  func editing() {
    var harness = stepped(to: "SignInViewPage.typeEmail(_:)")
    let line = SignInSources.line("emailTextField.tap()", in: SignInSources.pagesFile)
    harness.press(.control("e"))
    #expect(harness.effects.last == .openEditor(file: SignInSources.pagesFile, line: line))
    harness.type("5jj")
    harness.press(.control("e"))
    #expect(harness.effects.last == .openEditor(file: SignInSources.pagesFile, line: line + 2))
  }

  @Test("pages can be folded and unfolded, and count matches on the screen")
  func pages() {
    var harness = stepped(to: "SignInViewPage.typeEmail(_:)")
    #expect(frame(harness).contains("▶   emailTextField"))
    #expect(frame(harness).contains("▾ SignInViewPage            ◀ ✓"))
    #expect(frame(harness).contains("▸ AuthViewPage              0/1"))
    harness.type("2gh")
    #expect(frame(harness).contains("▸ TabBarPage"))
    harness.type("l")
    #expect(frame(harness).contains("▾ TabBarPage"))
  }

  @Test("a wait is one entry, whatever the number of its checks")
  func waits() {
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

  @Test("only a wait that still runs has a bar, with what it lacks")
  func runningWait() throws {
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

  @Test("where a call is cut its place stays, and the selected entry is shown at full length")
  func longLines() {
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

  @Test("a process that ended itself is at no line, and its word stands apart from the reason")
  func ownExit() {
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

  @Test(
    "a failure says message, place, calls and what the app was doing; its assertion is folded in")
  func failure() {
    var harness = ExplorerHarness.started(SignInRun.failing)
    harness.type("c")
    let text = frame(harness)
    for piece in [
      "FAIL   XCTAssertTrue failed - アカウントが表示されません", "at UseCases.swift:30",
      "← SignInTests.testSignIn() SignInTests.swift:19", "app idle", "✗ FAILED here",
    ] { #expect(text.contains(piece), "\(piece)") }
    #expect(text.components(separatedBy: "✗ FAIL ").count == 2)
  }

  @Test("output of the process is shown among the events, once, also after going back")
  func output() {
    var harness = ExplorerHarness.started(SignInRun.passing)
    harness.type("sss")
    harness.act(.hostOutput("hello \u{1B}[31m"))
    #expect(frame(harness).contains("│ OUT    hello ␛[31m"))
    harness.type("ss[")
    #expect(frame(harness).contains("│ OUT    hello ␛[31m"))
    harness.type("[[")
    #expect(!frame(harness).contains("hello"))
  }

  @Test("every focused pane can be zoomed, and zoom survives a resize")
  func zoom() {
    var harness = ExplorerHarness.started(SignInRun.passing)
    for pane in Pane.allCases where pane != .timeline {
      harness.type("\(pane.rawValue)+")
      let text = frame(harness)
      #expect(text.contains("[\(pane.rawValue) \(pane.localizedTitle.english)]"))
      harness.act(.input(.resized(TerminalSize(columns: 80, rows: 24))))
      #expect(harness.model.view.isZoomed)
      harness.type("_")
      #expect(!harness.model.view.isZoomed)
    }
  }

  @Test("a test is chosen from the list and run, and keeps how it came out")
  func tests() {
    var harness = ExplorerHarness([SignInRun.passing], tests: [SignInRun.test, "Other/testB"])
    harness.act(.started)
    harness.type("cTj")
    harness.press(.enter)
    #expect(harness.model.project.test == "Other/testB" && harness.model.pages.open.isEmpty)
    #expect(harness.model.run.state.position == 0)
    #expect(harness.model.project.outcomes[SignInRun.test] == .passed)
  }

  @Test("an unreadable source is said to be so")
  func unreadable() {
    var harness = ExplorerHarness.started(SignInRun.passing)
    harness.act(.sourceLoaded(file: SignInSources.testsFile, text: nil))
    harness.model.view.sourceTarget = SourceLocation(file: SignInSources.testsFile, line: 900)
    #expect(frame(harness).contains("the file cannot be read"))
  }

  @Test("lines end at line feeds only, tabs take room, and files are bounded")
  func sources() {
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
