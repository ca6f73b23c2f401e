import SessionProtocol
import SourceModel
import Testing

@testable import ExplorerCore

struct RunControlTests {
  private func event(_ index: Int, time: Double? = nil, name: String = "a") -> Event {
    Event(
      index: index, time: time ?? Double(index), stack: [], isStop: true,
      content: .activity(Activity(name: name, hasEnded: false)))
  }

  /// A run that is stopped after some events.
  private func stopped(after count: Int) -> RunControl {
    var run = RunControl(test: SignInRun.test, index: SignInSources.index)
    let number = run.start("A/b", to: .into)
    _ = run.begin(RunStarted(number: number, processID: 1))
    for index in 0..<count { _ = run.receive(event(index)) }
    run.stop()
    return run
  }

  @Test func goingBackFindsTheFilesThatTheTestHasFound() {
    var run = RunControl(test: "A/b", index: SignInSources.index)
    #expect(run.container(of: "A/b", keepsState: false) == .fresh)
    #expect(run.container(of: "A/b", keepsState: true) == .kept)
    _ = run.start("A/b", to: .into)
    run.reset(test: "A/b", index: SignInSources.index)
    #expect(run.container(of: "A/b", keepsState: true) == .again)
    #expect(run.container(of: "A/c", keepsState: true) == .kept)
    #expect(run.container(of: "A/b", keepsState: false) == .fresh)
  }

  @Test func aRunBeginsWhenTheHostNamesItsNumber() {
    var run = RunControl(test: SignInRun.test, index: SignInSources.index)
    _ = run.start("A/b", to: .into)
    let number = run.start("A/b", to: .failure)
    let isSilent = run.noticeSilence()
    #expect(isSilent && run.phase.isHostSilent)
    _ = run.begin(RunStarted(number: number - 1, processID: 1))
    #expect(run.phase.isStarting && !run.phase.isHostSilent)
    _ = run.begin(RunStarted(number: number, processID: 1))
    #expect(run.phase.isRunning && run.phase.goal == .failure)
    let isSilentLater = run.noticeSilence()
    #expect(!isSilentLater)
  }

  @Test func keysAreTakenInTheirOrderOnceTheRunStops() {
    var run = stopped(after: 1)
    run.goOn(to: .failure)
    run.enqueue(.stepInto)
    run.enqueue(.stepOver)
    let early = run.takeQueued()
    #expect(early == nil)
    run.stop()
    let taken = [run.takeQueued(), run.takeQueued(), run.takeQueued()]
    #expect(taken == [.stepInto, .stepOver, nil])
  }

  @Test func anotherEventThanTheRecordedOneMakesTheRunDiffer() {
    var run = stopped(after: 4)
    run.show(1)
    #expect(run.position == 1 && run.record.endIndex == 4)
    let isKnown = run.receive(event(2))
    #expect(isKnown && !run.isDiverged)
    let isKnownToo = run.receive(event(3, name: "b"))
    #expect(!isKnownToo && run.isDiverged && run.position == 3 && run.record.endIndex == 4)
  }

  @Test func actingInThePastKeepsTheWayThatWasAndItCanBeEntered() {
    var run = stopped(after: 4)
    run.show(1)
    run.act(.back, .english)
    #expect(run.branches.count == 1 && run.record.endIndex == 2)
    #expect(run.interventions.map(\.at) == [1] && run.phase.goal == .handEnd)
    let left = run.enter(branch: 0, .english)
    #expect(left == 3)
    #expect(run.record.endIndex == 4 && run.interventions.isEmpty)
    let nowhere = run.enter(branch: 7, .english)
    #expect(nowhere == nil)
    run.deleteBranch(0)
    #expect(run.branches.isEmpty)
  }

  @Test func eventsOfAWatchedRunWaitForTheirTime() throws {
    var run = stopped(after: 1)
    run.goOn(to: .failure)
    let first = event(1, time: 2)
    let holdings = [
      run.hold(first, at: .instant), run.hold(first, at: .real),
      run.hold(event(2, time: 2.5), at: .real),
    ]
    #expect(holdings == [.due, .first, .held])
    var ticks = 0
    while run.takeDueEvent() == nil, ticks < 100 {
      run.advanceClock(try #require(RunSpeed.real.factor))
      ticks += 1
    }
    #expect(ticks == 20 && abs(run.shownTime - 2) < 0.01)
    let rest = run.takeHeldEvents().map(\.index)
    #expect(rest == [2] && !run.holdsEvents)
  }

  @Test func onlyAWholeRunOfTheTestAloneIsAnObservation() {
    var run = stopped(after: 2)
    #expect(run.observation(of: SignInRun.test) != nil)
    run.act(.back, .english)
    #expect(run.observation(of: SignInRun.test) == nil)
  }
}
