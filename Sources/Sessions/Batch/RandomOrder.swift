/// An order of tests that chance decides, and that the same seed gives again.
package enum RandomOrder {
  /// Mixes tests.
  ///
  /// - Parameters:
  ///   - tests: Their names.
  ///   - seed: Which order; another seed gives another one.
  /// - Returns: The same names.
  package static func of(_ tests: [String], seed: UInt64) -> [String] {
    let keyed = tests.map { (key: key(of: $0, seed), name: $0) }
    return keyed.sorted { ($0.key, $0.name) < ($1.key, $1.name) }.map(\.name)
  }

  /// FNV-1a of a seed and a name.
  private static func key(of name: String, _ seed: UInt64) -> UInt64 {
    var key: UInt64 = 0xcbf2_9ce4_8422_2325
    let bytes = withUnsafeBytes(of: seed.littleEndian) { Array($0) } + Array(name.utf8)
    for byte in bytes { key = (key ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return key
  }
}
