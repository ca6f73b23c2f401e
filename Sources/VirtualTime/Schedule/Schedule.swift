/// Decides by how much asynchronous work is late, and which of several ready pieces runs first.
///
/// With seed 0, the nominal schedule, all work runs exactly when it is due and in the order in
/// which it was added. Any other seed delays work a little and changes the order of what is ready
/// at the same time, and does so in the same way each time.
package struct Schedule: Hashable, Sendable {
  /// The number that stands for the schedule.
  package let seed: UInt64
  private var numbers: SeededGenerator

  /// The schedule with a seed.
  package init(seed: UInt64) {
    self.seed = seed
    numbers = SeededGenerator(seed: seed)
  }

  /// Whether this is the schedule that changes nothing.
  package var isNominal: Bool { seed == 0 }

  /// After how long a piece of work runs.
  ///
  /// - Parameter delay: After how long it is due.
  /// - Returns: At least as long, and at most a fifth and 20 ms longer.
  mutating func latency(for delay: Duration) -> Duration {
    guard !isNominal else { return delay }
    return delay + delay * (0.2 * numbers.nextFraction()) + .milliseconds(20)
      * numbers.nextFraction()
  }

  /// Chooses one of several ready pieces of work.
  ///
  /// - Parameter count: How many there are.
  /// - Returns: The position of the one that runs next.
  mutating func choose(among count: Int) -> Int {
    guard !isNominal, count > 1 else { return 0 }
    return Int(numbers.next() % UInt64(count))
  }

  /// The factor by which a step of the test takes longer or shorter, from 0.75 to 1.25.
  package mutating func pace() -> Double {
    isNominal ? 1 : 0.75 + 0.5 * numbers.nextFraction()
  }
}
