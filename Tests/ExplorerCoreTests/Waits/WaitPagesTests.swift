import ElementModel
import SessionProtocol
import SourceModel
import TerminalModel
import Testing

@testable import ExplorerCore

struct WaitPagesTests {
  private static let sleep = Pending(
    kind: .sleep, label: "Task.sleep", dueIn: 0.5,
    origin: SourceFrame(function: "Order.load()", file: "/App/Order.swift", line: 12))

  /// A run in which a label comes by itself, is waited for once, and is read once without.
  private static let events: [Event] = {
    var events: [Event] = []
    func add(_ content: Event.Content, at time: Double, line: Int = 1) {
      let stack =
        line == 0
        ? []
        : [
          SourceFrame(function: "CartPage.pay()", file: "/UITests/CartPage.swift", line: line),
          SourceFrame(function: "T.testPay()", file: "/UITests/T.swift", line: 5),
        ]
      events.append(
        Event(index: events.count, time: time, stack: stack, isStop: line != 0, content: content))
    }
    func show(_ labels: [String], at time: Double, by cause: Pending?) {
      var builder = ElementTree.Builder()
      builder.open(Element(id: 0, type: .application))
      for (number, label) in labels.enumerated() {
        builder.add(Element(id: number + 1, type: .staticText, label: label))
      }
      add(
        .screen(Screen(tree: builder.tree, causes: cause.map { [$0] })), at: time, line: 0)
    }
    func wait(
      _ number: Int, _ progress: Wait.Progress, _ elapsed: Double, unmet: String? = nil,
      line: Int, pending: [Pending] = [], endedBy: Pending? = nil
    ) {
      add(
        .wait(
          Wait(
            number: number, criterion: .exists(element: #""Done" StaticText"#), unmet: unmet,
            elapsed: elapsed, limit: 5, progress: progress, pending: pending, endedBy: endedBy,
            elementID: progress == .met ? 1 : nil)), at: 1 + elapsed, line: line)
    }
    add(.testBegan(TestBegan(test: SignInRun.test, seed: 0)), at: 0)
    show([], at: 0.5, by: nil)
    wait(1, .began, 0, unmet: "no match", line: 20, pending: [sleep])
    wait(1, .checked, 0.5, unmet: "not hittable", line: 20, pending: [sleep])
    show(["Done"], at: 2, by: sleep)
    wait(1, .met, 1, line: 20, endedBy: sleep)
    add(.action(Action(.tap, on: "Go", elementID: 1)), at: 2.5, line: 30)
    show(["Done", "Paid"], at: 3, by: sleep)
    add(
      .read(Read(attribute: .exists, target: #""Paid""#, value: "true", elementID: 2)), at: 3.75,
      line: 40)
    add(
      .testEnded(TestEnded(status: .passed, reason: nil, duration: 4, digest: "")), at: 4, line: 0)
    return events
  }()

  private func lines(_ harness: ExplorerHarness, width: Int = 100) -> [String] {
    let document = harness.model.frontPage?.document
    guard let document = document?.document else { return [] }
    return (0..<document.count).flatMap { document.rows($0, width) }.map { line in
      let text = line.spans.map(\.text).joined()
      return line.trailing.isEmpty ? text : text + " |" + line.trailing.map(\.text).joined()
    }
  }

  @Test func enterOnAWaitInLiveTellsEverythingAboutIt() {
    var harness = ExplorerHarness.started(Self.events)
    harness.type("sss")
    harness.type("4")
    harness.press(.enter)
    #expect(harness.model.pages.front?.id == PageID(WaitPage.Key(number: 1)))
    #expect(
      lines(harness) == [
        #" "Done" StaticText to exist"#,
        " ▓▓▓▓░░░░░░░░░░░░░░░░ 1.0/5.0 s  ✓ met with 4.0 s left",
        "", " Who waits, innermost first",
        "   CartPage.pay() |CartPage.swift:20 ", "   T.testPay() |T.swift:5 ",
        "", " What was missing", "   0.00 s  no match", "   0.50 s  not hittable",
        "", " What ended it", "   Task.sleep  ← Order.load() |Order.swift:12 ",
        "", " What the app was to do then", "   nothing: it is idle",
        "", " → Go to its beginning, event 2", " → Go to its end, event 5",
      ])
  }

  @Test func aWaitThatGoesOnIsToldAsFarAsItIsAndSteps() {
    var harness = ExplorerHarness.started(Self.events)
    harness.type("s4")
    harness.press(.enter)
    #expect(lines(harness)[1] == " ░░░░░░░░░░░░░░░░░░░░ 0.0/5.0 s  ◌ waiting, 5.0 s left")
    #expect(
      lines(harness).contains("   Task.sleep, due in 0.50 s  ← Order.load() |Order.swift:12 "))
    harness.type("s")
    #expect(harness.model.pages.front?.id == PageID(WaitPage.Key(number: 1)))
    #expect(lines(harness)[1] == " ▓▓░░░░░░░░░░░░░░░░░░ 0.5/5.0 s  ◌ waiting, 4.5 s left")
  }

  @Test func itsLinesLeadToTheSourcesAndToItsMoments() throws {
    var harness = ExplorerHarness.started(Self.events)
    harness.type("sss4")
    harness.press(.enter)
    harness.press(.control("e"))
    #expect(harness.effects.last == .openEditor(file: "/UITests/CartPage.swift", line: 20))
    harness.press(.enter)
    #expect(
      harness.model.shownLocation == SourceLocation(file: "/UITests/CartPage.swift", line: 20))
    #expect(harness.model.pages.open.isEmpty)
    harness.press(.enter)
    harness.type("4")
    harness.press(.enter)
    harness.type("Gk")
    harness.press(.enter)
    #expect(harness.model.pages.open.isEmpty)
    #expect(harness.model.run.state.position == 2)
  }

  @Test func theLedgerSumsUpFoldsAndLeadsToEach() {
    var harness = ExplorerHarness.started(Self.events)
    harness.type("cN")
    #expect(
      lines(harness) == [
        " The test waited 1.00 s for what it asked for (1 wait), and 0.00 s for the app to be idle (0",
        " waits).",
        " 0 timed out; 1 step passed only by timing.",
        "", " ▾ Passed only by timing (1)",
        #"   exists of "Paid" |CartPage.swift:40 "#,
        "     came only 0.25 s earlier, by Task.sleep (Order.load() Order.swift:12)  → event 8",
        "", " ▾ Timed out (0)",
        "", " ▾ Closest to their limit (1)",
        #"   ✓ ▓░░░░░ 1.0/5.0 s   "Done" StaticText to exist |CartPage.swift:20 "#,
        "", " ▾ Slowest (1)",
        #"   ✓ ▓░░░░░ 1.0/5.0 s   "Done" StaticText to exist |CartPage.swift:20 "#,
      ])
    // It begins at the first step; empty rows are passed over.
    #expect(harness.model.currentItem == 4)
    harness.type("jj")
    #expect(harness.model.currentItem == 7)
    harness.type("kkkx")
    #expect(lines(harness)[4...5] == [" ▸ Passed only by timing (1)", ""])
    harness.type("x")
    #expect(lines(harness)[4] == " ▾ Passed only by timing (1)")
    harness.type("G")
    harness.press(.enter)
    #expect(harness.model.pages.front?.id == PageID(WaitPage.Key(number: 1)))
    harness.press(.escape)
    #expect(harness.model.pages.front?.id == PageID(WaitsPage.Key()))
  }

  @Test func aRunWithoutWaitsSaysSo() {
    var harness = ExplorerHarness.started(Array(Self.events.prefix(2)))
    harness.type("N")
    #expect(lines(harness) == [" nothing was waited for so far"])
  }

  @Test func plainTextNamesWhatEndedAWait() {
    #expect(
      EventText.lines(for: Self.events[5]) == [
        #"   2.000 WAIT    met after 1.00 s: "Done" StaticText to exist"#,
        "                 ended by: Task.sleep (Order.load() Order.swift:12), 4.0 s left",
      ])
  }

  @Test func whatIsNotTriedIsSaidToBePossible() {
    var harness = ExplorerHarness.started(Self.events)
    harness.timingAnswer = nil
    harness.type("cN")
    let shown = lines(harness)
    #expect(shown.contains(" 0 timed out; 0 steps passed only by timing, 1 more perhaps."))
    #expect(shown.contains { $0.contains("being tried: came only 0.25 s earlier") })
    let steps = harness.model.findings.ledger?.unprotected ?? []
    harness.act(.timings(TimingAnswer(steps: steps, failing: nil)))
    #expect(lines(harness).contains { $0.contains("perhaps: came only 0.25 s earlier") })
  }

  @Test func whatDoesNotFailWithLateWorkIsNotBlamed() {
    var harness = ExplorerHarness.started(Self.events)
    harness.timingAnswer = { _ in [] }
    harness.type("cN")
    #expect(lines(harness).contains(" 0 timed out; 0 steps passed only by timing."))
    #expect(lines(harness).contains(" ▾ Passed only by timing (0)"))
    #expect(!lines(harness).contains { $0.contains("Paid") })
    // It is tried once.
    harness.type("N")
    let orders = harness.effects.filter { if case .tryTimings = $0 { true } else { false } }
    #expect(orders.count == 1)
  }
}
