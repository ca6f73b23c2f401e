import Testing

@testable import VirtualTime

/// Collects what ran, in order.
@MainActor
private final class Log {
  var entries: [String] = []
}

@MainActor
@Suite struct SchedulerTests {
  private let scheduler = Scheduler()
  private let log = Log()

  @discardableResult
  private func add(
    _ name: String, after delay: Duration, kind: PendingWork.Kind = .timer
  ) -> ScheduledWork {
    scheduler.schedule(after: delay, kind: kind, label: name) { [log, scheduler] in
      log.entries.append("\(name) \(scheduler.now.seconds)")
    }
  }

  @Test func workRunsWhenItIsDueAndInOrderOfAge() {
    add("late", after: .seconds(20))
    add("second", after: .seconds(1))
    add("third", after: .seconds(1))
    add("first", after: .zero)
    _ = scheduler.run(until: .seconds(20)) { false }
    #expect(log.entries == ["first 0.0", "second 1.0", "third 1.0", "late 20.0"])
  }

  @Test func theClockStopsAtTheDeadline() {
    add("late", after: .seconds(20))
    #expect(scheduler.run(until: .seconds(5)) { false } == false)
    #expect(scheduler.now == .seconds(5))
    #expect(log.entries.isEmpty)
    #expect(scheduler.pendingWork.map(\.label) == ["late"])
  }

  @Test func aConditionStopsTheRunAtOnce() {
    for second in 1...9 { add("tick", after: .seconds(second)) }
    #expect(scheduler.run(until: .seconds(100)) { log.entries.count == 3 })
    #expect(scheduler.now == .seconds(3))
  }

  @Test func cancelledWorkDoesNotRun() {
    let work = add("cancelled", after: .seconds(1))
    add("ready", after: .zero).cancel()
    work.cancel()
    _ = scheduler.run(until: .seconds(2)) { false }
    #expect(log.entries.isEmpty)
    #expect(scheduler.pendingWork.isEmpty)
  }

  @Test func onlyReadyWorkAndAnimationsKeepTheAppBusy() {
    #expect(scheduler.isIdle)
    add("request", after: .seconds(1), kind: .sleep)
    #expect(scheduler.isIdle)
    add("push", after: .seconds(1), kind: .animation)
    #expect(!scheduler.isIdle)
    _ = scheduler.run(until: .seconds(1)) { false }
    #expect(scheduler.isIdle)
    add("now", after: .zero)
    #expect(!scheduler.isIdle)
  }

  @Test func workMayScheduleWorkAndRunTheClock() {
    _ = scheduler.schedule(after: .seconds(1), kind: .timer, label: "outer") {
      [log, scheduler] in
      _ = scheduler.schedule(after: .seconds(1), kind: .timer, label: "inner") {
        log.entries.append("inner \(scheduler.now.seconds)")
      }
      _ = scheduler.run(until: .seconds(3)) { false }
      log.entries.append("outer \(scheduler.now.seconds)")
    }
    _ = scheduler.run(until: .seconds(10)) { false }
    #expect(log.entries == ["inner 2.0", "outer 3.0"])
  }

  /// Runs twenty timers that are due a millisecond after each other.
  private func orderOfTimers(seed: UInt64) -> [String] {
    let scheduler = Scheduler()
    let log = Log()
    scheduler.begin(schedule: Schedule(seed: seed), capturesStacks: false)
    for name in 0..<20 {
      _ = scheduler.schedule(after: .milliseconds(name + 1), kind: .timer, label: "") {
        log.entries.append("\(name)")
      }
    }
    _ = scheduler.run(until: .seconds(1)) { false }
    return log.entries
  }

  @Test func aSeedDelaysTheSameWayEachTime() {
    #expect(orderOfTimers(seed: 0) == (0..<20).map(String.init))
    #expect(orderOfTimers(seed: 5) == orderOfTimers(seed: 5))
    #expect(orderOfTimers(seed: 5) != orderOfTimers(seed: 0))
    #expect(orderOfTimers(seed: 5).sorted() == orderOfTimers(seed: 0).sorted())
  }

  @Test func closuresOfTheMainQueueKeepTheirOrderUnderEverySeed() {
    for seed in UInt64(0)..<20 {
      let scheduler = Scheduler()
      let log = Log()
      scheduler.begin(schedule: Schedule(seed: seed), capturesStacks: false)
      for name in 0..<20 {
        _ = scheduler.schedule(after: .zero, kind: .timer, label: "") {
          log.entries.append("\(name)")
        }
      }
      _ = scheduler.run(until: .zero) { false }
      #expect(log.entries == (0..<20).map(String.init))
    }
  }

  @Test func aThousandTimersComeInOrder() {
    var expected: [Int] = []
    let seen = Log()
    for index in 0..<1000 {
      let milliseconds = (index * 7919) % 1009
      expected.append(milliseconds)
      _ = scheduler.schedule(after: .milliseconds(milliseconds), kind: .timer, label: "") {
        seen.entries.append("\(milliseconds)")
      }
    }
    _ = scheduler.run(until: .seconds(2)) { false }
    #expect(seen.entries == expected.sorted().map(String.init))
  }

  @Test func whatATapDoesIsWorkOfTheApp() {
    #expect(!scheduler.isRunningAppWork)
    var wasWork = false
    scheduler.runAppWork { wasWork = scheduler.isRunningAppWork }
    #expect(wasWork && !scheduler.isRunningAppWork)
  }
}
