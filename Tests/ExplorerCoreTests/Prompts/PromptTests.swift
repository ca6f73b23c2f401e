import SessionProtocol
import TerminalModel
import Testing

@testable import ExplorerCore

struct PromptTests {
  private func line(_ harness: ExplorerHarness) -> String {
    let size = TerminalSize(columns: 100, rows: 30)
    return String(render(harness.model, size: size).text.split(separator: "\n").last ?? "")
  }

  @Test func aCommandIsRunByItsNameOrByAsMuchOfItAsIsItsOwn() {
    var harness = ExplorerHarness.started(SignInRun.passing)
    harness.type(":step-into")
    harness.press(.enter)
    #expect(harness.model.run.state.position > 0)
    harness.type(":zoom-i")
    harness.press(.enter)
    #expect(harness.model.view.isZoomed)
  }

  @Test func whatIsPastedIsTextAndAcceptsNothing() {
    var harness = ExplorerHarness.started(SignInRun.passing)
    let position = harness.model.run.state.position
    harness.type(":")
    harness.act(.input(.paste("step-into\nquit-at-once\n")))
    #expect(harness.model.typing.prompt?.line.text == "step-into quit-at-once")
    #expect(harness.model.run.state.position == position)
    #expect(harness.effects.allSatisfy { if case .quit = $0 { false } else { true } })
    harness.press(.escape)
    harness.type("4/")
    harness.act(.input(.paste("wait")))
    #expect(harness.model.filter?.text == "wait")
    harness.act(.input(.paste(String(repeating: "x", count: 9_000))))
    #expect(harness.model.notice == "the pasted text was cut: a line has 2000 characters at most")
    #expect(harness.model.filter?.text.count == 2_000)
  }

  @Test func whereNothingIsAskedForAPasteDoesNothing() {
    var harness = ExplorerHarness.started(SignInRun.passing)
    let before = harness.model.run.state.position
    harness.act(.input(.paste("sss:quit\nqT/")))
    #expect(harness.model.run.state.position == before)
    #expect(harness.model.typing.prompt == nil)
    #expect(harness.model.pages.isEmpty)
    #expect(
      harness.model.notice
        == "text can be pasted where something is asked for, such as after : or /")
  }

  @Test func whatIsNoCommandIsToldAndWhatCannotBeDoneToo() {
    var harness = ExplorerHarness.started(SignInRun.passing)
    harness.type(":nonsense")
    harness.press(.enter)
    #expect(harness.model.notice == "there is no command \"nonsense\"")
    harness.type(":zoom-out")
    harness.press(.enter)
    #expect(harness.model.notice == "unzoom: all panes are shown already")
  }

  @Test func tabCompletesNamesThenArguments() {
    var harness = ExplorerHarness.started(SignInRun.passing)
    harness.type(":set-sp")
    #expect(harness.model.completions.map(\.text) == ["set-speed"])
    harness.press(.tab)
    #expect(harness.model.typing.prompt?.line.text == "set-speed")
    harness.type(" w")
    harness.press(.tab)
    harness.press(.enter)
    #expect(harness.model.settings.speed == .watch)
  }

  @Test func aCommandThatNeedsAnArgumentAsksForIt() {
    var harness = ExplorerHarness.started(SignInRun.passing)
    harness.type("v")
    #expect(line(harness).contains("speed:  instant, watch, 10, 3 or 1"))
    harness.type("3")
    harness.press(.enter)
    #expect(harness.model.settings.speed == .triple)
    harness.type("vfast")
    harness.press(.enter)
    #expect(harness.model.notice == "a speed is one of 1, 3, 10, watch, instant")
  }

  @Test func escapeAndAnEmptiedLineLeaveAndTheKeysAreThePanesAgain() {
    var harness = ExplorerHarness.started(SignInRun.passing)
    harness.type(":s")
    harness.press(.escape)
    #expect(harness.model.typing.prompt == nil)
    harness.type(":")
    harness.press(.backspace)
    #expect(harness.model.typing.prompt == nil)
    harness.type("s")
    #expect(harness.model.run.state.position > 0)
  }

  @Test func upRecallsWhatWasTyped() {
    var harness = ExplorerHarness.started(SignInRun.passing)
    for text in ["zoom-in", "zoom-out"] {
      harness.type(":" + text)
      harness.press(.enter)
    }
    harness.type(":")
    harness.press(.up)
    #expect(harness.model.typing.prompt?.line.text == "zoom-out")
    harness.press(.up)
    #expect(harness.model.typing.prompt?.line.text == "zoom-in")
    harness.press(.down)
    #expect(harness.model.typing.prompt?.line.text == "zoom-out")
    harness.press(.down)
    #expect(harness.model.typing.prompt?.line.text == "")
  }

  @Test func aSeedStartsTheRunUnderAnotherSchedule() {
    var harness = ExplorerHarness.started(SignInRun.passing)
    harness.type(":set-seed 7")
    harness.press(.enter)
    #expect(harness.requests.last?.seed == 7)
    harness.type(":set-seed x")
    harness.press(.enter)
    #expect(harness.model.notice == "a seed is a whole number from 0")
  }
}
