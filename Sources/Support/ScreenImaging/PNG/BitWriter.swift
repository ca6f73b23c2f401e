/// Writes bits in deflate's order: the lowest bit of each byte first (RFC 1951, section 3.1.1).
struct BitWriter {
  private(set) var bytes: [UInt8] = []
  private var pending: UInt64 = 0
  private var count: UInt64 = 0

  /// Appends the lowest bits of a number.
  mutating func write(_ bits: Int, count bitCount: Int) {
    pending |= UInt64(truncatingIfNeeded: bits) << count
    count += UInt64(truncatingIfNeeded: bitCount)
    while count >= 8 {
      bytes.append(UInt8(truncatingIfNeeded: pending))
      pending >>= 8
      count -= 8
    }
  }

  /// Fills the last byte up with zeros.
  mutating func finish() {
    if count > 0 { write(0, count: Int(8 - count)) }
  }
}
