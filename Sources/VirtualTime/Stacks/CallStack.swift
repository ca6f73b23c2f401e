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
  /// - Returns: The stack; empty off the main thread.
  @inline(never)
  package static func capture() -> CallStack {
    let frame = HostContext.withCurrentContext { UInt($0.framePointer) }
    return CallStack(addresses: StackWalk(from: frame).addresses)
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

  init(from start: UInt) {
    guard start < Self.stackEnd, Self.stackEnd - start < Self.stackLimit else { return }
    var frame = start
    while addresses.count < Self.limit, frame < Self.stackEnd - 16, frame % 8 == 0 {
      // A frame begins with its caller's frame pointer and return address.
      addresses.append(Self.word(at: frame + 8))
      let caller = Self.word(at: frame)
      // The stack grows downwards: a caller's frame is above.
      guard caller > frame else { return }
      frame = caller
    }
  }

  private static func word(at address: UInt) -> UInt {
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
