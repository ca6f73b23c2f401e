/// Numbers that look random; one seed always gives the same ones.
package struct SeededRandom {
  private var state: UInt64

  /// Begins anew with a seed.
  package init(seed: UInt64) { state = seed &* 2 &+ 1 }

  /// A number from 0 up to, but not including, a limit.
  package mutating func below(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(truncatingIfNeeded: state >> 33) % limit
  }

  /// One of some values.
  package mutating func member<T>(of values: [T]) -> T { values[below(values.count)] }
}
