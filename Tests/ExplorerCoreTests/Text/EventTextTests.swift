import SessionProtocol
import TestSupport
import Testing

@testable import ExplorerCore

struct EventTextTests {
  @Test(arguments: ["passing", "failing"])
  func aPassingAndAFailingRunReadWell(name: String) {
    let events = name == "passing" ? SignInRun.passing : SignInRun.failing
    let text = events.flatMap { EventText.lines(for: $0) }.joined(separator: "\n")
    assertSnapshot(text, named: "text-\(name).txt")
  }

  @Test func readsAreToldWhenAskedForChecksOfAWaitNever() {
    let read = SignInRun.passing.first { if case .read = $0.content { true } else { false } }!
    #expect(EventText.lines(for: read).isEmpty)
    #expect(EventText.lines(for: read, includesReads: true).count == 1)
    let check = SignInRun.passing.first {
      if case .wait(let wait) = $0.content { wait.progress == .checked } else { false }
    }!
    #expect(EventText.lines(for: check).isEmpty)
  }

  @Test func nothingThatATestPrintsOrALabelSaysSteersTheTerminal() {
    let event = Event(
      index: 0, time: 1, stack: [], isStop: true,
      content: .action(
        Action(.tap, on: "\"\u{1B}[2J\n\u{202E}\" Button")))
    let lines = EventText.lines(for: event) + [EventText.line(forOutput: "\u{1B}]0;x\u{7}")]
    for line in lines {
      #expect(!line.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x202E })
    }
    #expect(lines[0].contains("␛[2J␊"))
  }

  @Test func whatIsDoneByHandIsToldWithWhatCameOfIt() {
    func lines(_ hand: HandEvent) -> [String] {
      EventText.lines(
        for: Event(index: 0, time: 1, stack: [], isStop: true, content: .hand(hand)))
    }
    let title = "Tap \"OK\" Button"
    #expect(lines(HandEvent(progress: .began, title: title)) == ["   1.000 HAND    \(title)"])
    #expect(
      lines(HandEvent(progress: .ended, title: "page.name", value: "\"日本\"\u{7}"))
        == ["   1.000 DONE    page.name", "                 = \"日本\"␇"])
    #expect(
      lines(HandEvent(progress: .ended, title: title, problem: "No matches found"))
        == ["   1.000 ERROR   \(title)", "                 No matches found"])
  }

  @Test func secondsArePlainNumbersWhateverTheHostSent() {
    #expect(1.234.secondsText == "1.23")
    #expect(0.05.momentText == "0.050")
    #expect((-0.4).shortSecondsText == "-0.4")
    #expect(Double.nan.secondsText == "–" && Double.infinity.secondsText == "–")
    #expect(1e300.momentText == "–")
  }

  @Test func nearMissesStandBelowFailuresAndWaitsThatTimedOut() {
    let miss = NearMiss(
      kind: .similarIdentifier, text: "\"sign-in\" Button has nearly this identifier")
    let failure = Event(
      index: 0, time: 1, stack: [], isStop: true,
      content: .failure(
        Failure(
          message: "no", location: SourceFrame(function: "", file: "/t/A.swift", line: 3),
          pending: [], isFatal: false, nearMisses: [miss])))
    #expect(
      EventText.lines(for: failure) == [
        "   1.000 FAIL    no", "                 at A.swift:3",
        "                 near: \"sign-in\" Button has nearly this identifier",
        "                 app idle",
      ])
    let wait = Event(
      index: 0, time: 1, stack: [], isStop: true,
      content: .wait(
        Wait(
          number: 1, criterion: .expectations(descriptions: ["it"], properties: []),
          unmet: "not there", elapsed: 1, limit: 1,
          progress: .timedOut, pending: [], nearMisses: [miss])))
    #expect(
      EventText.lines(for: wait).dropFirst() == [
        "                 unmet: not there",
        "                 near: \"sign-in\" Button has nearly this identifier",
      ])
  }

  @Test func whatATestExpectsKeepsMeasuresAndLogs() {
    func lines(_ content: Event.Content) -> [String] {
      EventText.lines(for: Event(index: 0, time: 0, stack: [], isStop: false, content: content))
    }
    let place = SourceFrame(function: "", file: "", line: 0)
    #expect(
      lines(
        .failure(
          Failure(
            message: "no", location: place, pending: [], isFatal: false,
            expectedBecause: "bug 12"))) == [
          "   0.000 XFAIL   no", "                 expected: bug 12",
          "                 app idle",
        ])
    #expect(
      lines(
        .attachment(
          SessionProtocol.Attachment(
            name: "Screen", uniformTypeIdentifier: "public.png", isDeletedOnSuccess: true,
            payload: nil))) == ["   0.000 ATTACH  Screen"])
    #expect(
      lines(.measurement(SessionProtocol.Measurement(metric: "Time", unit: "s", values: [1]))) == [
        "   0.000 MEASURE [Time, s] average: 1.000, relative standard deviation: 0.000%, values: "
          + "[1.000000]"
      ])
    #expect(lines(.logLine(LogLine(title: "Tap", depth: 0))).isEmpty)
  }
}
