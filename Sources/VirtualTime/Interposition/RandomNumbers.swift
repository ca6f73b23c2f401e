import Synchronization

/// The random numbers of a run, which are the same in each run of the same test under the same
/// schedule.
///
/// Only the main thread has them, on which apps and tests run; others, whose order nobody decides,
/// would take different ones each time.
enum RandomNumbers {
  private static let generator = Mutex<SeededGenerator?>(nil)

  /// Starts the numbers of a run.
  ///
  /// - Parameters:
  ///   - seed: The number that stands for the schedule.
  ///   - name: What runs. Tests that keep what others stored must not draw the same identifiers.
  static func begin(seed: UInt64, name: String) {
    // FNV-1a, as hash values of Swift are no promise from one version to the next.
    let mixed = name.utf8.reduce(seed ^ 0xCBF2_9CE4_8422_2325) { hash, byte in
      (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
    }
    generator.withLock { $0 = SeededGenerator(seed: mixed) }
  }

  /// Fills memory with the next numbers.
  ///
  /// - Parameters:
  ///   - buffer: The memory.
  ///   - count: How many bytes.
  /// - Returns: Whether this run, on this thread, has numbers of its own.
  static func fill(_ buffer: UnsafeMutableRawPointer?, count: Int) -> Bool {
    guard SystemClock.isInCharge else { return false }
    let bytes = UnsafeMutableRawBufferPointer(start: buffer, count: count)
    return generator.withLock { generator in
      guard generator != nil else { return false }
      for start in stride(from: 0, to: bytes.count, by: 8) {
        withUnsafeBytes(of: generator?.next()) { number in
          let part = bytes[start...].prefix(8)
          UnsafeMutableRawBufferPointer(rebasing: part)
            .copyMemory(from: UnsafeRawBufferPointer(rebasing: number.prefix(part.count)))
        }
      }
      return true
    }
  }

  /// Fills 16 bytes with a random identifier, version 4 (RFC 9562, section 5.4).
  ///
  /// - Parameter identifier: The 16 bytes.
  /// - Returns: Whether this run, on this thread, has numbers of its own.
  static func fill(_ identifier: UnsafeMutablePointer<UInt8>) -> Bool {
    guard fill(UnsafeMutableRawPointer(identifier), count: 16) else { return false }
    identifier[6] = identifier[6] & 0x0F | 0x40
    identifier[8] = identifier[8] & 0x3F | 0x80
    return true
  }

  typealias SystemCall = @convention(c) (Int, Int, Int, Int, Int, Int, Int) -> Int
  typealias GetRandom = @convention(c) (UnsafeMutableRawPointer?, Int, CUnsignedInt) -> Int
  typealias GetEntropy = @convention(c) (UnsafeMutableRawPointer?, Int) -> CInt

  typealias Arc4RandomBuffer = @convention(c) (UnsafeMutableRawPointer?, Int) -> Void
  typealias GenerateUUID = @convention(c) (UnsafeMutablePointer<UInt8>) -> Void

  /// The C library's own `syscall`.
  ///
  /// Swift makes one to initialise a variable when it is first used. This is none of those: its
  /// contents are known to the compiler.
  static var realSystemCall: SystemCall? {
    var address = systemCallAddress.load(ordering: .relaxed)
    if address == 0 {
      address = SystemClock.address(ofNext: "syscall").map { UInt(bitPattern: $0) } ?? 0
      systemCallAddress.store(address, ordering: .relaxed)
    }
    return UnsafeRawPointer(bitPattern: address).map { unsafeBitCast($0, to: SystemCall.self) }
  }

  private static let systemCallAddress = Atomic<UInt>(0)

  static let realGetRandom: GetRandom? = SystemClock.next("getrandom")
  static let realGetEntropy: GetEntropy? = SystemClock.next("getentropy")
  static let realArc4RandomBuffer: Arc4RandomBuffer? = SystemClock.next("arc4random_buf")
  static let realGenerateUUID: GenerateUUID? = SystemClock.next("_foundation_uuid_generate_random")
  static let realGenerateObjectUUID: GenerateUUID? = SystemClock.next("uuid_generate_random")
  static let realGenerateCoreUUID: GenerateUUID? = SystemClock.next("_cf_uuid_generate_random")
}
