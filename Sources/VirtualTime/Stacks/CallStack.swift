import Glibc
@_spi(Contexts) @_spi(Internal) import Runtime

/// The calls that were under way at some moment, as addresses: quick to take, named when asked.
public struct CallStack: Hashable, Sendable {
  /// Return addresses, innermost first: each one more than an address within its call.
  ///
  /// Other addresses are made to look alike by adding one.
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

  /// Takes the calling code's stack across libraries that keep no frame pointers, as Dispatch's
  /// overlay for Swift: by the tables that exceptions are unwound with, which takes longer.
  ///
  /// - Parameter end: Address on the stack at which to end; `nil` for all.
  /// - Returns: The stack; empty off the main thread, and where the system cannot unwind.
  package static func captureAcrossLibraries(upTo end: UInt? = nil) -> CallStack {
    guard StackWalk.isOnStack(callerFrame()) else { return CallStack() }
    return CallStack(addresses: UnwindTables.addresses(limit: 200, upTo: end ?? .max))
  }

  /// Where on the stack the calling function stands: those that it calls stand below.
  @inline(never)
  static func callerFrame() -> UInt {
    let own = HostContext.withCurrentContext { UInt($0.framePointer) }
    return StackWalk.isOnStack(own) ? StackWalk.word(at: own) : 0
  }

  /// Takes the stack that a signal interrupted; the runtime's own walk copes with more there.
  ///
  /// - Parameter address: Where the processor was: it has no return address and would be missing.
  /// - Returns: The stack; empty if it cannot be walked.
  package static func capture(interruptedAt address: UInt?) -> CallStack {
    let backtrace = try? Backtrace.capture(limit: 160, offset: 1, top: 40)
    let addresses = (backtrace?.frames).map { $0.compactMap(\.address) } ?? []
    return CallStack(addresses: (address.map { [$0 + 1] } ?? []) + addresses)
  }
}

extension Backtrace.Frame {
  /// Where in a call it is; nothing for a place at which an asynchronous function goes on.
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

  /// Where the main thread's stack ends, as the dynamic linker noted at the start.
  private static let stackEnd: UInt = {
    dlsym(nil, "__libc_stack_end")?.load(as: UInt.self) ?? 0
  }()

  /// How large a stack may be; other threads' are farther away from the main one's end, and are
  /// not walked.
  private static let stackLimit: UInt = 64 << 20
}

/// A walk by the unwinder of C++, which knows every library's frames by their tables.
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
  /// Where on the stack a frame's caller stands.
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
