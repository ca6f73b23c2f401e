import SessionProtocol
import TerminalModel
import TestSupport
import Testing

@testable import ExplorerCore

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

  @Test func itsKeyOpensItWithWhatWasNotedAndEnterGoesThere() {
    var harness = harness(notes: ["first", "second"])
    #expect(harness.pageLines() == ["    0.100  first", "    0.200  second"])
    harness.type("j")
    harness.press(.enter)
    #expect(harness.model.pages.isEmpty)
    #expect(harness.model.run.state.position == 2)
  }

  @Test func withoutNotesItSaysSo() {
    #expect(harness(notes: []).pageLines() == [" nothing was noted so far"])
  }

  @Test func itSpeaksJapanese() {
    #expect(NotesPage(RunRecord(), .japanese).document.title == "メモ（0 件）")
  }

  @Test(arguments: Language.allCases)
  func itLooksRightInBothLanguages(language: Language) {
    var harness = harness(notes: ["Signed in as test@example.com", "The cart is empty"])
    harness.model.preferences.language = language
    let size = TerminalSize(columns: 80, rows: 24)
    harness.act(.input(.resized(size)))
    let frame = render(harness.model, size: size).text
    assertSnapshot(frame, named: "page-notes-\(language.rawValue)-80x24.txt")
  }
}
