import SessionProtocol
import TerminalModel
import TestSupport
import Testing

@testable import ExplorerCore

@Suite("The page of notes")
struct NotesPageTests {
  /// An explorer at the end of a run in which something was noted.
  private func harness(notes: [String]) -> ExplorerHarness {
    var events: [Event] = []
    func add(_ content: Event.Content) {
      events.append(
        Event(
          index: events.count, time: Double(events.count) / 10, stack: [], isStop: true,
          content: content))
    }
    add(.testBegan(TestBegan(test: SignInRun.test, seed: 0)))
    for note in notes { add(.note(Note(text: note))) }
    add(.phase(Phase(name: .test)))
    var harness = ExplorerHarness.started(events)
    for _ in notes { harness.type("s") }
    harness.type("sM")
    return harness
  }

  @Test("its key opens it with what was noted, and enter goes there")
  func notes() {
    var harness = harness(notes: ["first", "second"])
    #expect(harness.pageLines() == ["    0.100  first", "    0.200  second"])
    harness.type("j")
    harness.press(.enter)
    #expect(harness.model.pages.isEmpty)
    #expect(harness.model.run.state.position == 2)
  }

  @Test("without notes it says so")
  func none() {
    #expect(harness(notes: []).pageLines() == [" nothing was noted so far"])
  }

  @Test("it speaks Japanese")
  func japanese() {
    #expect(NotesPage(RunRecord(), .japanese).document.title == "メモ（0 件）")
  }

  @Test("it looks right in both languages", arguments: Language.allCases)
  func frame(language: Language) {
    var harness = harness(notes: ["Signed in as test@example.com", "The cart is empty"])
    harness.model.preferences.language = language
    let size = TerminalSize(columns: 80, rows: 24)
    harness.act(.input(.resized(size)))
    let frame = render(harness.model, size: size).text
    assertSnapshot(frame, named: "page-notes-\(language.rawValue)-80x24.txt")
  }
}
