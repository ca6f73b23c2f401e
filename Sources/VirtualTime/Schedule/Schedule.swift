/// One assignment of latencies and orderings to asynchronous work, named by its seed.
///
/// Seed 0 is nominal: everything happens exactly when it is due and in the order it was asked for.
/// Any other seed delays wake-ups a little and reorders what is ready at the same instant, always
/// in the same way for the same seed.
public struct Schedule: Hashable, Sendable {
  /// The name of the schedule.
  public let seed: UInt64
  private var state: UInt64

  /// The schedule with a seed.
  public init(seed: UInt64) {
    self.seed = seed
    state = seed
  }

  /// Whether nothing is varied.
  public var isNominal: Bool { seed == 0 }

  /// Virtual time that a piece of work due after `delay` takes: up to a fifth and 20 ms longer.
  mutating func latency(for delay: Duration) -> Duration {
    guard !isNominal else { return delay }
    return delay + delay * (0.2 * nextFraction()) + .milliseconds(20) * nextFraction()
  }

  /// Which of several ready pieces of work goes first.
  mutating func choose(among count: Int) -> Int {
    guard !isNominal, count > 1 else { return 0 }
    return Int(next() % UInt64(count))
  }

  /// How much longer or shorter than usual a step of the test takes, as a factor around 1.
  public mutating func pace() -> Double {
    isNominal ? 1 : 0.75 + 0.5 * nextFraction()
  }

  /// SplitMix64 (Steele, Lea, Flood 2014): small, and equal on every machine.
  private mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  private mutating func nextFraction() -> Double {
    Double(next() >> 11) / Double(1 << 53)
  }
}
