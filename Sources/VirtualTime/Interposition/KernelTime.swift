/// Times as Linux lays them out for 64-bit programs: seconds, then a part of a second.
///
/// It stands in for `timespec`, `timeval` and `itimerspec`. Which Clang module those belong to
/// depends on what the compiler has read before, so that their members are not visible in every
/// build.
enum KernelTime {
  /// Bytes of one time.
  static let size = 2 * MemoryLayout<Int>.size

  /// Reads seconds and nanoseconds.
  static func load(from memory: UnsafeRawPointer) -> Duration {
    .seconds(memory.load(as: Int.self))
      + .nanoseconds(memory.load(fromByteOffset: MemoryLayout<Int>.size, as: Int.self))
  }

  /// Writes seconds and parts of a second.
  ///
  /// - Parameters:
  ///   - time: What to write.
  ///   - memory: Where to.
  ///   - partsPerSecond: A billion of a `timespec`, a million of a `timeval`.
  static func store(
    _ time: Duration, to memory: UnsafeMutableRawPointer, partsPerSecond: Int = 1_000_000_000
  ) {
    let (seconds, attoseconds) = time.components
    let parts = Int(attoseconds / (1_000_000_000_000_000_000 / Int64(partsPerSecond)))
    memory.storeBytes(of: Int(seconds), as: Int.self)
    memory.storeBytes(of: parts, toByteOffset: MemoryLayout<Int>.size, as: Int.self)
  }
}
