import TerminalModel
import Testing

@testable import ExplorerCore

struct KeymapTests {
  @Test func noKeyRunsTwoCommands() {
    // A page may have keys of its own.
    for (_, bindings) in Dictionary(grouping: Keymap.standardBindings, by: \.0.place) {
      let keys = bindings.flatMap(\.1)
      #expect(Set(keys).count == keys.count)
    }
  }

  @Test func theHelpPageListsEveryKeyOfTheLiveKeymap() {
    let keymap = Keymap(overriding: [
      "quit": [.character("x"), .function(9)], "toggle": [], "step-over": [],
    ])
    var harness = ExplorerHarness([SignInRun.passing])
    harness.model = ExplorerMind(
      host: harness.model.project.host, index: SignInSources.index, keymap: keymap)
    harness.type("?")
    let size = TerminalSize(columns: 120, rows: 260)
    harness.act(.input(.resized(size)))
    let frame = render(harness.model, size: size).text
    #expect(frame.contains("x F9"))
    #expect(frame.contains(":step-over         Run the current call"))
    harness.type("x")
    #expect(harness.model.pages.open.isEmpty)
    harness.type("x")
    #expect(harness.effects.last == .quit)
  }

  @Test func theBarNamesOnlyKeysThatDoSomethingNow() {
    var harness = ExplorerHarness.started(SignInRun.passing)
    let size = TerminalSize(columns: 160, rows: 40)
    func bar() -> String {
      String(render(harness.model, size: size).text.split(separator: "\n").last ?? "")
    }
    #expect(bar().contains("s step") && !bar().contains("[ back") && !bar().contains("e failure"))
    harness.type("s")
    #expect(bar().contains("[ back"))
    harness.type("c")
    #expect(!bar().contains("s step") && bar().contains("R restart") && bar().contains("PASSED"))
    harness.type("?")
    #expect(bar().contains("esc close") && !bar().contains("? help"))
  }

  @Test func qClosesWhatIsOpenBeforeItQuitsAndCtrlCAlwaysQuits() {
    var harness = ExplorerHarness.started(SignInRun.failing)
    harness.type("c?eq")
    #expect(harness.model.pages.open.map(\.id) == [PageID(HelpPage.Key())])
    harness.press(.control("c"))
    #expect(harness.effects.suffix(2) == [.killRun, .quit])
  }

  @Test func keysOfATerminalThatIsTooSmallDoNothingButQuit() {
    var harness = ExplorerHarness.started(SignInRun.passing)
    harness.act(.input(.resized(TerminalSize(columns: 30, rows: 8))))
    harness.type("s?T")
    #expect(harness.model.run.state.position == 0 && harness.model.pages.open.isEmpty)
    let frame = render(harness.model, size: TerminalSize(columns: 30, rows: 8)).text
    #expect(frame.contains("too small"))
    harness.type("q")
    #expect(harness.effects.last == .quit)
  }
}
