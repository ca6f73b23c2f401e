import SessionProtocol
import TerminalModel
import Testing

@testable import ExplorerCore

/// The explorer line by line, as a screen reader hears it.
struct PlainTranscriptTests {
  private var harness = ExplorerHarness.started(SignInRun.passing)
  private var transcript = PlainTranscript()

  private mutating func news(after line: String? = nil) -> [String] {
    if let line { harness.act(.line(line)) }
    return transcript.news(of: harness.model)
  }

  @Test mutating func eachEventIsToldOnceWithHowTheRunIsWhereThatChanges() {
    let start = news()
    #expect(start.first == "Stores: \(SignInRun.test)")
    #expect(start.last == "[stopped]")
    #expect(news() == [])
    let step = news(after: "step-into")
    #expect(!step.isEmpty && step == harness.told(after: start.count, of: SignInRun.passing))
    #expect(news(after: "c").last == "[✓ PASSED]")
    #expect(news(after: "[").first?.hasPrefix("-- back at ") == true)
  }

  @Test mutating func aPageIsReadOutWhenItOpensAndTheLineThatIsMovedTo() {
    _ = news()
    let page = news(after: "choose-theme")
    #expect(page.first == "== Theme")
    #expect(page.contains { $0.hasPrefix("> ") })
    let moved = news(after: "down")
    #expect(moved.count == 1 && moved[0].hasPrefix("> "))
    #expect(news(after: "q") == ["-- closed"])
  }

  @Test mutating func aStepOfARecordingIsToldWithTheSwiftThatItBecomes() {
    _ = news()
    #expect(news(after: "record").last == "[● recording  stopped]")
    let step = news(after: "type a")
    #expect(step.contains { $0.hasPrefix(" ●   1  Type 'a' into app") }, "\(step)")
    #expect(step.contains("        .step1()"), "\(step)")
    #expect(!news(after: "type b").contains("        .step1()"))
  }

  @Test mutating func aPaneIsReadOutWhenItGetsTheKeys() {
    _ = news()
    _ = news(after: "s")
    let chain = news(after: "focus-chain")
    #expect(chain.first == "== 3 Chain")
    #expect(chain.contains { $0.contains("SignInTestUseCase") })
    #expect(news(after: "j").first?.hasPrefix("> ") == true)
  }

  @Test mutating func whatACommandAsksForIsTheNextLineAnEmptyOneTakesItBack() {
    _ = news()
    #expect(news(after: "set-seed").first?.hasPrefix("? ") == true)
    _ = news(after: "7")
    #expect(harness.model.settings.seed == 7)
    _ = news(after: "set-seed")
    _ = news(after: "")
    #expect(harness.model.typing.prompt == nil && harness.model.settings.seed == 7)
  }

  @Test mutating func aCommandThatIsNotKnownOrDoesNothingNowSaysSo() {
    _ = news()
    #expect(news(after: "dance") == ["! there is no command \"dance\""])
    #expect(news(after: ":show-failure") == ["! failure: nothing failed so far"])
    #expect(news(after: "   ") == [])
  }

  @Test mutating func nothingOfItSteersATerminal() {
    _ = news()
    harness.act(.hostOutput("\u{1B}[2J\u{202E}evil\u{7}"))
    let lines = news(after: "dance\u{1B}[31m") + news(after: "c")
    #expect(lines.allSatisfy { $0 == $0.terminalSafe })
    #expect(lines.contains { $0.contains("OUT") && $0.contains("␛[2J") })
  }
}

extension ExplorerHarness {
  /// What is told of the events from those already told up to where the run is.
  fileprivate func told(after count: Int, of events: [Event]) -> [String] {
    let first = events.firstIndex(where: \.isStop) ?? 0
    return events.filter { $0.index > first && $0.index <= model.run.state.position }
      .flatMap { EventText.lines(for: $0, includesReads: $0.isStop) }
  }
}
