import SessionProtocol
import TerminalModel
import Testing

@testable import ExplorerCore

struct ClockTests {
  /// An explorer at the beginning of a wait that goes on, with time standing still.
  private func waiting(_ speed: RunSpeed) -> ExplorerHarness {
    var harness = ExplorerHarness.started(SignInRun.passing)
    while harness.model.run.openWait == nil { harness.type("s") }
    harness.model.settings.speed = speed
    harness.holdsTicks = true
    harness.type("c")
    return harness
  }

  @Test func anEventWaitsForItsTimeAndTheWaitBeforeItIsSeenToRun() {
    var harness = waiting(.real)
    let position = harness.model.run.state.position
    let began = harness.model.run.shownTime
    #expect(harness.effects.last == .tickAfter(milliseconds: 100))
    harness.act(.tick)
    #expect(harness.model.run.state.position == position)
    #expect(abs(harness.model.run.shownTime - began - 0.1) < 0.001)
    let frame = render(harness.model, size: TerminalSize(columns: 120, rows: 40)).text
    #expect(frame.contains("0.1/5.0 s"))
  }

  @Test func timePassesFasterAtAHigherSpeedAndTheRunComesToTheSameEnd() {
    var ticks: [RunSpeed: Int] = [:]
    for speed in [RunSpeed.real, .tenfold] {
      var harness = waiting(speed)
      while harness.model.isWaitingForHost, ticks[speed, default: 0] < 1_000 {
        ticks[speed, default: 0] += 1
        harness.act(.tick)
      }
      #expect(harness.model.run.outcome == .passed)
      #expect(!harness.model.run.holdsEvents)
    }
    #expect(ticks[.tenfold, default: 0] < ticks[.real, default: 0])
  }

  @Test func spaceShowsAtOnceWhatTheWaitComesToSoDoesPausing() {
    var harness = waiting(.real)
    harness.type(" ")
    #expect(harness.model.run.openWait == nil)
    harness = waiting(.real)
    harness.type("p")
    #expect(harness.model.run.phase.isStopped && !harness.model.run.holdsEvents)
  }

  @Test func whatIsTooFarAwayToBeWaitedForComesAtOnceAndSoDoesAFlood() throws {
    var harness = waiting(.real)
    let last = try #require(harness.model.run.phase.pursuit?.held.last)
    let position = harness.model.run.state.position
    var event = last
    event.isStop = false
    for number in 1...3 {
      event.index = last.index + number
      event.time = number == 1 ? 1e300 : -1e300
      harness.act(.message(.event(event)))
    }
    #expect(harness.model.run.phase.pursuit?.held.count == 4)
    for _ in 0..<50 { harness.act(.tick) }
    #expect(!harness.model.run.holdsEvents)
    #expect(harness.model.run.state.position > position)

    harness = waiting(.real)
    for number in 1...2_000 {
      event.index = last.index + number
      event.time = last.time
      harness.act(.message(.event(event)))
    }
    #expect(harness.model.run.phase.pursuit?.held.count ?? 0 < 2_000)
  }

  @Test func aHostThatIsLostIsNotAnsweredWhateverItHadSaid() {
    var harness = waiting(.real)
    harness.act(.hostLost("gone"))
    #expect(!harness.model.run.holdsEvents)
    harness.act(.tick)
    #expect(harness.model.run.phase == .lost("gone"))
  }

  @Test func aTickThatComesTooLateChangesNothing() {
    var harness = waiting(.real)
    harness.type("[")
    let position = harness.model.run.state.position
    harness.act(.tick)
    #expect(harness.model.run.state.position == position)
  }
}
