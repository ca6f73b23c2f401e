/// SplitMix64 (Steele, Lea, Flood 2014): the same choices for the same seed on every machine.
struct WalkRandomness: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number from 0.
  mutating func number(below bound: Int) -> Int { Int.random(in: 0..<bound, using: &self) }

  /// One of some values.
  mutating func element<Values: Collection>(of values: Values) -> Values.Element? {
    values.randomElement(using: &self)
  }
}
