/// The checksum of a zlib stream (RFC 1950, section 8).
struct Adler32 {
  private var low: UInt64 = 1
  private var high: UInt64 = 0

  /// Takes a byte into account.
  mutating func append(_ byte: UInt8) {
    low = (low + UInt64(byte)) % 65521
    high = (high + low) % 65521
  }

  /// Takes several zeros into account, at once.
  mutating func appendZeros(_ count: Int) {
    high = (high + low * (UInt64(max(0, count)) % 65521)) % 65521
  }

  /// The checksum of everything so far.
  var value: UInt32 { UInt32(truncatingIfNeeded: high << 16 | low) }
}
