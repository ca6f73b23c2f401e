import Glibc
import Synchronization

/// `dispatch_async(3)`: the block runs on the scheduler, whatever queue it was meant for.
///
/// One thread that runs every block in the order asked for is an execution that Dispatch allows,
/// and the same one each time.
@_cdecl("dispatch_async")
public func virtualDispatchAsync(_ queue: UnsafeRawPointer, _ block: UnsafeRawPointer) {
  guard SystemClock.isVirtual.load(ordering: .relaxed) else {
    return DispatchBlock.realAsync?(queue, block) ?? ()
  }
  let copy = DispatchBlock(copying: block)
  _ = Scheduler.shared.schedule(after: .zero, kind: .timer, label: "DispatchQueue.async") {
    copy.call()
  }
}

/// `dispatch_after(3)` on the virtual clock.
@_cdecl("dispatch_after")
public func virtualDispatchAfter(
  _ when: UInt64, _ queue: UnsafeRawPointer, _ block: UnsafeRawPointer
) {
  guard SystemClock.isVirtual.load(ordering: .relaxed) else {
    return DispatchBlock.realAfter?(when, queue, block) ?? ()
  }
  let copy = DispatchBlock(copying: block)
  _ = Scheduler.shared.schedule(
    after: DispatchBlock.delay(until: when), kind: .timer, label: "DispatchQueue.asyncAfter"
  ) {
    copy.call()
  }
}

/// `dispatch_sync(3)`: the block runs at once.
///
/// Everything runs on the main thread, where waiting for the main queue would be waiting for
/// oneself.
@_cdecl("dispatch_sync")
public func virtualDispatchSync(_ queue: UnsafeRawPointer, _ block: UnsafeRawPointer) {
  guard SystemClock.isVirtual.load(ordering: .relaxed) else {
    return DispatchBlock.realSync?(queue, block) ?? ()
  }
  DispatchBlock.call(block)
}

/// A block of the C blocks runtime, kept until it has been called.
///
/// Blocks come as plain pointers because a function that C calls cannot take a Swift block.
private final class DispatchBlock: Sendable {
  private nonisolated(unsafe) let pointer: UnsafeMutableRawPointer?

  init(copying block: UnsafeRawPointer) { pointer = Self.copy?(block) }

  deinit { if let pointer { Self.release?(pointer) } }

  func call() { if let pointer { Self.call(pointer) } }

  /// Calls a block: its code is the third word of its literal (the blocks runtime's ABI).
  static func call(_ block: UnsafeRawPointer) {
    typealias Code = @convention(c) (UnsafeRawPointer) -> Void
    block.load(fromByteOffset: 16, as: Code.self)(block)
  }

  /// How long it is until a `dispatch_time_t`, which counts nanoseconds of the monotonic clock, or
  /// of the wall clock, negated, when its top bit is set.
  static func delay(until when: UInt64) -> Duration {
    if when == .max { return .seconds(1 << 32) }
    let isWallClock = Int64(bitPattern: when) < 0
    let nanoseconds = isWallClock ? 0 &- Int64(bitPattern: when) : Int64(bitPattern: when)
    let start = isWallClock ? SystemClock.epoch : SystemClock.uptime
    return .nanoseconds(nanoseconds) - .seconds(start) - Scheduler.shared.now
  }

  typealias QueueFunction = @convention(c) (UnsafeRawPointer, UnsafeRawPointer) -> Void
  typealias AfterFunction = @convention(c) (UInt64, UnsafeRawPointer, UnsafeRawPointer) -> Void

  private static let copy: (@convention(c) (UnsafeRawPointer) -> UnsafeMutableRawPointer?)? =
    SystemClock.next("_Block_copy")
  private static let release: (@convention(c) (UnsafeMutableRawPointer) -> Void)? =
    SystemClock.next("_Block_release")

  static let realAsync: QueueFunction? = SystemClock.next("dispatch_async")
  static let realSync: QueueFunction? = SystemClock.next("dispatch_sync")
  static let realAfter: AfterFunction? = SystemClock.next("dispatch_after")
}
