import ElementModel
import SessionProtocol
import TerminalModel
import Testing

@testable import ExplorerCore

struct SteppingTests {
  private let events = SignInRun.passing
  private var stops: [Int] { events.filter(\.isStop).map(\.index) }

  private func action(_ function: String) -> Int? {
    events.first { $0.isStop && $0.stack.first?.function == function }?.index
  }

  @Test func aRunStartsAtItsFirstStopAndSGoesToTheNextOneEachTime() {
    var harness = ExplorerHarness.started(events)
    #expect(harness.model.run.phase.isStopped)
    for stop in stops.dropLast() {
      #expect(harness.model.run.state.position == stop)
      harness.type("s")
    }
    #expect(harness.model.run.phase.isEnded)
    #expect(harness.model.run.outcome == .passed)
    #expect(harness.model.run.state.position == events.count - 1)
  }

  @Test func nRunsACallToItsEndTheNextStopHasMovedOnInTheCallersLine() {
    var harness = ExplorerHarness.started(events)
    while harness.model.run.state.position != action("SignInViewPage.typeEmail(_:)") {
      harness.type("s")
    }
    harness.type("n")
    // Another line of the same page method.
    #expect(
      harness.model.run.state.stack[0].line
        == SignInSources.line("emailTextField.typeText", in: SignInSources.pagesFile))
    harness.type("n")
    #expect(harness.model.run.state.stack[0].function == "SignInViewPage.typePassword(_:)")
  }

  @Test func oRunsTheFunctionToItsEnd() {
    var harness = ExplorerHarness.started(events)
    while harness.model.run.state.position != action("SignInViewPage.typeEmail(_:)") {
      harness.type("s")
    }
    harness.type("o")
    #expect(harness.model.run.state.stack[0].function == "SignInViewPage.typePassword(_:)")
    harness.type("<")
    harness.type("oo")
    #expect(
      harness.model.run.state.stack.last?.line
        == SignInSources.line(".execute(", in: SignInSources.testsFile, 2))
  }

  @Test func nPassesAllChecksOfAWaitAndSStopsAtEach() {
    var harness = ExplorerHarness.started(events)
    while harness.model.run.state.current?.waitNumber == nil { harness.type("s") }
    let began = harness.model.run.state.position
    harness.type("s")
    #expect(harness.model.run.state.current?.waitNumber == 1)
    harness.type("[")
    #expect(harness.model.run.state.position == began)
    harness.type("n")
    let current = harness.model.run.state.current
    #expect(current?.waitNumber == nil)
    if case .assertion(let assertion)? = current?.content {
      #expect(assertion.name == "XCTAssertTrue")
    } else {
      Issue.record("stopped at \(String(describing: current))")
    }
  }

  @Test func cRunsToAFailureAndStopsThereWithEverythingToBeSeen() {
    var harness = ExplorerHarness.started(SignInRun.failing)
    harness.type("c")
    #expect(harness.model.run.phase.isStopped)
    #expect(harness.model.run.state.current?.isFailure == true)
    #expect(!harness.model.run.state.screen.isEmpty)
    harness.type("c")
    #expect(harness.model.run.outcome == .failed)
  }

  @Test func backTenStopsAndForwardAgainShowsTheSameAtEveryStop() {
    var harness = ExplorerHarness.started(events)
    harness.type("sssssssssssss")
    var forward: [String] = []
    let size = TerminalSize(columns: 120, rows: 40)
    for _ in 0..<10 {
      forward.append(render(harness.model, size: size).text)
      harness.type("[")
    }
    #expect(harness.model.run.phase.isStopped)
    for frame in forward.reversed() {
      harness.type("s")
      #expect(render(harness.model, size: size).text == frame)
    }
    #expect(!harness.model.run.isDiverged)
  }

  @Test func goingBackShowsTheRecordedStateAtOnceAndAsksForAnotherRun() {
    var harness = ExplorerHarness.started(events)
    harness.type("sss")
    harness.hold()
    let effects = reduce(into: &harness.model, .input(.key(.character("["))))
    let target = stops[2]
    #expect(harness.model.run.state.position == target)
    #expect(effects.first == .killRun)
    guard case .run(let request)? = effects.dropFirst().first else {
      Issue.record("no run in \(effects)")
      return
    }
    #expect(request.firstIndex == target && request.isGated && request.number == 2)
    #expect(harness.model.isWaitingForHost)
  }

  @Test func eventsOfAKilledRunAreNotTakenForTheNewOnes() {
    var harness = ExplorerHarness.started(events)
    harness.type("sss")
    _ = reduce(into: &harness.model, .input(.key(.character("["))))
    let position = harness.model.run.state.position
    for event in events { _ = reduce(into: &harness.model, .message(.event(event))) }
    _ = reduce(
      into: &harness.model, .message(.runEnded(RunEnded(number: 1, exitStatus: nil, signal: 9))))
    _ = reduce(into: &harness.model, .message(.runStarted(RunStarted(number: 1, processID: 1))))
    #expect(harness.model.run.state.position == position)
    #expect(harness.model.run.phase.isStarting)
  }

  @Test func keysTypedWhileTheRunCatchesUpAreKeptAndDoneInTheirOrder() {
    var harness = ExplorerHarness.started(events)
    harness.type("sssss")
    harness.hold()
    harness.type("[[")
    harness.type("ssn")
    harness.type("[")
    #expect(harness.model.run.phase.queue.count == 4)
    #expect(harness.model.run.state.position == stops[3])
    harness.release()
    while harness.model.isWaitingForHost, !harness.model.run.phase.isEnded { harness.release() }
    #expect(harness.model.run.phase.queue.isEmpty)
    #expect(harness.model.run.state.position == stops[5])
  }

  @Test func aRunThatDoesNotRepeatItselfIsReportedAndWhatItDidIsShown() {
    var other = events
    let stop = stops[4]
    other[stop].time += 1
    var harness = ExplorerHarness([events, other])
    harness.act(.started)
    harness.type("sssss[")
    #expect(harness.model.run.isDiverged)
    #expect(harness.model.run.state.time == other[stop].time)
    let frame = render(harness.model, size: TerminalSize(columns: 120, rows: 40)).text
    #expect(frame.contains("not deterministic"))
    harness.type("R")
    #expect(!harness.model.run.isDiverged)
  }

  @Test func aProcessThatEndsEarlyIsACrashThatCanBeGoneBackFrom() {
    var harness = ExplorerHarness([SignInRun.crashing])
    harness.lastWords = ["App.swift:3: Fatal error: no account"]
    harness.act(.started)
    harness.type("cs")
    #expect(harness.model.run.outcome == .crashed)
    #expect(harness.model.run.state.ended?.reason == "Fatal error: no account")
    #expect(harness.model.run.state.chain.nodes.contains { $0.status == .failed })
    harness.type("[")
    #expect(harness.model.run.phase.isStopped)
    #expect(!harness.model.run.isDiverged)
  }

  @Test func theLastWordsOfACrashMayComeAfterTheNewsOfItsEnd() {
    var harness = ExplorerHarness([SignInRun.crashing])
    harness.act(.started)
    harness.type("c")
    #expect(
      harness.model.run.state.ended?.reason
        == "The process was ended by signal 4 (a trap: Swift stopped the process)")
    harness.act(.hostOutput("App.swift:3: Fatal error: no account"))
    #expect(harness.model.run.state.ended?.reason == "Fatal error: no account")
  }

  @Test func restartRunsTheTestAgainFromItsBeginning() {
    var harness = ExplorerHarness.started(events)
    harness.type("sssR")
    #expect(harness.model.run.state.position == 0)
    #expect(harness.model.run.phase.isStopped)
    #expect(harness.model.run.number == 2)
  }

  @Test func pStopsARunThatGoesOn() {
    var harness = ExplorerHarness.started(events)
    harness.hold()
    harness.type("c")
    #expect(harness.model.run.phase.goal == .failure)
    harness.type("p")
    harness.release()
    #expect(harness.model.run.phase.isStopped)
  }

  @Test func passingStopsTakesAMomentButCatchingUpDoesNot() {
    var harness = ExplorerHarness([events], speed: .watch)
    harness.act(.started)
    _ = reduce(into: &harness.model, .input(.key(.character("c"))))
    let next = events.first { $0.index > 0 && $0.isStop }!
    var effects: [ExplorerEffect] = []
    for event in events[1...next.index] {
      effects += reduce(into: &harness.model, .message(.event(event)))
    }
    #expect(effects.contains { if case .sendAfter = $0 { true } else { false } })
  }

  @Test func aLostHostIsToldAndSteppingIsOver() {
    var harness = ExplorerHarness.started(events)
    harness.act(.hostLost("the host ended"))
    #expect(!harness.model.isWaitingForHost)
    #expect(!harness.model.isEnabled(.stepInto))
    harness.type("T")
    harness.press(.enter)
    #expect(harness.model.run.phase == .lost("the host ended"))
    let frame = render(harness.model, size: TerminalSize(columns: 80, rows: 24)).text
    #expect(frame.contains("the host ended"))
  }
}
