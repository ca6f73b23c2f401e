import ElementModel
import SessionProtocol
import Testing

@testable import ExplorerCore

@Suite struct WaitLedgerTests {
  /// Makes the events of a run.
  private struct Script {
    var events: [Event] = []
    var time = 0.0

    mutating func add(_ content: Event.Content, after seconds: Double = 0, line: Int = 1) {
      time += seconds
      events.append(
        Event(
          index: events.count, time: time,
          stack: [SourceFrame(function: "T.test()", file: "/T.swift", line: line)], isStop: false,
          content: content))
    }

    mutating func screen(_ elements: [Element], after seconds: Double = 0, by cause: Pending? = nil)
    {
      var builder = ElementTree.Builder()
      builder.open(Element(id: 0, type: .application))
      for element in elements { builder.add(element) }
      add(.screen(Screen(tree: builder.tree, causes: cause.map { [$0] })), after: seconds)
    }

    mutating func tap(_ id: Int, line: Int = 1) {
      add(.action(Action(.tap, on: "Go", elementID: id)), line: line)
    }

    mutating func read(_ attribute: Read.Attribute, _ id: Int?, _ value: String, line: Int = 1) {
      add(
        .read(Read(attribute: attribute, target: #""done""#, value: value, elementID: id)),
        after: 0.05, line: line)
    }

    mutating func wait(
      _ number: Int, _ progress: Wait.Progress, elapsed: Double, limit: Double = 5,
      unmet: String? = nil, id: Int? = nil, criterion: WaitCriterion = .exists(element: "x"),
      endedBy: Pending? = nil
    ) {
      add(
        .wait(
          Wait(
            number: number, criterion: criterion, unmet: unmet, elapsed: elapsed, limit: limit,
            progress: progress, pending: [], endedBy: endedBy, elementID: id)), line: number)
    }

    var ledger: WaitLedger {
      var ledger = WaitLedger()
      for event in events { ledger.receive(event) }
      return ledger
    }
  }

  private let go = Element(id: 1, type: .button, label: "Go")
  private let done = Element(id: 2, type: .staticText, label: "Done")
  private let sleep = Pending(kind: .sleep, label: "Task.sleep", dueIn: -0.25)
  private let push = Pending(kind: .animation, label: "push", dueIn: 0)

  @Test func whatAnExpectationLooksAtIsWaitedFor() {
    var script = Script()
    script.screen([go])
    script.tap(1)
    script.wait(1, .began, elapsed: 0)
    script.screen([go, done], after: 1, by: sleep)
    script.read(.label, 2, "Done")
    script.wait(1, .met, elapsed: 1.05, id: 2)
    #expect(script.ledger.unprotected.isEmpty)
  }

  @Test func waitsAreSummedUpAndSorted() {
    var script = Script()
    script.wait(1, .began, elapsed: 0, unmet: "no match")
    script.wait(1, .checked, elapsed: 1, unmet: "no match")
    script.wait(1, .checked, elapsed: 2, unmet: "two match")
    script.wait(1, .met, elapsed: 3, id: 2, endedBy: sleep)
    script.wait(2, .met, elapsed: 4, limit: 60, criterion: .idle(app: "App"))
    script.wait(3, .began, elapsed: 0, limit: 1, unmet: "gone")
    script.wait(3, .timedOut, elapsed: 1, limit: 1, unmet: "gone")
    script.wait(4, .began, elapsed: 0, limit: 20)
    script.wait(4, .met, elapsed: 2, limit: 20)
    let ledger = script.ledger
    #expect(ledger.slowest.map(\.number) == [2, 1, 4, 3])
    #expect(ledger.closestToLimit.map(\.number) == [1, 4])
    #expect(ledger.timedOut.map(\.number) == [3])
    #expect(ledger.asked.map(\.number) == [1, 3, 4])
    let first = ledger.waits[0]
    #expect(
      first.unmet == [
        WaitRecord.Unmet(elapsed: 0, text: "no match"),
        WaitRecord.Unmet(elapsed: 2, text: "two match"),
      ])
    #expect(first.slack == 2)
    #expect(first.endedBy == sleep)
    #expect((first.firstEvent, first.lastEvent) == (0, 3))
    #expect(first.location?.line == 1)
  }

  @Test func aQuestionAboutWhatSleepingWorkBroughtPassedOnlyByTiming() {
    var script = Script()
    script.screen([go])
    script.tap(1)
    script.screen([go, done], after: 0.5, by: sleep)
    script.read(.exists, 2, "true", line: 7)
    let steps = script.ledger.unprotected
    #expect(steps.map(\.title) == [#"exists of "done""#])
    #expect(steps.first?.kind == .question)
    #expect(steps.first?.change == .came)
    #expect(steps.first?.cause == sleep)
    #expect(steps.first?.location?.line == 7)
    #expect(abs((steps.first?.margin ?? 0) - 0.3) < 1e-9)
  }

  @Test func whatWasWaitedForOrCameWithItIsProtected() {
    var script = Script()
    script.screen([go])
    script.tap(1)
    script.wait(1, .began, elapsed: 0, unmet: "no match")
    script.screen([go, done, Element(id: 3, type: .image)], after: 0.5, by: sleep)
    script.wait(1, .met, elapsed: 1, id: 3)
    script.read(.exists, 2, "true")
    #expect(script.ledger.unprotected.isEmpty)
  }

  @Test func whatCameAfterWhatWasWaitedForIsNot() {
    var script = Script()
    script.screen([go])
    script.tap(1)
    script.screen([go, Element(id: 3, type: .image)], after: 0.1, by: sleep)
    script.screen([go, Element(id: 3, type: .image), done], after: 0.4, by: sleep)
    script.wait(1, .met, elapsed: 1, id: 3)
    script.read(.label, 2, "Done")
    #expect(script.ledger.unprotected.map(\.kind) == [.reading])
  }

  @Test func theAppBecomingIdleProtectsFromAnimationsOnly() {
    var script = Script()
    script.screen([go])
    script.tap(1)
    script.screen([go, done], after: 0.35, by: push)
    script.read(.exists, 2, "true")
    #expect(script.ledger.unprotected.isEmpty)
    script.tap(1)
    script.screen([go, done, Element(id: 3, type: .image)], after: 0.5, by: sleep)
    script.wait(2, .met, elapsed: 0.5, limit: 60, criterion: .idle(app: "App"))
    script.read(.exists, 3, "true")
    script.tap(3)
    #expect(script.ledger.unprotected.map(\.kind) == [.question, .action])
  }

  @Test func whatChangedIsAskedForAndWhatIsNotThereIsNone() {
    var script = Script()
    script.screen([go, done])
    script.tap(1)
    var ready = done
    ready.label = "Ready"
    script.screen([go, ready], after: 0.5, by: sleep)
    script.read(.exists, 2, "true")
    script.read(.exists, nil, "false")
    #expect(script.ledger.unprotected.isEmpty)
    script.read(.label, 2, "Ready")
    #expect(script.ledger.unprotected.map(\.change) == [.changed("label")])
  }

  @Test func waitsAndTextsAreBounded() {
    var ledger = WaitLedger()
    var script = Script()
    for number in 0..<6_000 { script.wait(number, .met, elapsed: 0) }
    for text in 0..<200 { script.wait(9_999, .checked, elapsed: 1, unmet: "\(text)") }
    for event in script.events { ledger.receive(event) }
    #expect(ledger.waits.count <= WaitLedger.waitLimit)
    #expect(ledger.waits.last?.unmet.count == WaitRecord.unmetLimit)
  }
}
