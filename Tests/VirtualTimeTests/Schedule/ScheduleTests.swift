import Testing

@testable import VirtualTime

@Suite struct ScheduleTests {
  @Test func seedZeroVariesNothing() {
    var schedule = Schedule(seed: 0)
    #expect(schedule.latency(for: .seconds(2)) == .seconds(2))
    #expect(schedule.choose(among: 5) == 0)
    #expect(schedule.pace() == 1)
  }

  @Test func aSeedNamesOneSchedule() {
    var one = Schedule(seed: 42)
    var other = Schedule(seed: 42)
    for _ in 0..<100 {
      #expect(one.latency(for: .seconds(1)) == other.latency(for: .seconds(1)))
      #expect(one.choose(among: 7) == other.choose(among: 7))
      #expect(one.pace() == other.pace())
    }
  }

  @Test func latenciesOnlyGrowAndStayBounded() {
    var schedule = Schedule(seed: 3)
    for _ in 0..<1000 {
      let latency = schedule.latency(for: .seconds(1))
      #expect(latency >= .seconds(1) && latency <= .milliseconds(1220))
    }
  }

  @Test func seedsDiffer() {
    var one = Schedule(seed: 1)
    var two = Schedule(seed: 2)
    #expect(
      (0..<10).map { _ in one.choose(among: 100) } != (0..<10).map { _ in two.choose(among: 100) })
  }
}
