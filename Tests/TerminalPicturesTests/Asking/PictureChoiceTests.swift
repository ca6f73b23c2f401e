import TerminalModel
import Testing

@testable import TerminalPictures

struct PictureChoiceTests {
  private func facts(
    kitty: Bool = false, sixel: Bool = false, name: String? = nil, colors: CellColors = .exact
  ) -> PictureFacts {
    var facts = PictureFacts()
    (facts.hasKitty, facts.hasSixel, facts.name, facts.colors) = (kitty, sixel, name, colors)
    return facts
  }

  @Test func theBestWayThatTheTerminalHasIsChosen() {
    #expect(facts(kitty: true, sixel: true).choice(environment: [:]) == .kitty)
    #expect(facts(sixel: true, name: "XTerm(390)").choice(environment: [:]) == .sixel)
    #expect(facts(sixel: true, name: "iTerm2 3.5.1").choice(environment: [:]) == .iterm)
    #expect(facts(name: "WezTerm 20240203").choice(environment: [:]) == .iterm)
    #expect(facts().choice(environment: [:]) == .halfBlocks)
    #expect(facts(colors: .none).choice(environment: [:]) == .braille)
  }

  /// `ssh` brings one of them along; a terminal that has a name of its own is believed.
  @Test func theEnvironmentSpeaksForATerminalWithoutAName() {
    let iterm = ["LC_TERMINAL": "iTerm2"]
    #expect(facts().choice(environment: iterm) == .iterm)
    #expect(facts().choice(environment: ["TERM_PROGRAM": "iTerm.app"]) == .iterm)
    #expect(facts(name: "XTerm(390)").choice(environment: iterm) == .halfBlocks)
    #expect(facts().choice(environment: ["TERM_PROGRAM": "Apple_Terminal"]) == .halfBlocks)
  }

  @Test(arguments: [
    ["TMUX": "/tmp/tmux-0/default,1,0"], ["TERM": "tmux-256color"], ["TERM": "screen-256color"],
    ["STY": "1.x"], ["ZELLIJ": "0"],
  ])
  func cellsAreUsedWhereSomethingStandsBetween(environment: [String: String]) {
    let all = facts(kitty: true, sixel: true, name: "iTerm2")
    #expect(all.choice(environment: environment) == .halfBlocks)
    #expect(!PictureFacts.mayAsk(environment: environment))
    let isTmux = environment["STY"] == nil && environment["ZELLIJ"] == nil
    #expect(
      all.choice(environment: environment, asked: .sixel) == (isTmux ? .sixel : .halfBlocks))
    #expect(
      PictureFacts.passthrough(environment: environment) == (isTmux ? .tmux : .none))
  }

  @Test(arguments: PictureProtocol.allCases)
  func whatAPersonWantsIsDone(asked: PictureProtocol) {
    #expect(facts().choice(environment: [:], asked: asked) == asked)
    #expect(facts(kitty: true).choice(environment: ["TERM": "xterm"], asked: asked) == asked)
    #expect(PictureProtocol(rawValue: asked.rawValue) == asked)
  }

  @Test func onlyWhoMayBeITermIsAskedAsITerm() {
    func question(_ environment: [String: String]) -> String {
      String(decoding: TerminalQuestion.bytes(environment: environment), as: UTF8.self)
    }
    #expect(!question([:]).contains("1337"))
    #expect(question(["LC_TERMINAL": "iTerm2"]).contains("1337;ReportCellSize"))
    // The attributes are asked for last: their answer ends the wait.
    #expect(question([:]).hasSuffix("\u{1B}[c"))
    #expect(question([:]).contains("\u{1B}_Gi=31,s=1,v=1,a=q"))
  }
}
