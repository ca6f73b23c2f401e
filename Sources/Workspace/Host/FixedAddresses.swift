import Glibc

/// Starts programs at the same addresses each time.
///
/// Sets of objects, such as a publisher's subscribers, are ordered by address; with addresses
/// drawn anew for each process, equal runs would differ (`personality(2)`, `ADDR_NO_RANDOMIZE`).
enum FixedAddresses {
  private typealias Personality = @convention(c) (CUnsignedLong) -> CInt

  private static let noRandomization: CUnsignedLong = 0x004_0000
  /// Asks for the setting and leaves it as it is.
  private static let question: CUnsignedLong = 0xFFFF_FFFF

  /// Does something during which programs that this process starts get fixed addresses; where the
  /// system does not allow that, they start all the same.
  static func whileStarting<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard let personality, case let current = personality(question), current >= 0 else {
      return try body()
    }
    _ = personality(CUnsignedLong(current) | noRandomization)
    defer { _ = personality(CUnsignedLong(current)) }
    return try body()
  }

  private static let personality: Personality? = dlsym(nil, "personality").map {
    unsafeBitCast($0, to: Personality.self)
  }
}
