import Glibc
@_spi(Contexts) @_spi(Internal) import Runtime

/// The calls that were under way at some moment, as addresses.
///
/// Taking them needs microseconds; ``Symbolicator`` finds their names later, where somebody asks.
package struct CallStack: Hashable, Sendable {
  /// Return addresses, innermost first.
  ///
  /// A return address lies just behind its call, so the call is found by subtracting one; other
  /// addresses are stored with one added, so that this holds for all.
  package var addresses: [UInt]

  /// A stack of addresses.
  package init(addresses: [UInt] = []) { self.addresses = addresses }

  /// Takes the calling code's stack, in some microseconds.
  ///
  /// - Parameter end: Address on the stack at which to end: callers that stand there or above are
  ///   left out; `nil` for all.
  /// - Returns: The stack; empty off the main thread.
  @inline(never)
  package static func capture(upTo end: UInt? = nil) -> CallStack {
    let frame = HostContext.withCurrentContext { UInt($0.framePointer) }
    return CallStack(addresses: StackWalk(from: frame, to: end).addresses)
  }

  /// Takes the calling code's stack where libraries without frame pointers are in between, such as
  /// Dispatch's overlay for Swift.
  ///
  /// It uses the tables that C++ unwinds exceptions with, which takes longer than
  /// ``capture(upTo:)``.
  ///
  /// - Parameter end: Address on the stack at which to end; `nil` for all.
  /// - Returns: The stack; empty off the main thread, and where the system cannot unwind.
  package static func captureAcrossLibraries(upTo end: UInt? = nil) -> CallStack {
    guard StackWalk.isOnStack(callerFrame()) else { return CallStack() }
    return CallStack(addresses: UnwindTables.addresses(limit: 200, upTo: end ?? .max))
  }

  /// The address on the stack of the calling function's frame; what that calls is at lower
  /// addresses.
  @inline(never)
  static func callerFrame() -> UInt {
    let own = HostContext.withCurrentContext { UInt($0.framePointer) }
    return StackWalk.isOnStack(own) ? StackWalk.word(at: own) : 0
  }

  /// Takes the stack of the code that a signal interrupted, by the runtime's own walk, which can
  /// get past the frame that the kernel puts there for the signal.
  ///
  /// - Parameter address: The instruction that was interrupted; it is in no return address.
  /// - Returns: The stack; empty if it cannot be walked.
  package static func capture(interruptedAt address: UInt?) -> CallStack {
    let backtrace = try? Backtrace.capture(limit: 160, offset: 1, top: 40)
    let addresses = (backtrace?.frames).map { $0.compactMap(\.address) } ?? []
    return CallStack(addresses: (address.map { [$0 + 1] } ?? []) + addresses)
  }
}

extension Backtrace.Frame {
  /// The frame's address; nil for the resume point of an asynchronous function.
  var address: UInt? {
    switch self {
    case .programCounter(let address), .returnAddress(let address):
      UInt64(address).flatMap(UInt.init(exactly:))
    default: nil
    }
  }
}

/// A walk from frame to frame of the main thread's stack.
///
/// The runtime's own walk looks for asynchronous callers too but finds them only the first time in
/// a process (Swift 6.3), so that the same stack would look different the next time.
private struct StackWalk {
  private static let limit = 200

  private(set) var addresses: [UInt] = []

  init(from start: UInt, to end: UInt?) {
    guard Self.isOnStack(start) else { return }
    var frame = start
    let last = min(end ?? .max, Self.stackEnd - 16)
    while addresses.count < Self.limit, frame < last, frame % 8 == 0 {
      // A frame begins with its caller's frame pointer and return address.
      addresses.append(Self.word(at: frame + 8))
      let caller = Self.word(at: frame)
      // The stack grows downwards: a caller's frame is above.
      guard caller > frame else { return }
      frame = caller
    }
  }

  /// Whether an address is on the main thread's stack.
  static func isOnStack(_ address: UInt) -> Bool {
    address < stackEnd && stackEnd - address < stackLimit
  }

  static func word(at address: UInt) -> UInt {
    UnsafePointer<UInt>(bitPattern: address)?.pointee ?? 0
  }

  /// The highest address of the main thread's stack, which the dynamic linker stores at the start.
  private static let stackEnd: UInt = {
    dlsym(nil, "__libc_stack_end")?.load(as: UInt.self) ?? 0
  }()

  /// The largest size of a stack.
  ///
  /// Stacks of other threads are farther than that from the end of the main thread's, by which they
  /// are told apart; they are not walked.
  private static let stackLimit: UInt = 64 << 20
}

/// Walks the stack with the unwinder of C++, which reads each library's unwind tables.
private enum UnwindTables {
  private typealias Visitor =
    @Sendable @convention(c) (_ context: OpaquePointer, _ addresses: UnsafeMutableRawPointer) ->
    CInt
  private typealias Walk = @Sendable @convention(c) (Visitor, UnsafeMutableRawPointer) -> CInt
  private typealias Address = @Sendable @convention(c) (OpaquePointer) -> UInt

  /// `_URC_NO_REASON` and `_URC_END_OF_STACK` of the Itanium C++ ABI: go on, and enough.
  private static let (goOn, enough): (CInt, CInt) = (0, 5)

  private static let walk: Walk? = SystemClock.next("_Unwind_Backtrace")
  private static let address: Address? = SystemClock.next("_Unwind_GetIP")
  /// The address on the stack of a frame's caller.
  private static let place: Address? = SystemClock.next("_Unwind_GetCFA")

  /// What the walk has found.
  private struct Found {
    var addresses: [UInt] = []
    var limit: Int
    var end: UInt
  }

  /// The return addresses of all frames, innermost first.
  static func addresses(limit: Int, upTo end: UInt) -> [UInt] {
    let found = UnsafeMutablePointer<Found>.allocate(capacity: 1)
    found.initialize(to: Found(limit: limit, end: end))
    defer {
      found.deinitialize(count: 1)
      found.deallocate()
    }
    guard let walk else { return [] }
    _ = walk(visitor, found)
    return found.pointee.addresses
  }

  private static let visitor: Visitor = { visit($0, $1) }

  private static func visit(_ context: OpaquePointer, _ raw: UnsafeMutableRawPointer) -> CInt {
    let found = raw.assumingMemoryBound(to: Found.self)
    guard found.pointee.addresses.count < found.pointee.limit,
      place?(context) ?? .max < found.pointee.end
    else { return enough }
    found.pointee.addresses.append(address?(context) ?? 0)
    return goOn
  }
}
