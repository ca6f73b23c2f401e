/// A generator of random numbers that gives the same numbers for the same seed on every machine.
///
/// SplitMix64 (Steele, Lea, Flood 2014): small, and good enough to vary times with.
package struct SeededGenerator: RandomNumberGenerator, Hashable, Sendable {
  private var state: UInt64

  /// Creates the generator of a seed.
  package init(seed: UInt64) { state = seed }

  /// The next number.
  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// The next number, at least 0 and less than 1.
  package mutating func nextFraction() -> Double {
    Double(next() >> 11) / Double(1 << 53)
  }
}
