import Glibc

/// The number of the calling thread as each library remembers it.
///
/// Swift's `Mutex` asks the system once for the thread's number and keeps the answer in a variable of
/// the thread, one in each library. `fork(2)` copies those, so the child would go by its parent's
/// number, and a lock that two of its threads want at once ends the process: the kernel finds that
/// its holder does not exist.
enum ThreadNumbers {
  private typealias Body =
    @convention(c) (UnsafeRawPointer, Int, UnsafeMutableRawPointer) -> CInt

  /// The C library's; its header has it for GNU sources only.
  @_silgen_name("dl_iterate_phdr")
  private static func iterate(_ body: Body, _ context: UnsafeMutableRawPointer) -> CInt

  /// Replaces the number of the thread that forked with that of the thread it has become.
  ///
  /// - Parameters:
  ///   - old: The number in the parent.
  ///   - new: The number in this process.
  static func replace(_ old: pid_t, with new: pid_t) {
    var numbers = (old, new)
    _ = withUnsafeMutablePointer(to: &numbers) { numbers in
      iterate(
        { library, _, context in
          let (old, new) = context.load(as: (pid_t, pid_t).self)
          ThreadNumbers.replace(old, with: new, in: ThreadNumbers.words(of: library))
          return 0
        }, numbers)
    }
  }

  /// Replaces a number among variables.
  ///
  /// A half of an address may be the same number: of a process whose own is 21845, 0x5555, that is every
  /// address of the heap. So words that are one with the word beside them stay, if there is memory.
  static func replace(
    _ old: pid_t, with new: pid_t, in words: UnsafeMutableBufferPointer<pid_t>
  ) {
    for index in words.indices where words[index] == old && !isHalfOfAddress(index, words) {
      words[index] = new
    }
  }

  private static func isHalfOfAddress(
    _ index: Int, _ words: UnsafeMutableBufferPointer<pid_t>
  ) -> Bool {
    guard let start = words.baseAddress else { return false }
    let place = UInt(bitPattern: start + index) & ~7
    let isWhole =
      place >= UInt(bitPattern: start) && place + 8 <= UInt(bitPattern: start + words.count)
    guard isWhole, let pair = UnsafeRawPointer(bitPattern: place) else { return false }
    let page = pair.load(as: UInt.self) & ~0xFFF
    var isThere: UInt8 = 0
    // Fails for what is not mapped.
    return page != 0 && mincore(UnsafeMutableRawPointer(bitPattern: page), 1, &isThere) == 0
  }

  /// The calling thread's own variables of a library, word for word (`struct dl_phdr_info`).
  private static func words(of library: UnsafeRawPointer) -> UnsafeMutableBufferPointer<pid_t> {
    guard
      let segments = library.load(fromByteOffset: 16, as: UnsafeRawPointer?.self),
      let variables = library.load(fromByteOffset: 56, as: UnsafeMutableRawPointer?.self)
    else { return .init(start: nil, count: 0) }
    let count = Int(library.load(fromByteOffset: 24, as: UInt16.self))
    for segment in 0..<count {
      // `Elf64_Phdr`: 56 bytes, with the type first and the size in memory at 40.
      let header = segments + segment * 56
      guard header.load(as: UInt32.self) == threadVariables else { continue }
      let words = header.load(fromByteOffset: 40, as: Int.self) / MemoryLayout<pid_t>.size
      return .init(start: variables.assumingMemoryBound(to: pid_t.self), count: words)
    }
    return .init(start: nil, count: 0)
  }

  /// `PT_TLS`.
  private static let threadVariables: UInt32 = 7
}
