/// One assignment of latencies and orderings to asynchronous work, named by its seed.
///
/// Seed 0 is nominal: everything happens exactly when it is due and in the order it was asked for.
/// Any other seed delays wake-ups a little and reorders what is ready at the same instant, always
/// in the same way for the same seed.
public struct Schedule: Hashable, Sendable {
  /// The name of the schedule.
  public let seed: UInt64
  private var numbers: SeededGenerator

  /// The schedule with a seed.
  public init(seed: UInt64) {
    self.seed = seed
    numbers = SeededGenerator(seed: seed)
  }

  /// Whether nothing is varied.
  public var isNominal: Bool { seed == 0 }

  /// Virtual time that a piece of work due after `delay` takes: up to a fifth and 20 ms longer.
  mutating func latency(for delay: Duration) -> Duration {
    guard !isNominal else { return delay }
    return delay + delay * (0.2 * numbers.nextFraction()) + .milliseconds(20)
      * numbers.nextFraction()
  }

  /// Which of several ready pieces of work goes first.
  mutating func choose(among count: Int) -> Int {
    guard !isNominal, count > 1 else { return 0 }
    return Int(numbers.next() % UInt64(count))
  }

  /// How much longer or shorter than usual a step of the test takes, as a factor around 1.
  public mutating func pace() -> Double {
    isNominal ? 1 : 0.75 + 0.5 * numbers.nextFraction()
  }
}
