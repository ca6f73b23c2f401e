import Testing

@testable import VirtualTime

/// Work that never lets the clock rest.
@MainActor
@Suite struct SpinWatchTests {
  /// Counts.
  private final class Counter {
    var count = 0
  }

  private let scheduler = Scheduler()

  /// Work that makes itself ready as often as it is allowed to.
  private func spin(_ counter: Counter, until isOver: @escaping () -> Bool = { false }) {
    _ = scheduler.schedule(after: .zero, kind: .timer, label: "again") {
      counter.count += 1
      if !isOver() { self.spin(counter, until: isOver) }
    }
  }

  @Test func timePassesAllTheSame() {
    spin(Counter())
    let rung = Counter()
    _ = scheduler.schedule(after: .seconds(1), kind: .timer, label: "bell") { rung.count += 1 }
    #expect(scheduler.run(until: .seconds(5)) { rung.count == 1 })
    #expect(scheduler.now == .seconds(1))
    #expect(!scheduler.run(until: .seconds(5)) { false })
    #expect(scheduler.now == .seconds(5))
  }

  @Test func workThatEndsTakesNoTimeAndIsNotTold() {
    let told = Counter()
    scheduler.setSpinReport { _ in
      told.count += 1
      return true
    }
    let counter = Counter()
    spin(counter, until: { counter.count == SpinWatch.limit - 1 })
    var times: [Duration] = []
    #expect(
      scheduler.run(until: .seconds(5)) {
        if counter.count == SpinWatch.limit - 1 { times.append(scheduler.now) }
        return !times.isEmpty
      })
    #expect(times == [.zero])
    #expect(told.count == 0)
  }

  @Test func whatEndsOnceSomethingElseHasHappenedIsNotTold() {
    let told = Counter()
    scheduler.setSpinReport { _ in
      told.count += 1
      return true
    }
    let (rung, counter) = (Counter(), Counter())
    _ = scheduler.schedule(after: .seconds(5), kind: .timer, label: "bell") { rung.count += 1 }
    spin(counter, until: { rung.count == 1 })
    #expect(!scheduler.run(until: .seconds(60)) { false })
    #expect(rung.count == 1)
    #expect(told.count == 0)
  }

  @Test func workWithoutAnEndIsToldOnce() {
    let told = Counter()
    scheduler.setSpinReport { _ in
      told.count += 1
      return true
    }
    let counter = Counter()
    spin(counter)
    for second in 1...20 {
      _ = scheduler.run(until: .seconds(second)) { false }
    }
    #expect(told.count == 1)
    #expect(counter.count <= SpinWatch.limit + 20 * SpinWatch.patience)
  }
}
