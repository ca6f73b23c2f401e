import Testing

@testable import VirtualTime

@MainActor
@Suite struct PastWorkTests {
  private let scheduler = Scheduler()

  private func add(
    _ name: String, after delay: Duration, kind: PendingWork.Kind = .timer,
    action: @escaping @MainActor () -> Void = {}
  ) {
    _ = scheduler.schedule(after: delay, kind: kind, label: name, action: action)
  }

  @Test func whatRanLastIsTheCause() {
    add("first", after: .seconds(1))
    add("second", after: .seconds(2))
    add("third", after: .seconds(30))
    _ = scheduler.run(until: .seconds(5)) { false }
    #expect(scheduler.pastWork.count == 2)
    #expect(scheduler.pastWork.cause(after: 0)?.label == "second")
    #expect(scheduler.pastWork.cause(after: 0)?.due == .seconds(2))
    #expect(scheduler.pastWork.cause(after: 2) == nil)
  }

  @Test func workThatIsPostponedComesLater() {
    let late = Postponement(
      kind: .timer, label: "second", due: .microseconds(1_000_001), lateness: .seconds(60))
    scheduler.begin(schedule: Schedule(seed: 0), capturesStacks: false, postponed: [late])
    add("first", after: .seconds(1))
    add("second", after: .seconds(1))
    add("second", after: .seconds(2))
    add("second", after: .seconds(1), kind: .sleep)
    #expect(scheduler.pendingWork.map(\.label) == ["first", "second", "second", "second"])
    #expect(
      scheduler.pendingWork.map(\.due) == [.seconds(1), .seconds(1), .seconds(2), .seconds(61)])
    #expect(scheduler.pendingWork.map(\.kind) == [.timer, .sleep, .timer, .timer])
  }

  @Test func whatChangedTheAppComesBeforeWhatRanLater() {
    add("answer", after: .seconds(1)) { [scheduler] in scheduler.noteChange() }
    add("tick", after: .seconds(2))
    _ = scheduler.run(until: .seconds(5)) { false }
    #expect(scheduler.pastWork.cause(after: 0)?.label == "answer")
    #expect(scheduler.pastWork.cause(after: 1)?.label == "tick")
  }

  @Test func workThatRunsAtOnceIsAPartOfWhatAskedForIt() {
    add("answer", after: .seconds(1)) { [scheduler] in
      _ = scheduler.schedule(after: .zero, kind: .animation, label: "update") {
        scheduler.noteChange()
      }
    }
    add("tick", after: .seconds(1))
    _ = scheduler.run(until: .seconds(5)) { false }
    #expect(scheduler.pastWork.cause(after: 0)?.label == "answer")
  }

  @Test func deadlinesOfTheRunnerAndWhatNobodyWaitedForAreNoCause() {
    add("runner", after: .seconds(1), kind: .runner) { [scheduler] in scheduler.noteChange() }
    add("at once", after: .zero) { [scheduler] in scheduler.noteChange() }
    _ = scheduler.run(until: .seconds(5)) { false }
    #expect(scheduler.pastWork.cause(after: 0) == nil)
  }
}
