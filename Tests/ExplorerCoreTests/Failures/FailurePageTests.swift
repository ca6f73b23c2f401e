import ElementModel
import Foundation
import SessionProtocol
import SourceModel
import TerminalModel
import Testing

@testable import ExplorerCore

struct FailurePageTests {
  private func lines(_ harness: ExplorerHarness, width: Int = 120) -> [String] {
    let document = harness.model.frontPage?.document
    guard let document = document?.document else { return [] }
    return (0..<document.count).flatMap { document.rows($0, width) }.map { line in
      (line.spans + line.trailing).map(\.text).joined()
    }
  }

  /// A failure, after which tearing down ends the app.
  private static let tornDown: [Event] = {
    var events = SignInRun.failing
    let end = events.removeLast()
    var event = end
    event.isStop = true
    event.content = .application(ApplicationChange(change: .terminated, name: "Stores"))
    events.append(event)
    var home = end
    home.isStop = false
    home.content = .screen(Screen(tree: .empty))
    events.append(home)
    events.append(end)
    return events.enumerated().map { index, event in
      var event = event
      event.index = index
      return event
    }
  }()

  @Test func itTellsWhatFailedWhereInTheSourceWhyAndWhatCanBeDone() throws {
    var harness = ExplorerHarness.started(SignInRun.failing)
    harness.type("ce")
    let lines = lines(harness)
    let report = try #require(harness.model.findings.failureReport)
    #expect(lines[0].contains(report.message.prefix(20)))
    let location = try #require(report.location)
    let source = try #require(SignInSources.text(of: location.file))
    let failed = source.split(separator: "\n", omittingEmptySubsequences: false)[location.line - 1]
    let marked = try #require(lines.first { $0.hasPrefix(" ▶ ") })
    #expect(marked.hasSuffix(failed.drop { $0 == " " }))
    #expect(lines.contains(" Plausible causes"))
    #expect(lines.contains { $0.hasPrefix("   1. ") })
    #expect(lines.contains(" Calls, innermost first"))
    #expect(lines.contains(" Waits before it, latest first"))
    #expect(lines.contains { $0.hasPrefix("   R       ") })
    #expect(lines.contains { $0.hasPrefix("   ^R      ") })
  }

  @Test func aTestWithoutScreensHasNoPicturesOfThem() {
    var harness = ExplorerHarness.started(SignInRun.failing)
    harness.type("ce")
    #expect(harness.model.failurePage.pictures.count == 2)
    var blind = SignInRun.failing.filter { if case .screen = $0.content { false } else { true } }
    for index in blind.indices { blind[index].index = index }
    harness = ExplorerHarness.started(blind)
    harness.type("ce")
    #expect(harness.model.failurePage.report != nil)
    #expect(harness.model.failurePage.pictures.isEmpty)
  }

  /// Two screens, of which the second has a sheet with a text over three buttons.
  private var sheetOpens: [ElementTree] {
    [false, true].map { isOpen in
      var builder = ElementTree.Builder()
      let frame = CGRect(x: 0, y: 0, width: 393, height: 852)
      builder.open(Element(id: 0, type: .application, frame: frame))
      for id in 1...3 {
        let place = CGRect(x: 0, y: 100 * id, width: 100, height: 44)
        builder.add(
          Element(
            id: id, type: .button, identifier: "button\(id)", frame: place,
            hitPoint: isOpen ? nil : CGPoint(x: 50, y: 100 * id + 22)))
      }
      if isOpen { builder.add(Element(id: 9, type: .staticText, label: "Welcome", frame: frame)) }
      builder.close()
      return builder.tree
    }
  }

  @Test func whatTheLastActionChangedIsTheContentFirstAndThenInOneLineWhatCanBeTouched() throws {
    let screens = sheetOpens
    var events: [Event] = []
    func add(_ content: Event.Content) {
      events.append(
        Event(index: events.count, time: 0, stack: [], isStop: true, content: content))
    }
    add(.testBegan(TestBegan(test: SignInRun.test, seed: 0)))
    add(.screen(Screen(tree: screens[0])))
    add(.action(Action(.tap, on: "x")))
    add(.screen(Screen(tree: screens[1])))
    let place = SourceFrame(function: "", file: "", line: 0)
    add(.failure(Failure(message: "no", location: place, pending: [], isFatal: true)))
    add(.testEnded(TestEnded(status: .failed, duration: 1, digest: "")))
    var harness = ExplorerHarness.started(events)
    harness.type("ce")
    let lines = lines(harness)
    let heading = try #require(lines.firstIndex(of: " What the last action changed"))
    #expect(
      Array(lines[(heading + 1)...].prefix(3)) == [
        "     Application", "   +   StaticText, label: \"Welcome\"",
        "   3 elements can no longer be touched",
      ])
  }

  @Test func whatCanBeDoneNextIsToldInWholeSentences() throws {
    var harness = ExplorerHarness.started(SignInRun.failing)
    harness.type("ce")
    let lines = lines(harness, width: 40)
    let next = try #require(lines.lastIndex(of: " Next"))
    let words = lines[(next + 1)...].flatMap { $0.split(separator: " ") }
    let help = try #require(CommandCatalog.entry(of: .restart)?.help.english)
    #expect(words.contains(help.split(separator: " ").suffix(4)))
    #expect(lines[(next + 1)...].allSatisfy { $0.terminalWidth <= 40 })
  }

  @Test func itsCallsLeadToTheSourceAndToTheEditor()
    throws
  {
    var harness = ExplorerHarness.started(SignInRun.failing)
    harness.type("ce")
    let page = try #require(harness.model.frontPage as? FailurePage)
    let targets = page.lines.map(\.target)
    let call = try #require(harness.model.findings.failureReport?.stack.last)
    let place = SourceLocation(file: call.file, line: call.line)
    let item = try #require(targets.lastIndex(of: .source(place)))
    while harness.model.currentItem < item { harness.type("j") }
    harness.press(.control("e"))
    #expect(harness.effects.last == .openEditor(file: place.file, line: place.line))
    harness.press(.enter)
    #expect(harness.model.shownLocation == place)
    #expect(harness.model.view.focus == .source)
    harness.type("e")
    harness.type("G")
    let restart = try #require(targets.firstIndex(of: .command(.restart)))
    while harness.model.currentItem > restart { harness.type("k") }
    harness.press(.enter)
    #expect(harness.model.run.state.position == 0)
    #expect(harness.model.pages.open.isEmpty)
  }

  @Test func whatIsShownIsTheScreenAtTheFailureNotWhatTearingDownLeft() {
    var harness = ExplorerHarness.started(Self.tornDown)
    harness.type("ccc")
    #expect(harness.model.run.phase.isEnded)
    #expect(harness.model.run.state.screen.isEmpty)
    #expect(!harness.model.run.state.screenAtFailure.isEmpty)
    harness.type("e")
    let grid = render(harness.model, size: TerminalSize(columns: 120, rows: 40))
    #expect(grid.text.contains("at the failure"))
    #expect(!lines(harness).contains { $0.contains("The app had ended") })
  }

  @Test func aCrashIsToldAsBatchesTellIt() {
    var harness = ExplorerHarness([SignInRun.crashing])
    harness.lastWords = ["Stores/Session.swift:31: Fatal error: Unexpectedly found nil"]
    harness.act(.started)
    harness.type("ce")
    #expect(lines(harness)[0] == " Fatal error: Unexpectedly found nil")
    #expect(lines(harness).contains(" Printed last"))
    #expect(
      lines(harness).contains("   Stores/Session.swift:31: Fatal error: Unexpectedly found nil"))
  }
}
